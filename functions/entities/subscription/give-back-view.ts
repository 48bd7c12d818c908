import { retry } from '#functions/data/retry.ts';
import { transact, type Writes } from '#functions/data/transact.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import { forgetView, readUnlock } from './candidate-view-store.ts';
import { allowView, isActive, readEntitlement, uncountView } from './entitlement-store.ts';
import { totalOf } from './grants.ts';
import type { StoredSubscription } from './stored-subscription.ts';
import { putSubscription, readSubscription } from './subscription-store.ts';

/**
 * Takes back that a recruiter unlocked a candidate: the record goes, and the running subscription has one view more, if it is the
 * one that the view belongs to, or what was left of that one went into it (docs/decisions/0089-refunds-by-name.md). All in one
 * transaction: whatever is repeated or concurrent, a view is given back once (1 read unit and 6 write units; for a view of an earlier
 * subscription 4 read units and at most 20 write units).
 */
export const giveBackView = (recruiterId: number, candidateId: number, now: EpochMs): Promise<true> =>
  retry(async () => {
    const unlock = await readUnlock(recruiterId, candidateId);
    if (!unlock) return true;
    const view = forgetView(recruiterId, candidateId, unlock);
    const { subscription_id: id } = unlock;
    // A view that was credited has come back already.
    if (id === undefined || unlock.credit) return (await transact({ view })).done || undefined;
    const result = await transact({ view, count: uncountView(recruiterId, id, now) });
    if (result.done) return true;
    if (result.failed !== 'count') return undefined;
    return (await transact({ view, ...(await moreViews(recruiterId, id, now)) })).done || undefined;
  });

/** The writes that give a view of an earlier subscription to the running one; none when nothing of that one went into it. */
export async function moreViews(recruiterId: number, id: number, now: EpochMs): Promise<Writes> {
  const entitlement = await readEntitlement(recruiterId);
  if (!isActive(entitlement, now) || entitlement.subscription_id === id) return {};
  const [running, previous] = await Promise.all(
    [entitlement.subscription_id, id].map((each) => readSubscription(recruiterId, each)),
  );
  // Of a payment that was taken back, the views that were used stay used.
  const more = previous?.closed === 'superseded' ? withViewOf(running, id) : undefined;
  return more ? { count: allowView(recruiterId, more.summary.id, now), subscription: putSubscription(more) } : {};
}

/** The subscription with one view more in what it has of an earlier one; undefined when it has nothing of it. */
function withViewOf(running: StoredSubscription | undefined, id: number): StoredSubscription | undefined {
  const place = running?.grants.findIndex(({ subscription_id }) => subscription_id === id) ?? -1;
  if (!running || place < 0) return undefined;
  const grants = running.grants.map((grant, nth) => (nth === place ? { ...grant, views: grant.views + 1 } : grant));
  return { ...running, grants, summary: { ...running.summary, candidate_limit: totalOf(grants).views } };
}
