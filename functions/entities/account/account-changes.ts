import type { TransactionItem } from '#functions/data/write.ts';
import {
  type Account,
  type AccountOwner,
  type AccountState,
  deleteProfile,
  type KeptAccount,
  type MovedAccount,
  type NewAccount,
  putNewAccount,
  setAccountEmail,
  setAccountState,
  startErasing,
} from './account-store.ts';
import { deleteCodes, deleteEmailPointer, putEmailPointer, setEmailState } from './email-store.ts';
import { countActiveMaster } from './master-store.ts';

// The parts of a transaction that keep account and e-mail address in step. Each returns its writes in the order given,
// so that the index of a failed one tells why; the profile's own write comes from its store.

/** A new account: [account, e-mail address]. The second fails when the address is taken. */
export const accountCreation = (account: NewAccount): TransactionItem[] => [
  putNewAccount(account),
  putEmailPointer(account),
];

/** Place of the write that fails when it would leave the portal without an active master admin. */
export const masterCountWrite = 2;

/** How the number of active master admins moves with this account's new state: at most one write. */
const masterCount = (account: AccountOwner, from: readonly Account['state'][], isActive: boolean) => {
  const change = Number(isActive) - Number(from.includes('active'));
  return account.role === 'master_admin' && change !== 0 ? [countActiveMaster(change > 0 ? 1 : -1)] : [];
};

/**
 * Another state, with the end of all sessions: [account, e-mail address], and of master admins [.., their number].
 * See `setAccountState` for its refusals. A master admin's `from` names exactly the state that was read.
 */
export const accountStateChange = (
  account: AccountOwner,
  from: readonly AccountState[],
  to: AccountState,
): TransactionItem[] => [
  setAccountState(account, from, to),
  setEmailState(account, to),
  ...masterCount(account, from, to === 'active'),
];

/**
 * Another e-mail address, as stored: [account, new address, old address], or only [account] where the address stays. The
 * first fails when the account changed since it was read, the second when the new address is taken.
 */
export function accountEmailChange(account: KeptAccount, moved: MovedAccount): TransactionItem[] {
  const change = setAccountEmail(account, moved);
  if (moved.email === account.email) return [change];
  return [change, putEmailPointer({ ...account, email: moved.email }), deleteEmailPointer(account)];
}

/**
 * The end of an account in the state that was read: [account, e-mail address, number of master admins if it moves,
 * profile, codes]. The address is free afterwards, and nothing personal is left but what the following steps erase.
 */
export const accountErasure = (account: AccountOwner & Pick<Account, 'state'>): TransactionItem[] => [
  startErasing(account),
  deleteEmailPointer(account),
  ...masterCount(account, [account.state], false),
  deleteProfile(account),
  deleteCodes(account.email),
];
