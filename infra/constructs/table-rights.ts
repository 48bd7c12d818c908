import type { CallDefinition } from '#shared/contracts/define.ts';
import { contracts, type Domain } from '#shared/contracts/index.ts';
import type { UserType } from '#shared/domain/account-kind.ts';
import { accountKindOf } from '#shared/domain/account-kind.ts';

/** A function's rights on the table (docs/decisions/0021-iam-from-use.md). No function may scan. */
export interface TableRights {
  reads: readonly ('GetItem' | 'BatchGetItem' | 'Query')[];
  /** Indexes that the function queries. */
  indexes?: readonly ('GSI1' | 'GSI2' | 'GSI3')[];
  /** Write actions; IAM evaluates a transaction as its single actions. */
  writes?: readonly ('PutItem' | 'UpdateItem' | 'DeleteItem' | 'ConditionCheckItem')[];
  /** Partition keys of its writes and of the condition checks in its transactions; `*` matches the rest of a key. */
  owns?: readonly string[];
  /** Accounts whose sessions it extends: only an update of the account item. */
  sessionsOf?: readonly string[];
}

const account = { candidate: 'CANDIDATE#*', recruiter: 'RECRUITER#*', admin: 'ADMIN#*' } as const;
const { candidate, recruiter, admin } = account;

