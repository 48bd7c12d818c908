import { keys } from '#functions/data/keys.ts';
import type { TransactionItem } from '#functions/data/write.ts';
import { type Account, type AccountState, type AdminRole, accountSchemaVersion } from './stored-account.ts';

export type NewAccount = Pick<Account, 'kind' | 'id' | 'email' | 'name' | 'role'> &
  Partial<Pick<Account, 'sessions' | 'accepted_until'>>;

/**
 * The write of a new, active account, without sessions unless it begins with one: 2 write units inside a transaction.
 */
export function putNewAccount(account: NewAccount): TransactionItem {
  const { kind, id } = account;
  const item: Account = { sessions: {}, ...account, state: 'active', verified: false, version: 1 };
  return {
    Put: {
      Item: { ...keys.account(kind, id), entity: 'account', schema_version: accountSchemaVersion, ...item },
      ConditionExpression: 'attribute_not_exists(PK)',
    },
  };
}

/** The part of an account that its changes need. Without a role it is treated as not a master admin's. */
export type AccountOwner = Pick<Account, 'kind' | 'id' | 'email'> & Partial<Pick<Account, 'role'>>;

/** The condition that the stored role is the given one: it decides whether the master admins are counted. */
export const sameRole = ({ role }: AccountOwner) => (role === 'master_admin' ? '#role = :master' : '#role <> :master');

/**
 * The write that moves an account from one of the states `from` to `to` and ends all its sessions (2 write units inside
 * a transaction). Its condition fails, returning the stored item, when the account is in another state, is gone, has
 * another e-mail address by now, or is a master admin's and `account` has no such role.
 */
export function setAccountState(
  account: AccountOwner,
  from: readonly AccountState[],
  to: AccountState,
): TransactionItem {
  const { kind, id, email } = account;
  return {
    Update: {
      Key: keys.account(kind, id),
      UpdateExpression: 'SET #state = :to, sessions = :none ADD version :one',
      ConditionExpression: `email = :email AND #state IN (${from.map((_, i) => `:from${i}`).join(', ')}) AND ${sameRole(account)}`,
      ExpressionAttributeNames: { '#state': 'state', '#role': 'role' },
      ExpressionAttributeValues: {
        ':to': to,
        ':none': {},
        ':one': 1,
        ':email': email,
        ':master': 'master_admin' satisfies AdminRole,
        ...Object.fromEntries(from.map((state, i) => [`:from${i}`, state])),
      },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    },
  };
}

/**
 * The write that sets whether a recruiter's account is verified (2 write units inside a transaction). Its condition
 * fails when there is no such account, and, returning the stored item, when it has that verification already.
 */
export const setAccountVerified = (recruiterId: number, verified: boolean, email?: string): TransactionItem => ({
  Update: {
    Key: keys.account('recruiter', recruiterId),
    UpdateExpression: 'SET verified = :verified',
    ConditionExpression: `attribute_exists(PK) AND verified <> :verified${email === undefined ? '' : ' AND email = :email'}`,
    ExpressionAttributeValues: { ':verified': verified, ...(email !== undefined && { ':email': email }) },
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  },
});

/**
 * The write that changes an account's name (2 write units inside a transaction). Its condition fails when the account
 * changed since it was read, or is not active.
 */
export const setAccountName = ({ kind, id, version }: Account, name: string): TransactionItem => ({
  Update: {
    Key: keys.account(kind, id),
    UpdateExpression: 'SET #name = :name ADD version :one',
    ConditionExpression: 'version = :version AND #state = :active',
    ExpressionAttributeNames: { '#name': 'name', '#state': 'state' },
    ExpressionAttributeValues: { ':name': name, ':one': 1, ':version': version, ':active': 'active' },
  },
});

/**
 * The write that sets the day up to which an account accepted all versions (2 write units inside a transaction). Its
 * condition fails when the account accepted others since it was read, or is gone.
 */
export const setAcceptedUntil = (
  { kind, id, accepted_until: before }: Pick<Account, 'kind' | 'id' | 'accepted_until'>,
  day: string,
): TransactionItem => ({
  Update: {
    Key: keys.account(kind, id),
    UpdateExpression: 'SET accepted_until = :day',
    ConditionExpression: `#state = :active AND ${before === undefined ? 'attribute_not_exists(accepted_until)' : 'accepted_until = :before'}`,
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: {
      ':day': day,
      ':active': 'active' satisfies AccountState,
      ...(before === undefined ? {} : { ':before': before }),
    },
  },
});

/** The part of an account that changes with its e-mail address. */
export type MovedAccount = Pick<Account, 'email' | 'sessions'> & Required<Pick<Account, 'former_addresses'>>;

/**
 * The write that moves an account to another e-mail address, with its remaining sessions (2 write units inside a
 * transaction). Its condition fails when the account changed since it was read.
 */
export const setAccountEmail = (
  { kind, id, version }: Account,
  { email, sessions, former_addresses }: MovedAccount,
): TransactionItem => ({
  Update: {
    Key: keys.account(kind, id),
    UpdateExpression: 'SET email = :email, sessions = :sessions, former_addresses = :former ADD version :one',
    ConditionExpression: 'version = :version',
    ExpressionAttributeValues: {
      ':email': email,
      ':sessions': sessions,
      ':former': former_addresses,
      ':one': 1,
      ':version': version,
    },
  },
});

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
): TransactionItem => ({
  Update: {
    Key: keys.profile(kind, id),
    UpdateExpression: 'SET card.#name = :value',
    ConditionExpression: 'attribute_exists(PK)',
    ExpressionAttributeNames: { '#name': name },
    ExpressionAttributeValues: { ':value': value },
  },
});
