import { fanOut } from '#functions/data/fan-out/fan-out.ts';
import { indexKeys } from '#functions/data/index-keys.ts';
import { type Change, is, isNot, isPresent, updateItem, type WithFields } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { newestSummaries } from '#functions/data/newest.ts';
import type { PageKey } from '#functions/data/page.ts';
import { write } from '#functions/data/write.ts';
import type { Account } from '#functions/entities/account/stored-account.ts';
import { similarPlace } from './similar-jobs.ts';
import { type JobSummary, jobSummary, type StoredJob } from './stored-job.ts';

/**
 * Changes a recruiter's jobs in the runs of a fan-out.
 * @returns the key after which another run continues, undefined when all are changed
 */
const forEachJob = (
  recruiterId: number,
  start: PageKey | undefined,
  change: (job: JobSummary) => Promise<unknown>,
): Promise<PageKey | undefined> =>
  fanOut((page) => newestSummaries(indexKeys.jobsOfRecruiter(recruiterId), jobSummary, { page }), change, start);

/**
 * Withdraws jobs of a recruiter who may have no public jobs (deactivated, deleted or not verified), or restores
 * those that were withdrawn (about 6 write units a job that changes, 1 for others). Idempotent. The index
 * is eventually consistent, so each job's own state decides, not its state in the list.
 * @param start the key after which an earlier run stopped; undefined: the beginning
 * @returns `next` after which another run continues, undefined when all are done; the ids of the jobs that were withdrawn
 */
export async function alignJobs(
  recruiterId: number,
  mayBePublic: boolean,
  start?: PageKey,
): Promise<{ next: PageKey | undefined; withdrawn: number[] }> {
  const withdrawn: number[] = [];
  const next = await forEachJob(recruiterId, start, async (job) => {
    if (mayBePublic) await restoreJob(job);
    else if (await withdrawJob(job.id)) withdrawn.push(job.id);
  });
  return { next, withdrawn };
}

/**
 * Makes an active job inactive because its recruiter may have no public jobs, and marks it for `restoreJob`. Its place
 * among the inactive jobs has the same sort key as its place among the active ones.
 * @returns whether it was active
 */
export const withdrawJob = (id: number): Promise<boolean> =>
  update(id, {
    move: { 'summary.is_active': { from: [true], to: false } },
    set: { 'summary.status': 'inactive', withdrawn: true, GSI1PK: indexKeys.inactiveJobs().GSI1PK },
    remove: ['GSI3PK', 'GSI3SK'],
  });

/**
 * Makes a job active again that `withdrawJob` made inactive, and no other: a job that its recruiter closed, or whose
 * activity an edit has decided meanwhile, is not marked.
 */
export function restoreJob(job: Pick<JobSummary, 'id' | 'job_type' | 'language' | 'created_at'>): Promise<boolean> {
  const { id, created_at } = job;
  const places = { ...indexKeys.activeJobs(created_at, id), ...similarPlace(job) };
  return update(id, {
    set: { 'summary.is_active': true, 'summary.status': 'active', ...places },
    remove: ['withdrawn'],
    when: { withdrawn: is(true) },
  });
}

/** @returns false when the job is in that state already, or is deleted */
const update = async (id: number, change: Change<WithFields<StoredJob, 'recruiter'>>): Promise<boolean> =>
  (await write(updateItem(keys.job(id), { ...change, add: { version: 1 } }))).done;

/** What jobs repeat of their recruiter's account. */
type Contact = Pick<Account, 'name' | 'email'>;

/**
 * Gives jobs of a recruiter the name and e-mail address that the account has now (1 write unit for each KB of a job). A
 * job that has both already does not change.
 * @param start the key after which an earlier run stopped; undefined: the beginning
 * @returns the key after which another run continues, undefined when all are done
 */
export const refreshContacts = (recruiterId: number, contact: Contact, start?: PageKey): Promise<PageKey | undefined> =>
  forEachJob(recruiterId, start, ({ id }) => refreshContact(id, contact));

/** @returns false when the job has both already, or is deleted */
const refreshContact = (jobId: number, { name, email }: Contact): Promise<boolean> =>
  update(jobId, {
    set: { 'recruiter.email': email, 'recruiter.name': name },
    when: { PK: isPresent },
    either: [{ 'recruiter.email': isNot(email) }, { 'recruiter.name': isNot(name) }],
  });
