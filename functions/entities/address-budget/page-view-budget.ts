import { write } from '#functions/data/write.ts';
import { keyedHash } from '#functions/platform/keyed-hash.ts';
import { addMs, type EpochMs, hourMs } from '#shared/domain/time.ts';
import { budgetUse } from './budget-use.ts';
import { networkOf } from './network-of.ts';

/** How many views of jobs of one client network count in an hour: an office or a school together, but no flood. */
export const pageViewBudget = 120;

/**
 * Counts a view of a job in the hour of a client's network (1 write unit). The item is the network's own for views, expires
 * with the hour, and has the network as an HMAC only: nothing says which job was viewed.
 * @returns false when the network has used up its views of this hour
 */
export async function spendPageView(clientAddress: string, now: EpochMs): Promise<boolean> {
  const start = addMs(now, -(now % hourMs));
  const name = keyedHash(`page views of ${networkOf(clientAddress)}`);
  const uses = { page_views: { cost: 1, budget: pageViewBudget } };
  const { done } = await write(budgetUse({ name, start, end: addMs(start, hourMs), uses }));
  return done;
}
