import type { DemoData } from '#infra/local/demo-data/demo-types.ts';
import type { Plan } from '#shared/contracts/subscriptions.ts';
import type { TestApi } from '../api.ts';
import type { Principal } from '../principals.ts';
import { applicationDeeds, jobDeeds, shortlistDeeds, viewDeeds } from './hiring.ts';
import { candidateDeeds, readingDeed, recruiterDeeds } from './people.ts';
import { type PaidOrder, Stage } from './stage.ts';

/**
 * Does what demo data say through the portal's own calls, at the times that they say and in their order. Every call must
 * succeed: the data must not tell of anything that the portal would refuse.
 * @returns the orders that were paid by card
 */
export async function actOut(
  api: TestApi,
  data: DemoData,
  { plans, admin, now }: { plans: readonly Plan[]; admin: Principal; now: number },
): Promise<PaidOrder[]> {
  const stage = new Stage(api, admin);
  const deeds = [
    ...candidateDeeds(stage, data),
    ...recruiterDeeds(stage, data, plans),
    ...jobDeeds(stage, data),
    ...viewDeeds(stage, data),
    ...applicationDeeds(stage, data),
    ...shortlistDeeds(stage, data),
    readingDeed(stage, now),
  ].sort((left, right) => left.at - right.at);
  for (const { at, act } of deeds) {
    api.clock.set(at);
    await act();
  }
  return stage.orders;
}
