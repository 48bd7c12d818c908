import type { DemoData } from '#infra/local/demo-data/demo-types.ts';
import type { Plan } from '#shared/contracts/subscriptions.ts';
import type { TestApi } from '../api.ts';
import type { Principal } from '../principals.ts';
import {
  scheduleApplications,
  scheduleJobs,
  schedulePageViews,
  scheduleReports,
  scheduleSearches,
  scheduleShortlisting,
  scheduleViews,
} from './hiring.ts';
import { scheduleCandidates, scheduleReading, scheduleRecruiters } from './people.ts';
import { type PaidOrder, Replay } from './replay.ts';

/**
 * Replays demo data through the portal's own calls, in order and at their times. Every call must succeed, as the data
 * must contain nothing that the portal would refuse.
 * @returns the orders that were paid by card
 */
export async function replayDemoData(
  api: TestApi,
  data: DemoData,
  { plans, admin, now }: { plans: readonly Plan[]; admin: Principal; now: number },
): Promise<PaidOrder[]> {
  const replay = new Replay(api, admin);
  const actions = [
    ...scheduleCandidates(replay, data),
    ...scheduleRecruiters(replay, data, plans),
    ...scheduleJobs(replay, data),
    ...scheduleViews(replay, data),
    ...schedulePageViews(replay, data),
    ...scheduleApplications(replay, data),
    ...scheduleShortlisting(replay, data),
    ...scheduleReports(replay, data),
    ...scheduleSearches(replay, data),
    scheduleReading(replay, now),
  ].sort((left, right) => left.at - right.at);
  for (const { at, act } of actions) {
    api.clock.set(at);
    await act();
  }
  return replay.orders;
}
