import { accountEmailChange } from '#functions/entities/account/account-changes.ts';
import type { MovedAccount } from '#functions/entities/account/account-writes.ts';
import type { PresentAccount } from '#functions/entities/account/stored-account.ts';
import { auditOfDay } from '#functions/entities/audit/audit-store.ts';
import { profileEmailChange } from '#functions/entities/profile/profile-state.ts';
import { carriedTrial } from '#functions/entities/subscription/trial-store.ts';
import type { EpochMs } from '#shared/domain/time.ts';

/** An admin verified the recruiter with the previous address: the audit trail shows that it changed. */
const auditedMove = ({ id }: PresentAccount, now: EpochMs) =>
  auditOfDay({
    caller: { type: 'recruiter', id },
    action: 'recruiter_details_changed',
    target: { type: 'recruiter', id },
    now,
  });

/**
 * The writes that move an account with its profile to another e-mail address and end all sessions but the given ones.
 * `account` comes first: when it fails, the account changed since it was read, and `newAddress` may have failed because
 * the account has that address already. A trial that was taken with the one address counts for the other as well.
 * 8 write units, 12 of a candidate; of recruiters 1 read unit, and 2 write units more after a trial, and 8 when verified.
 * @param profile as stored
 */
export async function addressMove(account: PresentAccount, profile: unknown, moved: MovedAccount, now: EpochMs) {
  const isTrialCarried = account.kind === 'recruiter' && moved.email !== account.email;
  const trial = isTrialCarried ? await carriedTrial(account.email, moved.email) : undefined;
  return {
    ...accountEmailChange(account, moved),
    profile: profileEmailChange(account, profile, moved.email, now),
    trial,
    audit: account.verified ? auditedMove(account, now) : undefined,
  };
}
