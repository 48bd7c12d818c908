import { indexKeys } from '#functions/data/index-keys.ts';
import {
  checkItem,
  deleteItem,
  insertItem,
  is,
  isAbove,
  isAbsent,
  isAtLeast,
  isPresent,
  putVersion,
} from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { putForRequest, type RequestKey, rememberRequest } from '#functions/data/request-keys.ts';
import { toItem } from '#functions/data/summary.ts';
import { transact, type Writes } from '#functions/data/transact.ts';
import { type TransactionItem, write } from '#functions/data/write.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { dayOf } from '#shared/domain/closing-date.ts';
import { type EpochMs, toIso } from '#shared/domain/time.ts';
import { similarPlace } from './similar-jobs.ts';
import { jobSchemaVersion, parseJob, type StoredJob } from './stored-job.ts';

/** The stored item; only active jobs are in the indexes of public lists, inactive ones in a list of admins. */
function itemOf(job: StoredJob) {
  const { id, recruiter_id, is_active, created_at } = job.summary;
  return {
    ...keys.job(id),
    entity: 'job',
    schema_version: jobSchemaVersion,
    ...indexKeys.jobsOfRecruiter(recruiter_id, created_at, id),
    ...(is_active ? indexKeys.activeJobs(created_at, id) : indexKeys.inactiveJobs(created_at, id)),
    ...(is_active ? similarPlace(job.summary) : {}),
    ...toItem(job),
  };
}

/** The put of a new job, which fails when its id is taken (4 write units up to 1 KB: one, and one an index). */
export const newJobPut = (job: StoredJob) => insertItem(itemOf(job)).Put;

/**
 * Stores a new job, with the request's key where it has one (7 write units then). The SDK sends a put again when its
 * answer was lost: then the job that is stored already is this one.
 * @param alongside what must be written together with it
 * @throws HttpError CHANGED_MEANWHILE when that cannot be written any more
 * @throws Error when the id is another job's
 */
export async function putNewJob(job: StoredJob, request?: RequestKey, alongside?: Writes): Promise<void> {
  if (alongside) {
    const known = rememberRequest(request, job.summary.id);
    const { done } = await transact({ request: known, ...alongside, job: { Put: newJobPut(job) } });
    if (!done) throw new HttpError('CHANGED_MEANWHILE');
    return;
  }
  const { done, item } = await putForRequest(newJobPut(job), request, job.summary.id);
  if (done) return;
  const { summary } = parseJob(item);
  const isOwn = summary.recruiter_id === job.summary.recruiter_id && summary.created_at === job.summary.created_at;
  if (!isOwn) throw new Error(`The id of job ${job.summary.id} is taken by another job.`);
}

/** Stores a changed job whose version is one higher; false when it was changed or deleted since it was read. */
export const replaceJob = async (job: StoredJob): Promise<boolean> => (await write(putVersion(itemOf(job)))).done;

/**
 * Deletes a job and its figures, only if it is of `recruiterId` where one is given (10 write units up to 1 KB).
 * @param alongside what must be written together with it
 */
export async function deleteJob(
  id: number,
  recruiterId: number | undefined,
  alongside: Writes = {},
): Promise<'deleted' | 'absent' | 'foreign'> {
  const result = await transact({
    job: deleteItem<StoredJob>(keys.job(id), {
      when: recruiterId === undefined ? { PK: isPresent } : { 'summary.recruiter_id': is(recruiterId) },
    }),
    stats: { Delete: { Key: keys.jobStats(id) } },
    ...alongside,
  });
  if (result.done) return 'deleted';
  return result.item ? 'foreign' : 'absent';
}

/**
 * The check that a job still takes applications when a transaction is written: active, and the end of its closing date
 * not reached (2 write units). Jobs without a stored end close by days in UTC; those without a date end as `withEnd` says,
 * which the caller has read.
 */
export const requireOpenJob = (id: number, now: EpochMs): TransactionItem =>
  checkItem<StoredJob>(keys.job(id), {
    when: { 'summary.is_active': is(true) },
    either: [
      { 'summary.closing_date': is(null) },
      { 'summary.closes_at': isAbove(toIso(now)) },
      { 'summary.closes_at': isAbsent, 'summary.closing_date': isAtLeast(dayOf(now)) },
    ],
  });

/** The check that a job is active, open or not (2 write units in a transaction). */
export const requireActiveJob = (id: number): TransactionItem =>
  checkItem<StoredJob>(keys.job(id), { when: { 'summary.is_active': is(true) } });
