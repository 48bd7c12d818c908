import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { batchGet } from '#functions/data/batch-get.ts';
import { keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import type { TransactionItem } from '#functions/data/write.ts';
import type { AccountKind } from '#shared/domain/account-kind.ts';
import { type Account, type AccountState, accountState, adminRole, type NewAccount } from './account-store.ts';

/** Whose an e-mail address is. State and role mirror the account's: they change in the same transaction. */
export const emailPointer = z.object({
  kind: z.enum(['candidate', 'recruiter', 'admin']),
  id: z.int(),
  state: accountState,
  role: z.nullable(adminRole),
});
export type EmailPointer = z.output<typeof emailPointer>;

/** Admins are apart: the same address may also be a candidate's or recruiter's. */
export const pointerKey = (kind: AccountKind, email: string) =>
  kind === 'admin' ? keys.adminEmail(email) : keys.email(email);

/** Whose an address is among the accounts of that kind, read consistently (1 read unit), or undefined. */
export async function readEmailPointer(kind: AccountKind, email: string): Promise<EmailPointer | undefined> {
  const { Item } = await documents.send(
    new GetCommand({ TableName: tableName(), Key: pointerKey(kind, email), ConsistentRead: true }),
  );
  return Item ? emailPointer.parse(Item) : undefined;
}

type AddressOwner = Pick<NewAccount, 'kind' | 'id' | 'email' | 'role'> & { state?: AccountState };

/**
 * The write that takes an e-mail address for an account, active unless said otherwise (2 write units inside a
 * transaction). Its condition fails when the address is taken: one address is one account across candidates and
 * recruiters.
 */
export function putEmailPointer({ kind, id, email, role, state = 'active' }: AddressOwner): TransactionItem {
  const pointer: EmailPointer = { kind, id, state, role };
  return {
    Put: {
      Item: { ...pointerKey(kind, email), entity: 'email', schema_version: 1, ...pointer },
      ConditionExpression: 'attribute_not_exists(PK)',
    },
  };
}

type Owner = Pick<Account, 'kind' | 'id' | 'email'>;

const isStillTheirs = {
  ConditionExpression: 'id = :id AND kind = :kind',
} as const;

const owner = ({ kind, id }: Owner) => ({ ':id': id, ':kind': kind });

/** The write that mirrors an account's new state (2 write units inside a transaction). */
export const setEmailState = (account: Owner, to: AccountState): TransactionItem => ({
  Update: {
    Key: pointerKey(account.kind, account.email),
    UpdateExpression: 'SET #state = :to',
    ...isStillTheirs,
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: { ':to': to, ...owner(account) },
  },
});

/** The write that gives an e-mail address free (2 write units inside a transaction). */
export const deleteEmailPointer = (account: Owner): TransactionItem => ({
  Delete: {
    Key: pointerKey(account.kind, account.email),
    ...isStillTheirs,
    ExpressionAttributeValues: owner(account),
  },
});

/** Whether an address is anybody's now, admins included, read consistently (2 read units). */
export async function isAddressTaken(email: string): Promise<boolean> {
  return (await batchGet([keys.email(email), keys.adminEmail(email)], true)).length > 0;
}

const requireAbsent = (Key: { PK: string; SK: string }): TransactionItem => ({
  ConditionCheck: { Key, ConditionExpression: 'attribute_not_exists(PK)' },
});

/** The checks that an address still belongs to no account when a transaction is written (4 write units). */
export const requireFreeAddress = (email: string) => ({
  noUser: requireAbsent(keys.email(email)),
  noAdmin: requireAbsent(keys.adminEmail(email)),
});

/** The write that forgets an address's codes and what was counted for it (2 write units inside a transaction). */
export const deleteCodes = (email: string): TransactionItem => ({ Delete: { Key: keys.oneTimeCodes(email) } });
