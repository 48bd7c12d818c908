import { indexKeys } from '#functions/data/index-keys.ts';
import { is, isAbsent, isPresent, updateItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import type { TransactionItem } from '#functions/data/write.ts';
import type { Account } from '#functions/entities/account/stored-account.ts';
import type { RecruiterProfile } from '#functions/entities/recruiter/stored-recruiter.ts';
import { type EpochMs, toIso } from '#shared/domain/time.ts';

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
 * The write that mirrors in a recruiter's profile in whose company they work (2 write units inside a transaction, and 2 for the list of
 * those who wait to be verified): only founders wait.
 * @param waitsFrom since when a recruiter who has left waits for a verification of their own; absent: they do not
 */
export function setWorksIn(id: number, companyId: number | undefined, waitsFrom?: EpochMs): TransactionItem {
  const since = waitsFrom === undefined ? undefined : toIso(waitsFrom);
  return updateItem<RecruiterProfile>(keys.profile('recruiter', id), {
    set: {
      'summary.works_in': companyId,
      waiting_since: since,
      ...(since && indexKeys.waitingRecruiters(since, id)),
    },
    remove: [
      ...(since ? [] : (['waiting_since', 'GSI1PK', 'GSI1SK'] as const)),
      ...(companyId === undefined ? (['summary.works_in'] as const) : []),
      'summary.sent_back',
    ],
    when: { PK: isPresent },
  });
}

/**
 * The write that notes that a founder has colleagues (2 write units inside a transaction). Its condition fails when the founder is not
 * active, or works in another company.
 */
export const noteColleagues = (founderId: number): TransactionItem =>
  updateItem<Account>(keys.account('recruiter', founderId), {
    set: { has_colleagues: true },
    when: { state: is('active'), company: isAbsent },
  });
