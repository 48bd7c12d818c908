import { type Condition, insertItem, is, isAbsent, isPresent, updateItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import type { TransactionItem } from '#functions/data/write.ts';
import { type Account, type AccountState, accountSchemaVersion } from './stored-account.ts';

export type NewAccount = Pick<Account, 'kind' | 'id' | 'email' | 'name' | 'role'> &
  Partial<Pick<Account, 'sessions' | 'accepted_until' | 'company'>>;

/**
 * The write of a new, active account, without sessions unless it begins with one: 2 write units inside a transaction.
 */
export function putNewAccount(account: NewAccount): TransactionItem {
  const { kind, id } = account;
  const item: Account = { sessions: {}, ...account, state: 'active', verified: false, version: 1 };
  return insertItem({ ...keys.account(kind, id), entity: 'account', schema_version: accountSchemaVersion, ...item });
}

/** The part of an account that its changes need. Without a role it is treated as not a master admin's. */
export type AccountOwner = Pick<Account, 'kind' | 'id' | 'email'> & Partial<Pick<Account, 'role'>>;

/**
 * The condition that an account has the given address and role, in which its kind of master admins is counted: without a role it is
 * no master admin's.
 */
export const isSame = ({ email, role }: AccountOwner): Condition<Account> =>
  role === 'master_admin'
    ? { when: { email: is(email), role: is(role) } }
    : { when: { email: is(email) }, unless: { role: is('master_admin') } };

/**
 * The write that moves an account from one of the states `from` to `to` and ends all its sessions (2 write units inside
 * a transaction). Its condition fails, returning the stored item, when the account is in another state, is gone, has
 * another e-mail address by now, or is a master admin's and `account` has no such role.
 */
export const setAccountState = (
  account: AccountOwner,
  from: readonly AccountState[],
  to: AccountState,
): TransactionItem =>
  updateItem<Account>(keys.account(account.kind, account.id), {
    ...isSame(account),
    move: { state: { from, to } },
    set: { sessions: {} },
    add: { version: 1 },
  });

/**
 * The write that sets whether a recruiter's account is verified (2 write units inside a transaction). Its condition
 * fails when there is no such account, and, returning the stored item, when it has that verification already, another address than
 * the given one, or works in the company of another, whose verification counts.
 */
export const setAccountVerified = (recruiterId: number, verified: boolean, email?: string): TransactionItem =>
  updateItem<Account>(keys.account('recruiter', recruiterId), {
    set: { verified },
    when: { PK: isPresent, company: isAbsent, email: email === undefined ? undefined : is(email) },
    unless: { verified: is(verified) },
  });

/**
 * The write that changes an account's name (2 write units inside a transaction). Its condition fails when the account
 * changed since it was read, or is not active.
 */
export const setAccountName = ({ kind, id, version }: Account, name: string): TransactionItem =>
  updateItem<Account>(keys.account(kind, id), {
    set: { name },
    add: { version: 1 },
    when: { version: is(version), state: is('active') },
  });

/**
 * The write that sets the day up to which an account accepted all versions (2 write units inside a transaction). Its
 * condition fails when the account accepted others since it was read, or is gone.
 */
export const setAcceptedUntil = (
  { kind, id, accepted_until: before }: Pick<Account, 'kind' | 'id' | 'accepted_until'>,
  day: string,
): TransactionItem =>
  updateItem<Account>(keys.account(kind, id), {
    set: { accepted_until: day },
    when: { state: is('active'), accepted_until: before === undefined ? isAbsent : is(before) },
  });

/** The part of an account that changes with its e-mail address. */
export type MovedAccount = Pick<Account, 'email' | 'sessions'> & Required<Pick<Account, 'former_addresses'>>;

/**
 * The write that moves an account to another e-mail address, with its remaining sessions (2 write units inside a
 * transaction). Its condition fails when the account changed since it was read.
 */
export const setAccountEmail = ({ kind, id, version }: Account, moved: MovedAccount): TransactionItem =>
  updateItem<Account>(keys.account(kind, id), { set: moved, add: { version: 1 }, when: { version: is(version) } });

/** Fields of an account that its profile repeats in its summary, for lists. */
type MirroredFields = Pick<Account, 'email'> & { state: AccountState };

/**
 * The write that mirrors a field of an admin's or a recruiter's account in the profile (2 write units inside a
 * transaction, and 2 for each index). It fails when there is no profile.
 */
export const setProfileField = <Name extends keyof MirroredFields>(
  kind: 'admin' | 'recruiter',
  id: number,
  name: Name,
  value: MirroredFields[Name],
): TransactionItem =>
  updateItem<{ summary: MirroredFields }>(keys.profile(kind, id), {
    set: { [`summary.${name}`]: value },
    when: { PK: isPresent },
  });
