import { is, isAbsent, updateItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import type { TransactionItem } from '#functions/data/write.ts';
import type { Account } from '#functions/entities/account/stored-account.ts';

/**
 * The write by which a recruiter joins a company, gets another role there, or leaves it (2 write units inside a transaction). Its
 * condition fails when the account changed since it was read.
 * @param sessions those that go on; absent: all
 */
export const setMembership = (
  { kind, id, version }: Account,
  company: Account['company'],
  sessions?: Account['sessions'],
): TransactionItem =>
  updateItem<Account>(keys.account(kind, id), {
    set: { company, sessions },
    remove: company ? [] : ['company'],
    add: { version: 1 },
    when: { version: is(version) },
  });

/**
 * The write that notes that a founder has colleagues (2 write units inside a transaction). Its condition fails when the founder is not
 * active, or works in another company.
 */
export const noteColleagues = (founderId: number): TransactionItem =>
  updateItem<Account>(keys.account('recruiter', founderId), {
    set: { has_colleagues: true },
    when: { state: is('active'), company: isAbsent },
  });
