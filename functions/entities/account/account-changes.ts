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

// The parts of a transaction that keep account and e-mail address consistent. Each returns its writes by name, to spread
// into one transaction; where several conditions fail, the first write decides what the caller reports. The profile's
// own write comes from its store.

/** The writes of a new account. `address` fails when the address is taken. */
export const accountCreation = (account: NewAccount) => ({
  account: putNewAccount(account),
  address: putEmailPointer(account),
});

/** The write that moves the number of active master admins with this account's new state, if it moves. */
function countMasters(
  account: AccountOwner,
  from: readonly Account['state'][],
  isActive: boolean,
): TransactionItem | undefined {
  const change = Number(isActive) - Number(from.includes('active'));
  return account.role === 'master_admin' && change !== 0 ? countActiveMaster(change > 0 ? 1 : -1) : undefined;
}

/**
 * The writes that give an account another state and end all its sessions. `masters` fails when no active master admin
 * would be left; see `setAccountState` for when `account` fails. A master admin's `from` names exactly the state that was
 * read.
 */
export const accountStateChange = (account: AccountOwner, from: readonly AccountState[], to: AccountState) => ({
  masters: countMasters(account, from, to === 'active'),
  account: setAccountState(account, from, to),
  address: setEmailState(account, to),
});

/**
 * The writes that give an account another e-mail address; only `account` where the address stays the same. `account`
 * fails when the account changed since it was read, `newAddress` when the new address is taken.
 */
export function accountEmailChange(account: KeptAccount, moved: MovedAccount) {
  const isMoved = moved.email !== account.email;
  return {
    account: setAccountEmail(account, moved),
    newAddress: isMoved ? putEmailPointer({ ...account, email: moved.email }) : undefined,
    oldAddress: isMoved ? deleteEmailPointer(account) : undefined,
  };
}

/**
 * The writes that end an account in the state that was read. `masters` fails when no active master admin would be left.
 * The address is free afterwards, and nothing personal is left but what the following steps erase.
 */
export const accountErasure = (account: AccountOwner & Pick<Account, 'state'>) => ({
  masters: countMasters(account, [account.state], false),
  account: startErasing(account),
  address: deleteEmailPointer(account),
  profile: deleteProfile(account),
  codes: deleteCodes(account.email),
});
