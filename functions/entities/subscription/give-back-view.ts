import { transact } from '#functions/data/transact.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import { forgetView, readUnlock } from './candidate-view-store.ts';
import { uncountView } from './entitlement-store.ts';

/**
 * Takes back that a recruiter unlocked a candidate: the record goes, and if the view belongs to the running subscription its
 * count falls by one, in one transaction. Whatever is repeated or concurrent, a view is given back once (1 read unit, 6 write
 * units, 4 more for a view of an earlier subscription).
 */
export async function giveBackView(recruiterId: number, candidateId: number, now: EpochMs): Promise<void> {
  const unlock = await readUnlock(recruiterId, candidateId);
  if (!unlock) return;
  const view = forgetView(recruiterId, candidateId, unlock);
  const { subscription_id } = unlock;
  const count = subscription_id === undefined ? undefined : uncountView(recruiterId, subscription_id, now);
  const result = await transact({ view, count });
  if (!result.done && result.failed === 'count') await transact({ view });
}
