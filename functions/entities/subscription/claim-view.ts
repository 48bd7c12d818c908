import { retry } from '#functions/data/retry.ts';
import { transact } from '#functions/data/transact.ts';
import { readAccount } from '#functions/entities/account/account-store.ts';
import { lastSeenOf } from '#functions/entities/account/last-seen.ts';
import { activityOf } from '#shared/domain/last-activity.ts';
import { addDays, type EpochMs, toEpochMs } from '#shared/domain/time.ts';
import { claimRules, maxClaims } from '#shared/domain/view-credits.ts';
import { readUnlock } from './candidate-view-store.ts';
import { creditMark } from './credit-view.ts';
import { isActive, readEntitlement, uncountClaimed } from './entitlement-store.ts';

/** Why a view is not claimed back: none counts, it is not the time for it, too many were claimed of the plan, or the candidate is reached. */
export type ClaimRefusal = 'absent' | 'early' | 'late' | 'used' | 'active';

/**
 * Claims a view of the running plan back, as its candidate cannot be reached (3 read and 4 write units). Mark and count are one transaction, and
 * the number of claims is its condition: whatever is repeated or concurrent, a view comes back once, and no more than the plan allows. The
 * proof is that the candidate has not used the portal for 30 days. It is looked at last: a recruiter without such a view learns nothing of it.
 * @returns how many views count then, or why not
 */
export const claimView = (recruiterId: number, candidateId: number, now: EpochMs): Promise<number | ClaimRefusal> =>
  retry(async () => {
    const [unlock, entitlement] = await Promise.all([
      readUnlock(recruiterId, candidateId),
      readEntitlement(recruiterId),
    ]);
    if (!isActive(entitlement, now) || !unlock || unlock.credit) return 'absent';
    if (unlock.subscription_id !== entitlement.subscription_id) return 'absent';
    const viewed = toEpochMs(unlock.viewed_at);
    if (now < addDays(viewed, claimRules.fromDays)) return 'early';
    if (now > addDays(viewed, claimRules.untilDays)) return 'late';
    if ((entitlement.claims ?? 0) >= maxClaims(entitlement.candidate_limit)) return 'used';
    if (await isActiveCandidate(candidateId, now)) return 'active';
    const view = creditMark(recruiterId, candidateId, unlock, { reason: 'unreachable', now });
    const { done } = await transact({ view, count: uncountClaimed(recruiterId, entitlement, now) });
    return done ? entitlement.candidates_viewed - 1 : undefined;
  });

/** Whether the candidate has used the portal within 30 days: its messages reach them (1 read unit). */
async function isActiveCandidate(candidateId: number, now: EpochMs): Promise<boolean> {
  const account = await readAccount('candidate', candidateId);
  return account !== undefined && activityOf(lastSeenOf(account), now) !== 'earlier';
}