/** Each domain's rights, from the reads and writes of its stores; the keys are defined in `functions/data/keys.ts`. */
const ofDomains: Readonly<Record<Domain, TableRights>> = {
  auth: {
    reads: ['GetItem', 'Query'],
    writes: ['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    // TRIAL: a change of address also marks the trial of the new address as used.
    owns: [
      'ADDRESS#*',
      'EMAIL#*',
      'SIGNUP#*',
      'COUNTER#*',
      'MASTER_ADMIN',
      'TRIAL#*',
      'AUDIT#*',
      candidate,
      recruiter,
      admin,
    ],
  },
  candidates: {
    reads: ['GetItem', 'BatchGetItem', 'Query'],
    indexes: ['GSI1', 'GSI2'],
    writes: ['PutItem', 'UpdateItem'],
    // Views of profiles are counted in the recruiter's partition.
    owns: ['AUDIT#*', candidate, recruiter],
  },
  recruiters: {
    reads: ['GetItem', 'BatchGetItem', 'Query'],
    indexes: ['GSI2'],
    writes: ['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    owns: ['AUDIT#*', recruiter],
  },
  jobs: {
    reads: ['GetItem', 'BatchGetItem', 'Query'],
    indexes: ['GSI1', 'GSI2', 'GSI3'],
    writes: ['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    // The recruiter's partition contains idempotency records, the records of jobs that an admin removed, and counted days.
    owns: ['JOB#*', 'ADDRESS#*', 'COUNTER#*', 'AUDIT#*', recruiter],
  },
  applications: {
    reads: ['GetItem', 'BatchGetItem', 'Query'],
    indexes: ['GSI1', 'GSI2', 'GSI3'],
    writes: ['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    // Applications are in the partition of their job, shortlist entries in that of the recruiter. A recorded contact appears in the thread, and the
    // active candidate of a new one is checked.
    owns: ['JOB#*', 'RANKINGS#*', 'THREAD#*', 'AUDIT#*', candidate, recruiter],
  },
  subscriptions: {
    reads: ['GetItem', 'BatchGetItem', 'Query'],
    indexes: ['GSI1', 'GSI2'],
    writes: ['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    // The admin's partition contains idempotency records of plans and subscriptions.
    owns: ['PLANS', 'TRIAL#*', 'PAYMENT#*', 'COUNTER#*', 'AUDIT#*', recruiter, admin],
  },
  payments: {
    reads: ['GetItem', 'Query'],
    indexes: ['GSI2'],
    writes: ['PutItem', 'UpdateItem', 'ConditionCheckItem'],
    // Plans are only checked, but all keys of a transaction must be in one statement.
    owns: ['PAYMENT#*', 'COUNTER#*', 'PLANS', 'AUDIT#*', recruiter],
  },
  admin: {
    reads: ['GetItem', 'BatchGetItem', 'Query'],
    indexes: ['GSI1', 'GSI2', 'GSI3'],
    writes: ['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    // Decisions about reports may take jobs down.
    // Erasing retains the sends of an address among the budgets.
    owns: ['EMAIL#*', 'ADDRESS#*', 'MASTER_ADMIN', 'AUDIT#*', 'REPORTS#*', 'JOB#*', candidate, recruiter, admin],
  },
  reports: {
    reads: ['GetItem', 'Query'],
    indexes: ['GSI1', 'GSI2'],
    writes: ['PutItem', 'UpdateItem', 'ConditionCheckItem'],
    // A lifted decision changes the account with its address, profile or job.
    owns: ['REPORTS#*', 'ADDRESS#*', 'JOB#*', 'EMAIL#*', 'AUDIT#*', candidate, recruiter, admin],
  },
  account: {
    reads: ['GetItem', 'BatchGetItem', 'Query'],
    indexes: ['GSI1', 'GSI2', 'GSI3'],
    writes: ['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    // Admins end their other sessions.
    owns: ['EMAIL#*', 'ADDRESS#*', candidate, recruiter, admin],
  },
  notifications: {
    reads: ['GetItem', 'BatchGetItem', 'Query'],
    writes: ['PutItem', 'UpdateItem', 'ConditionCheckItem'],
    // Mail preferences and devices are in the partition of the account.
    owns: ['INBOX#*', candidate, recruiter, admin],
  },
  shortlist: {
    reads: ['GetItem', 'BatchGetItem', 'Query'],
    indexes: ['GSI1', 'GSI2'],
    writes: ['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    // Applications, in the partition of their job, change with the entries that name them. Idempotency records of messages are with their accounts,
    // and of a first one the active candidate is checked. Reading a thread reads its notification.
    owns: ['JOB#*', 'THREAD#*', 'INTERVIEW#*', 'INBOX#*', 'ADDRESS#*', candidate, recruiter],
  },
  uploads: {
    // Files of messages look for the application that lets a company begin a thread.
    reads: ['GetItem', 'Query'],
    indexes: ['GSI2'],
    writes: ['PutItem', 'UpdateItem', 'DeleteItem'],
    // A company's documents are in its founder's partition, with the profile that waits again; files of messages are with their thread.
    owns: ['UPLOAD#*', 'THREAD#*', 'ADDRESS#*', 'AUDIT#*', candidate, recruiter],
  },
  transcriptions: {
    reads: ['GetItem'],
    indexes: ['GSI2'],
    writes: ['PutItem', 'UpdateItem', 'ConditionCheckItem'],
    owns: ['ADDRESS#*', candidate],
  },
  samples: { reads: ['GetItem'], indexes: ['GSI2'], writes: ['PutItem'], owns: [candidate] },
  certificates: {
    reads: ['GetItem', 'BatchGetItem', 'Query'],
    indexes: ['GSI1', 'GSI3'],
    writes: ['PutItem', 'UpdateItem', 'DeleteItem'],
    // Certificates are in the partition of their candidate.
    owns: ['CERTIFICATE_NUMBER#*', 'UPLOAD#*', 'AUDIT#*', candidate],
  },
  attestations: {
    // A candidate who blocks the company may have applied since.
    reads: ['GetItem', 'BatchGetItem', 'Query'],
    indexes: ['GSI2'],
    writes: ['PutItem', 'DeleteItem', 'ConditionCheckItem'],
    // Scorecards are with their interview, questions in the partition of the company.
    owns: ['AUDIT#*', 'INTERVIEW#*', candidate, recruiter],
  },
  // Names of languages are in a file of the function.
  languages: { reads: [] },
  matches: { reads: ['GetItem', 'Query'] },
  search: { reads: ['GetItem', 'BatchGetItem', 'Query'], indexes: ['GSI1', 'GSI3'] },
  searches: {
    reads: ['GetItem', 'Query'],
    writes: ['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    owns: ['ADDRESS#*', candidate, recruiter],
  },
  system: { reads: ['GetItem'] },
};

/** The rights of the function that renders documents: it knows no session. */
export const documentRights: TableRights = { reads: ['GetItem', 'BatchGetItem', 'Query'], indexes: ['GSI1', 'GSI3'] };

/** The rights of the functions that are started by the stream or a schedule. */
export const eventRights = {
  /**
   * Processes every change, issues invoices, and erases accounts: never writes addresses, audit entries and plans. Closes
   * the pending payments of an erased recruiter.
   */
  stream: {
    reads: ['GetItem', 'BatchGetItem', 'Query'],
    indexes: ['GSI1', 'GSI2', 'GSI3'],
    writes: ['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    owns: [
      'EVENT#*',
      'FEED#*',
      'INBOX#*',
      'STATISTICS',
      'JOB#*',
      'RANKINGS#*',
      'UPLOAD#*',
      // Invoices are numbered: their series are counters.
      'PAYMENT#*',
      'INVOICES',
      'COUNTER#*',
      'REPORTS#*',
      'CERTIFICATE_NUMBER#*',
      'DISCARDED_TRANSCRIPTIONS',
      'SEARCH_TASKS',
      'THREAD#*',
      'INTERVIEW#*',
      candidate,
      recruiter,
      admin,
    ],
  },
  /**
   * Records sent mails: in the reader's inbox, and in the account whose address changed; counts those of a sender. Queries the plans for a name, and
   * reads the results of saved searches. Holds mails while notices are switched off. Ends the time in which changes of applications can
   * be undone. Forgets devices that a push service does not know any more. Queries applications of those who block a company.
   */
  mails: {
    reads: ['GetItem', 'BatchGetItem', 'Query'],
    indexes: ['GSI2'],
    writes: ['PutItem', 'UpdateItem', 'ConditionCheckItem'],
    owns: ['ADDRESS#*', 'INBOX#*', 'HELD_MAILS', 'JOB#*', candidate, recruiter, admin],
  },
  /** Deletes records of discarded transcriptions once their jobs have ended. */
  transcripts: { reads: ['Query'], writes: ['DeleteItem'], owns: ['DISCARDED_TRANSCRIPTIONS'] },
  /** Queries the plans for a name, and applications of those who block a company. */
  expiry: {
    reads: ['GetItem', 'BatchGetItem', 'Query'],
    indexes: ['GSI1', 'GSI2', 'GSI3'],
    writes: ['PutItem', 'UpdateItem', 'DeleteItem'],
    owns: [recruiter, 'JOB#*', 'INTERVIEW#*', 'RUNS'],
  },
  /** Saved searches and drafts of jobs are in the partitions of their owners; reports are notifications. Publishes drafts. */
  savedSearches: {
    reads: ['GetItem', 'BatchGetItem', 'Query'],
    indexes: ['GSI1', 'GSI2'],
    writes: ['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    owns: ['SEARCH_TASKS', 'INBOX#*', 'JOB#*', candidate, recruiter],
  },
  /** Reads what changed. */
  searchDocuments: { reads: ['BatchGetItem'] },
  /** Reads everything that can be found, and stores how far it is. */
  searchIndexes: {
    reads: ['GetItem', 'BatchGetItem', 'Query'],
    indexes: ['GSI1'],
    writes: ['PutItem'],
    owns: ['SEARCH_INDEX#*'],
  },
  snapshots: { reads: ['GetItem', 'BatchGetItem', 'Query'], indexes: ['GSI1'] },
} as const satisfies Record<string, TableRights>;

/** Returns a domain's rights, including the sessions of the accounts that may make its calls. */
export const domainRights = (domain: Domain): TableRights => ({
  ...ofDomains[domain],
  sessionsOf: callersOf(Object.values(contracts[domain])),
});

/** The accounts whose sessions the calls authenticate; a background poll does not extend a session. */
function callersOf(calls: readonly CallDefinition[]): string[] {
  const everybody: UserType[] = ['candidate', 'recruiter', 'admin'];
  const types = calls.flatMap(({ access, optionalSession, passive }) => {
    if (passive) return [];
    if (typeof access !== 'string') return Object.keys(access) as UserType[];
    return optionalSession ? everybody : [];
  });
  return [...new Set(types.map((type) => account[accountKindOf(type)]))].sort();
}
