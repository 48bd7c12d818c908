import type { CallDefinition } from '#shared/contracts/define.ts';
import { contracts, type Domain } from '#shared/contracts/index.ts';
import type { UserType } from '#shared/domain/account-kind.ts';
import { accountKindOf } from '#shared/domain/account-kind.ts';

/** What a function may do with the table (docs/decisions/0024-iam-from-use.md). Scans are for nobody. */
export interface TableRights {
  reads: readonly ('GetItem' | 'BatchGetItem' | 'Query')[];
  /** Indexes that it queries. */
  indexes?: readonly ('GSI1' | 'GSI2' | 'GSI3')[];
  /** How it writes; a transaction is checked as the single actions that it consists of. */
  writes?: readonly ('PutItem' | 'UpdateItem' | 'DeleteItem' | 'ConditionCheckItem')[];
  /** The partition keys that it writes under, or checks in a transaction; `*` stands for the rest of a key. */
  owns?: readonly string[];
  /** Accounts whose sessions it keeps alive: an update of the account's item and nothing else. */
  sessionsOf?: readonly string[];
}

const account = { candidate: 'CANDIDATE#*', recruiter: 'RECRUITER#*', admin: 'ADMIN#*' } as const;
const { candidate, recruiter, admin } = account;

/** Every domain's rights, by what its stores read and write: `functions/data/keys.ts` knows the keys. */
const ofDomains: Readonly<Record<Domain, TableRights>> = {
  auth: {
    reads: ['GetItem', 'Query'],
    writes: ['PutItem', 'UpdateItem', 'DeleteItem'],
    // A trial taken with the old address counts for the new one.
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
    indexes: ['GSI1'],
    writes: ['PutItem', 'UpdateItem'],
    // A view of a profile is counted in the recruiter's partition.
    owns: ['AUDIT#*', candidate, recruiter],
  },
  recruiters: { reads: ['GetItem'] },
  jobs: {
    reads: ['GetItem', 'BatchGetItem', 'Query'],
    indexes: ['GSI1', 'GSI2', 'GSI3'],
    writes: ['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    // With its recruiter lie the requests that made a job, and the note of its removal by an admin.
    owns: ['JOB#*', 'COUNTER#*', 'AUDIT#*', recruiter],
  },
  applications: {
    reads: ['GetItem', 'BatchGetItem', 'Query'],
    indexes: ['GSI1', 'GSI2', 'GSI3'],
    writes: ['PutItem', 'UpdateItem', 'ConditionCheckItem'],
    // An application lies with its job, what a recruiter makes of it on the recruiter's shortlist.
    owns: ['JOB#*', 'AUDIT#*', recruiter],
  },
  subscriptions: {
    reads: ['GetItem', 'BatchGetItem', 'Query'],
    indexes: ['GSI1', 'GSI2'],
    writes: ['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    // With an admin lie the requests that made a plan or a subscription.
    owns: ['PLANS', 'TRIAL#*', 'PAYMENT#*', 'COUNTER#*', 'AUDIT#*', recruiter, admin],
  },
  payments: {
    reads: ['GetItem'],
    indexes: ['GSI2'],
    writes: ['PutItem', 'UpdateItem', 'ConditionCheckItem'],
    // Plans are only checked, but the keys of a transaction have to stand in one statement.
    owns: ['PAYMENT#*', 'COUNTER#*', 'PLANS', 'AUDIT#*', recruiter],
  },
  admin: {
    reads: ['GetItem', 'BatchGetItem', 'Query'],
    indexes: ['GSI1', 'GSI2', 'GSI3'],
    writes: ['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    owns: ['EMAIL#*', 'MASTER_ADMIN', 'AUDIT#*', candidate, recruiter, admin],
  },
  account: {
    reads: ['GetItem', 'BatchGetItem', 'Query'],
    indexes: ['GSI1', 'GSI2', 'GSI3'],
    writes: ['UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    owns: ['EMAIL#*', candidate, recruiter],
  },
  notifications: {
    reads: ['GetItem', 'BatchGetItem', 'Query'],
    writes: ['UpdateItem', 'ConditionCheckItem'],
    // The choice of mails lies with the account.
    owns: ['INBOX#*', candidate, recruiter, admin],
  },
  shortlist: {
    reads: ['GetItem', 'BatchGetItem', 'Query'],
    indexes: ['GSI1', 'GSI2'],
    writes: ['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    owns: [recruiter],
  },
  uploads: { reads: ['GetItem'], writes: ['PutItem', 'UpdateItem'], owns: ['UPLOAD#*', candidate] },
  transcriptions: {
    reads: ['GetItem'],
    indexes: ['GSI2'],
    writes: ['PutItem', 'UpdateItem', 'ConditionCheckItem'],
    owns: [candidate],
  },
  system: { reads: ['GetItem'] },
};

/** The rights of the functions that no call starts. */
export const eventRights = {
  /**
   * It folds every change, and erases all that belongs to an account: never addresses, audit and plans. Payments that
   * a deleted recruiter still owed are closed.
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
      'UPLOAD#*',
      'PAYMENT#*',
      'DISCARDED_TRANSCRIPTIONS',
      candidate,
      recruiter,
      admin,
    ],
  },
  /** It notes which mails were sent: with the reader's inbox, and with the account whose address changed. */
  mails: { reads: ['GetItem'], writes: ['UpdateItem'], owns: ['INBOX#*', candidate, recruiter, admin] },
  /** It forgets discarded transcriptions once nothing can come of them any more. */
  transcripts: { reads: ['Query'], writes: ['DeleteItem'], owns: ['DISCARDED_TRANSCRIPTIONS'] },
  expiry: { reads: ['GetItem'], indexes: ['GSI3'], writes: ['PutItem'], owns: [recruiter] },
  snapshots: { reads: ['GetItem', 'BatchGetItem', 'Query'], indexes: ['GSI1'] },
} as const satisfies Record<string, TableRights>;

/** A domain's rights, with the sessions of those who may make its calls. */
export const domainRights = (domain: Domain): TableRights => ({
  ...ofDomains[domain],
  sessionsOf: callersOf(Object.values(contracts[domain])),
});

/** The accounts that the calls recognise by their session; a background poll keeps no session alive. */
function callersOf(calls: readonly CallDefinition[]): string[] {
  const everybody: UserType[] = ['candidate', 'recruiter', 'admin'];
  const types = calls.flatMap(({ access, optionalSession, passive }) => {
    if (passive) return [];
    if (typeof access !== 'string') return Object.keys(access) as UserType[];
    return optionalSession ? everybody : [];
  });
  return [...new Set(types.map((type) => account[accountKindOf(type)]))].sort();
}
