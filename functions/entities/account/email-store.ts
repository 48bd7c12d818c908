import {
  type Condition,
  checkItem,
  deleteItem,
  insertItem,
  is,
  isAbsent,
  updateItem,
} from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { readItem } from '#functions/data/query.ts';
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
  const item = await readItem(pointerKey(kind, email));
  return item && parseEmailPointer(item);
}

type AddressOwner = Pick<NewAccount, 'kind' | 'id' | 'email' | 'role'> & { state?: AccountState };

/**
 * The write that takes an e-mail address for an account, active unless said otherwise (2 write units inside a
 * transaction). Its condition fails when the address is taken: one address is one account across candidates and
 * recruiters.
 */
export function putEmailPointer({ kind, id, email, role, state = 'active' }: AddressOwner): TransactionItem {
  const pointer: EmailPointer = { kind, id, state, role };
  return insertItem({
    ...pointerKey(kind, email),
    entity: 'email',
    schema_version: accountSchemaVersion,
    ...pointer,
  });
}

type Owner = Pick<Account, 'kind' | 'id' | 'email'>;

const isOf = ({ kind, id }: Owner): Condition<EmailPointer> => ({ when: { id: is(id), kind: is(kind) } });

/** The write that mirrors an account's new state (2 write units inside a transaction). */
export const setEmailState = (account: Owner, to: AccountState): TransactionItem =>
  updateItem<EmailPointer>(pointerKey(account.kind, account.email), { ...isOf(account), set: { state: to } });

/** The write that frees an e-mail address (2 write units inside a transaction). */
export const deleteEmailPointer = (account: Owner): TransactionItem =>
  deleteItem<EmailPointer>(pointerKey(account.kind, account.email), isOf(account));

const requireAbsent = (key: { PK: string; SK: string }): TransactionItem =>
  checkItem<EmailPointer>(key, { when: { PK: isAbsent } });

/** The checks that an address still belongs to no account when a transaction is written (4 write units). */
export const requireFreeAddress = (email: string) => ({
  noUser: requireAbsent(keys.email(email)),
  noAdmin: requireAbsent(keys.adminEmail(email)),
});
