import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import type { TransactionItem } from '#functions/data/transact.ts';
import type { AccountKind } from '#shared/domain/account-kind.ts';

/** A live session: when it was made and last used, in seconds since 1970. */
const session = z.object({ created: z.int(), seen: z.int() });
export type Session = z.output<typeof session>;

export const accountState = z.enum(['active', 'deactivated', 'deleted']);
export type AccountState = z.output<typeof accountState>;

export const adminRole = z.enum(['admin', 'master_admin']);
export type AdminRole = z.output<typeof adminRole>;

/** Rights, state and live sessions of an account: the one item that a call reads to know its caller. */
const accountItem = z.object({
  kind: z.enum(['candidate', 'recruiter', 'admin']),
  id: z.int(),
  email: z.string(),
  name: z.string(),
  state: accountState,
  /** Of recruiters: an admin has verified the company. */
  verified: z.boolean(),
  /** Of admins. */
  role: z.nullable(adminRole),
  /** By SHA-256 of the session's secret. */
  sessions: z.record(z.string(), session),
  /** Rises with every change of the sessions, so that concurrent sign-ins do not lose one. */
  version: z.int(),
});
export type Account = z.output<typeof accountItem>;

/** The account, read consistently (1 read unit), or undefined. */
export async function readAccount(kind: AccountKind, id: number): Promise<Account | undefined> {
  const { Item } = await documents.send(
    new GetCommand({ TableName: tableName(), Key: keys.account(kind, id), ConsistentRead: true }),
  );
  return Item ? accountItem.parse(Item) : undefined;
}

/**
 * The account with its profile as stored, read consistently in one query (1 read unit up to 4 KB), or undefined.
 * The profile's store knows its shape.
 */
export async function readAccountWithProfile(
  kind: AccountKind,
  id: number,
): Promise<{ account: Account; profile: unknown } | undefined> {
  const [first, last] = [keys.account(kind, id), keys.profile(kind, id)];
  const { Items = [] } = await documents.send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'PK = :owner AND SK BETWEEN :first AND :last',
      ExpressionAttributeValues: { ':owner': first.PK, ':first': first.SK, ':last': last.SK },
      ConsistentRead: true,
    }),
  );
  const account = Items.find(({ SK }) => SK === first.SK);
  const profile = Items.find(({ SK }) => SK === last.SK);
  return account && profile ? { account: accountItem.parse(account), profile } : undefined;
}

export type NewAccount = Pick<Account, 'kind' | 'id' | 'email' | 'name' | 'role'>;

/** The write of a new, active account without sessions: 2 write units inside a transaction. */
export function putNewAccount(account: NewAccount): TransactionItem {
  const { kind, id } = account;
  const state: Account = { ...account, state: 'active', verified: false, sessions: {}, version: 1 };
  return {
    Put: {
      Item: { ...keys.account(kind, id), entity: 'account', schema_version: 1, ...state },
      ConditionExpression: 'attribute_not_exists(PK)',
    },
  };
}

/**
 * The write that moves an account from one of the states `from` to `to` and ends all its sessions (2 write units
 * inside a transaction). Its condition fails, showing the stored item, when the account is in another state, is gone,
 * has another e-mail by now, or is the master admin's: nobody could ever make another one.
 */
export function setAccountState(
  { kind, id, email }: Pick<Account, 'kind' | 'id' | 'email'>,
  from: readonly AccountState[],
  to: AccountState,
): TransactionItem {
  return {
    Update: {
      Key: keys.account(kind, id),
      UpdateExpression: 'SET #state = :to, sessions = :none ADD version :one',
      ConditionExpression: `email = :email AND #state IN (${from.map((_, i) => `:from${i}`).join(', ')}) AND #role <> :master`,
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

/** The write that notes in a recruiter's account whether it is verified (2 write units inside a transaction). */
export const setAccountVerified = (recruiterId: number, verified: boolean): TransactionItem => ({
  Update: {
    Key: keys.account('recruiter', recruiterId),
    UpdateExpression: 'SET verified = :verified',
    ConditionExpression: 'attribute_exists(PK)',
    ExpressionAttributeValues: { ':verified': verified },
  },
});

/**
 * The write that changes an account's name or e-mail (2 write units inside a transaction). A new e-mail ends every
 * session but `keptSessionKey`. Its condition fails when the account changed since it was read.
 */
export function setAccountIdentity(
  account: Account,
  { name, email }: { name: string; email: string },
  keptSessionKey: string,
): TransactionItem {
  const isMoving = email !== account.email;
  const kept = Object.entries(account.sessions).filter(([key]) => key === keptSessionKey);
  return {
    Update: {
      Key: keys.account(account.kind, account.id),
      UpdateExpression: `SET #name = :name, email = :email${isMoving ? ', sessions = :sessions' : ''} ADD version :one`,
      ConditionExpression: 'version = :version AND #state = :active',
      ExpressionAttributeNames: { '#name': 'name', '#state': 'state' },
      ExpressionAttributeValues: {
        ':name': name,
        ':email': email,
        ':one': 1,
        ':version': account.version,
        ':active': 'active',
        ...(isMoving ? { ':sessions': Object.fromEntries(kept) } : {}),
      },
    },
  };
}

/** The write that removes a soft-deleted account for good (2 write units inside a transaction). */
export const deleteAccount = ({ kind, id, email }: Pick<Account, 'kind' | 'id' | 'email'>): TransactionItem => ({
  Delete: {
    Key: keys.account(kind, id),
    ConditionExpression: '#state = :deleted AND email = :email',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: { ':deleted': 'deleted', ':email': email },
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  },
});
