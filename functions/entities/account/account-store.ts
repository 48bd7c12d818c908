import { GetCommand, QueryCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import { type TransactionItem, write } from '#functions/data/write.ts';
import type { AccountKind } from '#shared/domain/account-kind.ts';

/** A live session: when it was made and last used, in seconds since 1970. */
const session = z.object({ created: z.int(), seen: z.int() });
export type Session = z.output<typeof session>;

export const accountState = z.enum(['active', 'deactivated', 'deleted']);
export type AccountState = z.output<typeof accountState>;

/**
 * What becomes of an account that is deleted for good: `erasing` while what belongs to it goes piece by piece, then
 * `erased`. Lists and e-mail addresses never show these: profile and address go with the first write.
 */
const goneStates = ['erasing', 'erased'] as const;

export const adminRole = z.enum(['admin', 'master_admin']);
export type AdminRole = z.output<typeof adminRole>;

/** An e-mail address that the account had before, and when another one took its place (ISO 8601 in UTC). */
const formerAddress = z.object({ email: z.string(), changed_at: z.string() });
export type FormerAddress = z.output<typeof formerAddress>;

/** Rights, state and live sessions of an account: the one item that a call reads to know its caller. */
const accountItem = z.object({
  kind: z.enum(['candidate', 'recruiter', 'admin']),
  id: z.int(),
  email: z.string(),
  name: z.string(),
  state: z.enum([...accountState.options, ...goneStates]),
  /** Of recruiters: an admin has verified the company. */
  verified: z.boolean(),
  /** Of admins. */
  role: z.nullable(adminRole),
  /** By SHA-256 of the session's secret. */
  sessions: z.record(z.string(), session),
  /** Rises with every change of the sessions, so that concurrent sign-ins do not lose one. */
  version: z.int(),
  /** Oldest first; absent in accounts whose address never changed. See `former-addresses.ts` for how long they are kept. */
  former_addresses: z.optional(z.array(formerAddress)),
});
export type Account = z.output<typeof accountItem>;

/** Whether the account was deleted for good: nothing may be stored for it any more. */
export const isGone = (state: Account['state'] | undefined): boolean => state === 'erasing' || state === 'erased';

/** An account that is not being deleted for good. */
export type KeptAccount = Account & { state: AccountState };

export const isKept = (account: Account): account is KeptAccount => !isGone(account.state);

/** The account, read consistently (1 read unit), or undefined. */
export async function readAccount(kind: AccountKind, id: number): Promise<Account | undefined> {
  const { Item } = await documents.send(
    new GetCommand({ TableName: tableName(), Key: keys.account(kind, id), ConsistentRead: true }),
  );
  return Item ? accountItem.parse(Item) : undefined;
}

const standing = z.pick(accountItem, { state: true, verified: true });

async function readStanding(kind: AccountKind, id: number): Promise<z.output<typeof standing> | undefined> {
  const { Item } = await documents.send(
    new GetCommand({
      TableName: tableName(),
      Key: keys.account(kind, id),
      ProjectionExpression: '#state, verified',
      ExpressionAttributeNames: { '#state': 'state' },
      ConsistentRead: true,
    }),
  );
  return Item ? standing.parse(Item) : undefined;
}

/** The account's state, read consistently (1 read unit), or undefined. */
export const readState = async (kind: AccountKind, id: number): Promise<Account['state'] | undefined> =>
  (await readStanding(kind, id))?.state;

/**
 * Whether a recruiter's jobs may be public: the account is active and verified. Read consistently (1 read unit);
 * undefined without an account.
 */
export async function mayHavePublicJobs(recruiterId: number): Promise<boolean | undefined> {
  const found = await readStanding('recruiter', recruiterId);
  return found && found.state === 'active' && found.verified;
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

export type NewAccount = Pick<Account, 'kind' | 'id' | 'email' | 'name' | 'role'> & Partial<Pick<Account, 'sessions'>>;

/** The write of a new, active account, without sessions unless it begins with one: 2 write units inside a transaction. */
export function putNewAccount(account: NewAccount): TransactionItem {
  const { kind, id } = account;
  const state: Account = { sessions: {}, ...account, state: 'active', verified: false, version: 1 };
  return {
    Put: {
      Item: { ...keys.account(kind, id), entity: 'account', schema_version: 1, ...state },
      ConditionExpression: 'attribute_not_exists(PK)',
    },
  };
}

/** An account as its changes need it. Without the role it is taken for one that is no master admin's. */
export type AccountOwner = Pick<Account, 'kind' | 'id' | 'email'> & Partial<Pick<Account, 'role'>>;

/** The role decides whether the master admins must be counted, so it must be the stored one. */
const sameRole = ({ role }: AccountOwner) => (role === 'master_admin' ? '#role = :master' : '#role <> :master');

/**
 * The write that moves an account from one of the states `from` to `to` and ends all its sessions (2 write units
 * inside a transaction). Its condition fails, showing the stored item, when the account is in another state, is gone,
 * has another e-mail by now, or is a master admin's and that was not said.
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
 * The write that notes in a recruiter's account whether it is verified (2 write units inside a transaction). Its
 * condition fails when there is no such account, and, showing the stored item, when it stands so already.
 */
export const setAccountVerified = (recruiterId: number, verified: boolean): TransactionItem => ({
  Update: {
    Key: keys.account('recruiter', recruiterId),
    UpdateExpression: 'SET verified = :verified',
    ConditionExpression: 'attribute_exists(PK) AND verified <> :verified',
    ExpressionAttributeValues: { ':verified': verified },
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

/** What an account is after its e-mail address moved. */
export type MovedAccount = Pick<Account, 'email' | 'sessions'> & Required<Pick<Account, 'former_addresses'>>;

/**
 * The write that moves an account to another e-mail address, with the sessions that are left (2 write units inside a
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

/**
 * The write that begins to erase an account in the state that was read: sessions, name and addresses go at once
 * (2 write units inside a transaction). Its condition fails when the account changed its state or e-mail meanwhile.
 */
export function startErasing(account: AccountOwner & Pick<Account, 'state'>): TransactionItem {
  const { kind, id, email, state } = account;
  return {
    Update: {
      Key: keys.account(kind, id),
      UpdateExpression:
        'SET #state = :erasing, sessions = :none, #name = :blank, email = :blank ADD version :one REMOVE former_addresses',
      ConditionExpression: `email = :email AND #state = :from AND ${sameRole(account)}`,
      ExpressionAttributeNames: { '#state': 'state', '#role': 'role', '#name': 'name' },
      ExpressionAttributeValues: {
        ':erasing': 'erasing',
        ':from': state,
        ':none': {},
        ':blank': '',
        ':one': 1,
        ':email': email,
        ':master': 'master_admin' satisfies AdminRole,
      },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    },
  };
}

/** The write that removes what the account's owner told of itself (2 write units, and 2 for each of its indexes). */
export const deleteProfile = ({ kind, id }: Pick<Account, 'kind' | 'id'>): TransactionItem => ({
  Delete: { Key: keys.profile(kind, id) },
});

/** The account's version rises while it is being erased, so that the stream asks for the next step (1 write unit). */
export const askForNextStep = (kind: AccountKind, id: number): Promise<void> =>
  whileErasing(kind, id, { UpdateExpression: 'ADD version :one', ExpressionAttributeValues: { ':one': 1 } });

/** Days for which an erased account's number is remembered, so that late writes and repeated calls find out. */
const rememberedDays = 7;

/** Everything that belonged to the account is gone; `now` in milliseconds since 1970 (1 write unit). */
export const finishErasing = (kind: AccountKind, id: number, now: number): Promise<void> =>
  whileErasing(kind, id, {
    UpdateExpression: 'SET #state = :erased, expires_at = :expires ADD version :one',
    ExpressionAttributeValues: {
      ':one': 1,
      ':erased': 'erased',
      ':expires': Math.floor(now / 1000) + rememberedDays * 24 * 60 * 60,
    },
  });

async function whileErasing(
  kind: AccountKind,
  id: number,
  change: Pick<UpdateCommandInput, 'UpdateExpression' | 'ExpressionAttributeValues'>,
): Promise<void> {
  // The condition fails when another delivery of the same step has finished it.
  await write({
    Update: {
      Key: keys.account(kind, id),
      ...change,
      ConditionExpression: '#state = :erasing',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: { ...change.ExpressionAttributeValues, ':erasing': 'erasing' },
    },
  });
}
