import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import { isInUse } from '#functions/entities/account/stored-account.ts';
import type { AccountKind } from '#shared/domain/account-kind.ts';
import { type Account, parseAccount, storedAccount } from './stored-account.ts';

/** The account, read consistently (1 read unit), or undefined. */
export async function readAccount(kind: AccountKind, id: number): Promise<Account | undefined> {
  const { Item } = await documents.send(
    new GetCommand({ TableName: tableName(), Key: keys.account(kind, id), ConsistentRead: true }),
  );
  return Item ? parseAccount(Item) : undefined;
}

const rights = z.pick(storedAccount, { state: true, verified: true });

async function readRights(kind: AccountKind, id: number): Promise<z.output<typeof rights> | undefined> {
  const { Item } = await documents.send(
    new GetCommand({
      TableName: tableName(),
      Key: keys.account(kind, id),
      ProjectionExpression: '#state, verified',
      ExpressionAttributeNames: { '#state': 'state' },
      ConsistentRead: true,
    }),
  );
  return Item ? rights.parse(Item) : undefined;
}

/** The account's state, read consistently (1 read unit), or undefined. */
export const readState = async (kind: AccountKind, id: number): Promise<Account['state'] | undefined> =>
  (await readRights(kind, id))?.state;

/** Whether an admin has verified the recruiter, read consistently (1 read unit); false without an account. */
export const isVerified = async (recruiterId: number): Promise<boolean> =>
  (await readRights('recruiter', recruiterId))?.verified ?? false;

/**
 * Whether a recruiter's jobs may be public: the account is active and verified. Read consistently (1 read unit);
 * undefined without an account.
 */
export async function mayHavePublicJobs(recruiterId: number): Promise<boolean | undefined> {
  const found = await readRights('recruiter', recruiterId);
  return found && isInUse(found) && found.verified;
}

/**
 * The account with its profile as stored, read consistently in one query (1 read unit up to 4 KB), or undefined.
 * The profile's entity parses it.
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
  return account && profile ? { account: parseAccount(account), profile } : undefined;
}
