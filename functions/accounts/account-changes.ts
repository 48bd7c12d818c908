import type { TransactionItem } from '#functions/data/transact.ts';
import {
  type Account,
  type AccountState,
  deleteAccount,
  type NewAccount,
  putNewAccount,
  setAccountIdentity,
  setAccountState,
} from './account-store.ts';
import { deleteCodes, deleteEmailPointer, putEmailPointer, setEmailState } from './email-store.ts';

type Owner = Pick<Account, 'kind' | 'id' | 'email'>;

// The parts of a transaction that keep account and e-mail address in step. Each returns its writes in the order given,
// so that the index of a failed one tells why; the profile's own write comes from its store.

/** A new account: [account, e-mail address]. The second fails when the address is taken. */
export const accountCreation = (account: NewAccount): TransactionItem[] => [
  putNewAccount(account),
  putEmailPointer(account),
];

/** Another state, with the end of all sessions: [account, e-mail address]. See `setAccountState` for its refusals. */
export const accountStateChange = (
  account: Owner,
  from: readonly AccountState[],
  to: AccountState,
): TransactionItem[] => [setAccountState(account, from, to), setEmailState(account, to)];

/**
 * Another name or e-mail: [account] or, with a new e-mail, [account, new address, old address].
 * The first fails when the account changed since it was read, the second when the new address is taken.
 * A new e-mail ends all sessions but the one that made the change.
 */
export function accountIdentityChange(
  account: Account,
  identity: { name: string; email: string },
  keptSessionKey: string,
): TransactionItem[] {
  const change = setAccountIdentity(account, identity, keptSessionKey);
  if (identity.email === account.email) return [change];
  return [change, putEmailPointer({ ...account, email: identity.email }), deleteEmailPointer(account)];
}

/** The end of a soft-deleted account: [account, e-mail address, its codes]. The address is free afterwards. */
export const accountDeletion = (account: Owner): TransactionItem[] => [
  deleteAccount(account),
  deleteEmailPointer(account),
  deleteCodes(account.email),
];
