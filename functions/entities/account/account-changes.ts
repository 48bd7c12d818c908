import type { TransactionItem } from '#functions/data/write.ts';
import {
  type AccountOwner,
  type MovedAccount,
  type NewAccount,
  putNewAccount,
  setAccountEmail,
  setAccountState,
} from './account-writes.ts';
import { deleteEmailPointer, putEmailPointer, setEmailState } from './email-store.ts';
import { countActiveMaster } from './master-store.ts';
import type { Account, AccountState, PresentAccount } from './stored-account.ts';

// The parts of a transaction that keep account and e-mail address consistent. Each returns its writes by name, to spread
// into one transaction; where several conditions fail, the first write decides what the caller reports. The profile's
// own write comes from its store.

/** The writes of a new account. `address` fails when the address is taken. */
export const accountCreation = (account: NewAccount) => ({
  account: putNewAccount(account),
  address: putEmailPointer(account),
});

/** The write that moves the number of active master admins with this account's new state, if it moves. */
export function countMasters(
  account: AccountOwner,
  from: readonly Account['state'][],
  isActive: boolean,
): TransactionItem | undefined {
  const change = Number(isActive) - Number(from.includes('active'));
  return account.role === 'master_admin' && change !== 0 ? countActiveMaster(change > 0 ? 1 : -1) : undefined;
}

/**
 * The writes that give an account another state and end all its sessions. `masters` fails when no active master admin
 * would be left; see `setAccountState` for when `account` fails. A master admin's `from` names exactly the state that
 * was read.
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
export function accountEmailChange(account: PresentAccount, moved: MovedAccount) {
  const isMoved = moved.email !== account.email;
  return {
    account: setAccountEmail(account, moved),
    newAddress: isMoved ? putEmailPointer({ ...account, email: moved.email }) : undefined,
    oldAddress: isMoved ? deleteEmailPointer(account) : undefined,
  };
}
