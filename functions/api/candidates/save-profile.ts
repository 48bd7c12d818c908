import { retry } from '#functions/data/retry.ts';
import { transact } from '#functions/data/transact.ts';
import { readAccountWithProfile } from '#functions/entities/account/account-store.ts';
import { setAccountName } from '#functions/entities/account/account-writes.ts';
import type { Caller } from '#functions/entities/account/caller.ts';
import { isInUse } from '#functions/entities/account/stored-account.ts';
import { withUse } from '#functions/entities/address-budget/day-budget.ts';
import {
  type CandidateChange,
  changedCandidate,
  replaceCandidate,
} from '#functions/entities/candidate/candidate-store.ts';
import { type CandidateProfile, parseCandidate } from '#functions/entities/candidate/stored-candidate.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { EpochMs } from '#shared/domain/time.ts';

/**
 * Saves a change of the caller's profile, which may depend on what is stored. The account has the name as well; both
 * change in one transaction. The profile counts the saves of the day: each is copied to all shortlists with it.
 * @throws HttpError 429 when the day's saves are used up
 */
export const saveProfile = (
  { caller, now }: { caller: Caller; now: EpochMs },
  change: (before: CandidateProfile) => CandidateChange | Promise<CandidateChange>,
): Promise<{ before: CandidateProfile; after: CandidateProfile }> =>
  retry(
    async () => {
      const found = await readAccountWithProfile('candidate', caller.id);
      if (!isInUse(found?.account)) throw new HttpError('SESSION_REQUIRED');
      const before = parseCandidate(found.profile);
      const saves = withUse(before.saves, 'profile_saves', now);
      const after = changedCandidate(before, { ...(await change(before)), saves });
      const isRenamed = after.summary.name !== found.account.name;
      const { done } = await transact({
        profile: replaceCandidate(after),
        name: isRenamed ? setAccountName(found.account, after.summary.name) : undefined,
      });
      return done ? { before, after } : undefined;
    },
    { attempts: 4 },
  );
