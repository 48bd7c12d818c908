import { is, isAbsent, updateItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { retry } from '#functions/data/retry.ts';
import { transact } from '#functions/data/transact.ts';
import type { TransactionItem } from '#functions/data/write.ts';
import type { CandidateView } from '#functions/entities/view/stored-view.ts';
import { type EpochMs, toIso } from '#shared/domain/time.ts';
import type { CreditReason } from '#shared/domain/view-credits.ts';
import { readUnlock } from './candidate-view-store.ts';
import { uncountView } from './entitlement-store.ts';
import { moreViews } from './give-back-view.ts';

/** The write that marks a view as credited, unless it was, or is another view by now (2 write units inside a transaction). */
export const creditMark = (
  recruiterId: number,
  candidateId: number,
  { viewed_at }: Pick<CandidateView, 'viewed_at'>,
  { reason, now }: { reason: CreditReason; now: EpochMs },
): TransactionItem =>
  updateItem<CandidateView>(keys.candidateView(recruiterId, candidateId), {
    set: { credit: { at: toIso(now), reason } },
    when: { viewed_at: is(viewed_at), credit: isAbsent },
  });

/**
 * Credits a view whose candidate cannot be reached: the count of the running subscription falls by one, or it may have one view more, where
 * what was left of the view's own went into it. The record says so and stays, with the right that it gives: so a view is credited once,
 * whatever is repeated or concurrent (1 read unit and 4 write units; for a view of an earlier subscription 4 read units and at most 20
 * write units).
 * @returns false when there is nothing to credit: no such view, one that was credited, or one of a plan that is over
 */
export const creditView = (
  recruiterId: number,
  candidateId: number,
  reason: CreditReason,
  now: EpochMs,
): Promise<boolean> =>
  retry(async () => {
    const unlock = await readUnlock(recruiterId, candidateId);
    if (!unlock || unlock.credit || unlock.subscription_id === undefined) return false;
    const { subscription_id: id } = unlock;
    const view = creditMark(recruiterId, candidateId, unlock, { reason, now });
    const result = await transact({ view, count: uncountView(recruiterId, id, now) });
    if (result.done) return true;
    if (result.failed !== 'count') return undefined;
    const more = await moreViews(recruiterId, id, now);
    if (Object.keys(more).length === 0) return false;
    return (await transact({ view, ...more })).done || undefined;
  });
