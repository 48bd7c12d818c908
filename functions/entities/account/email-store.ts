import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import type { TransactionItem } from '#functions/data/write.ts';
import type { AccountKind } from '#shared/domain/account-kind.ts';
import type { NewAccount } from './account-writes.ts';
import {
  type Account,
  type AccountState,
  accountSchemaVersion,
  type EmailPointer,
  parseEmailPointer,
} from './stored-account.ts';

/** Admins have pointers of their own: the same address may also be a candidate's or recruiter's. */
export const pointerKey = (kind: AccountKind, email: string) =>
  kind === 'admin' ? keys.adminEmail(email) : keys.email(email);

/** Which account of that kind an address belongs to, read consistently (1 read unit), or undefined. */
export async function readEmailPointer(kind: AccountKind, email: string): Promise<EmailPointer | undefined> {
  const { Item } = await documents.send(
    new GetCommand({ TableName: tableName(), Key: pointerKey(kind, email), ConsistentRead: true }),
  );
  return Item ? parseEmailPointer(Item) : undefined;
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
      Item: { ...pointerKey(kind, email), entity: 'email', schema_version: accountSchemaVersion, ...pointer },
      ConditionExpression: 'attribute_not_exists(PK)',
    },
  };
}

type Owner = Pick<Account, 'kind' | 'id' | 'email'>;

const isStillOwner = {
  ConditionExpression: 'id = :id AND kind = :kind',
} as const;

const owner = ({ kind, id }: Owner) => ({ ':id': id, ':kind': kind });

/** The write that mirrors an account's new state (2 write units inside a transaction). */
export const setEmailState = (account: Owner, to: AccountState): TransactionItem => ({
  Update: {
    Key: pointerKey(account.kind, account.email),
    UpdateExpression: 'SET #state = :to',
    ...isStillOwner,
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: { ':to': to, ...owner(account) },
  },
});

/** The write that frees an e-mail address (2 write units inside a transaction). */
export const deleteEmailPointer = (account: Owner): TransactionItem => ({
  Delete: {
    Key: pointerKey(account.kind, account.email),
    ...isStillOwner,
    ExpressionAttributeValues: owner(account),
  },
});

const requireAbsent = (Key: { PK: string; SK: string }): TransactionItem => ({
  ConditionCheck: { Key, ConditionExpression: 'attribute_not_exists(PK)' },
});

/** The checks that an address still belongs to no account when a transaction is written (4 write units). */
export const requireFreeAddress = (email: string) => ({
  noUser: requireAbsent(keys.email(email)),
  noAdmin: requireAbsent(keys.adminEmail(email)),
});
