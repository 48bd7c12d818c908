import { indexKeys } from '#functions/data/index-keys.ts';
import { is, isPresent, updateItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import type { TransactionItem } from '#functions/data/write.ts';
import type { StoredJob } from './stored-job.ts';

/**
 * The write that makes a job inactive until an admin restores it (2 write units inside a transaction for each KB, and 1
 * for each index). The recruiter's verification does not publish it again. It fails when there is no such job.
 */
export const takeJobDown = (id: number): TransactionItem =>
  updateItem<StoredJob>(keys.job(id), {
    set: {
      'summary.taken_down': true,
      'summary.is_active': false,
      'summary.status': 'inactive',
      GSI1PK: indexKeys.inactiveJobs().GSI1PK,
    },
    copy: { GSI1SK: 'GSI2SK' },
    add: { version: 1 },
    remove: ['GSI3PK', 'GSI3SK', 'withdrawn'],
    when: { PK: isPresent },
  });

/**
 * The write that restores a job that was taken down: it stays inactive until its recruiter publishes it. It fails,
 * returning the stored job, when the job was not taken down.
 */
export const restoreTakenDownJob = (id: number): TransactionItem =>
  updateItem<StoredJob>(keys.job(id), {
    add: { version: 1 },
    remove: ['summary.taken_down'],
    when: { 'summary.taken_down': is(true) },
  });
