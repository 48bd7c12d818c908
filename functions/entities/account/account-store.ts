import * as z from 'zod/mini';
import { isBetween } from '#functions/data/conditions.ts';
import { keys } from '#functions/data/keys.ts';
import { queryItems, readItem } from '#functions/data/query.ts';
import { isInUse } from '#functions/entities/account/stored-account.ts';
import type { AccountKind } from '#shared/domain/account-kind.ts';
import { type Account, parseAccount, storedAccount } from './stored-account.ts';

/** The account, read consistently (1 read unit), or undefined. */
export async function readAccount(kind: AccountKind, id: number): Promise<Account | undefined> {
  const item = await readItem(keys.account(kind, id));
  return item && parseAccount(item);
}

const rights = z.pick(storedAccount, { state: true, verified: true });

async function readRights(kind: AccountKind, id: number): Promise<z.output<typeof rights> | undefined> {
  const item = await readItem<Account>(keys.account(kind, id), { only: ['state', 'verified'] });
  return item && rights.parse(item);
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
  const { items } = await queryItems(first, { sort: isBetween(first.SK, last.SK), consistent: true });
  const account = items.find(({ SK }) => SK === first.SK);
  const profile = items.find(({ SK }) => SK === last.SK);
  return account && profile ? { account: parseAccount(account), profile } : undefined;
}
