import type { FailedWrite } from '#functions/data/transact-list.ts';
import type { TransactionItem } from '#functions/data/write.ts';
import { accountEmailChange } from '#functions/entities/account/account-changes.ts';
import type { KeptAccount, MovedAccount } from '#functions/entities/account/account-store.ts';
import { profileEmailChange } from '#functions/entities/profile/profile-state.ts';
import { carriedTrial } from '#functions/entities/subscription/trial-store.ts';

/**
 * Whether a move failed because the address belongs to somebody else. When the account's own write failed as well, the
 * account changed since it was read, and its new address may be this very one.
 */
export function isAddressTaken(
  account: KeptAccount,
  moved: Pick<MovedAccount, 'email'>,
  failed: readonly FailedWrite[],
) {
  const places = new Set(failed.map(({ index }) => index));
  return moved.email !== account.email && places.has(newAddressWrite) && !places.has(accountWrite);
}

const [accountWrite, newAddressWrite] = [0, 1];

/**
 * The writes that move an account with its profile to another e-mail address, all sessions but the named ones ended:
 * [account, new address, old address, profile, ...]. A trial that was taken with the one address counts for the other
 * as well. 8 write units, 12 of a candidate; of recruiters 1 read unit, and 2 write units more after a trial.
 * @param profile as stored
 */
export async function addressMove(
  account: KeptAccount,
  profile: unknown,
  moved: MovedAccount,
): Promise<TransactionItem[]> {
  const isTrialKept = account.kind === 'recruiter' && moved.email !== account.email;
  return [
    ...accountEmailChange(account, moved),
    profileEmailChange(account, profile, moved.email),
    ...(isTrialKept ? await carriedTrial(account.email, moved.email) : []),
  ];
}
