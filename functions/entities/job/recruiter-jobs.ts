import type { UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import { indexKeys, keys } from '#functions/data/keys.ts';
import { newestSummaries } from '#functions/data/newest.ts';
import type { PageKey } from '#functions/data/page.ts';
import { write } from '#functions/data/write.ts';
import type { Account } from '#functions/entities/account/stored-account.ts';
import { type JobSummary, jobSummary } from './stored-job.ts';

/** How many of a recruiter's jobs are changed in parallel. */
const pageSize = 25;

async function forEachJob(recruiterId: number, change: (job: JobSummary) => Promise<void>): Promise<void> {
  let start: PageKey | undefined;
  do {
    const place = indexKeys.jobsOfRecruiter(recruiterId);
    const { items, next } = await newestSummaries(place, jobSummary, { page: { limit: pageSize, start } });
    await Promise.all(items.map(change));
    start = next;
  } while (start);
}

/**
 * Withdraws all jobs of a recruiter who may have no public jobs (deactivated, deleted or not verified), or restores
 * those that were withdrawn, 25 at a time (about 6 write units a job that changes, 1 for others). Idempotent. The index
 * is eventually consistent, so each job's own state decides, not its state in the list.
 */
export async function alignJobs(recruiterId: number, mayBePublic: boolean): Promise<void> {
  await forEachJob(recruiterId, (job) => (mayBePublic ? restoreJob(job) : withdrawJob(job.id)));
}

/**
 * Makes an active job inactive because its recruiter may have no public jobs, and marks it for `restoreJob`. Its place
 * among the inactive jobs has the same sort key as its place among the active ones.
 */
export const withdrawJob = (id: number): Promise<void> =>
  update(id, {
    UpdateExpression:
      'SET card.is_active = :false, card.#status = :inactive, withdrawn = :true, GSI1PK = :place ' +
      'ADD version :one REMOVE GSI3PK, GSI3SK',
    ConditionExpression: 'card.is_active = :true',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: {
      ':true': true,
      ':false': false,
      ':inactive': 'inactive',
      ':place': indexKeys.inactiveJobs().GSI1PK,
      ':one': 1,
    },
  });

/**
 * Makes a job active again that `withdrawJob` made inactive, and no other: a job that its recruiter closed, or whose
 * activity an edit has decided meanwhile, is not marked.
 */
export function restoreJob({
  id,
  job_type,
  created_at,
}: Pick<JobSummary, 'id' | 'job_type' | 'created_at'>): Promise<void> {
  const places = { ...indexKeys.activeJobs(created_at, id), ...indexKeys.activeJobsOfType(job_type, created_at, id) };
  const { GSI1PK, GSI1SK, GSI3PK, GSI3SK } = places;
  return update(id, {
    UpdateExpression:
      'SET card.is_active = :true, card.#status = :active, GSI1PK = :p1, GSI1SK = :s1, GSI3PK = :p3, GSI3SK = :s3 ' +
      'ADD version :one REMOVE withdrawn',
    ConditionExpression: 'withdrawn = :true',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: {
      ':true': true,
      ':active': 'active',
      ':one': 1,
      ':p1': GSI1PK,
      ':s1': GSI1SK,
      ':p3': GSI3PK,
      ':s3': GSI3SK,
    },
  });
}

async function update(id: number, change: Omit<UpdateCommandInput, 'TableName' | 'Key'>): Promise<void> {
  // The condition fails when the job is in that state already, or is deleted.
  await write({ Update: { Key: keys.job(id), ...change } });
}

/** What jobs repeat of their recruiter's account. */
type Contact = Pick<Account, 'name' | 'email'>;

/**
 * Gives all jobs of a recruiter the name and e-mail address that the account has now, 25 at a time (1 write unit for each
 * KB of a job). A job that has both already does not change.
 */
export async function refreshContacts(recruiterId: number, contact: Contact): Promise<void> {
  await forEachJob(recruiterId, ({ id }) => refreshContact(id, contact));
}

async function refreshContact(jobId: number, { name, email }: Contact): Promise<void> {
  // The condition fails when the job has both already, or is deleted.
  await write({
    Update: {
      Key: keys.job(jobId),
      UpdateExpression: 'SET recruiter.email = :email, recruiter.#name = :name ADD version :one',
      ConditionExpression: '(recruiter.email <> :email OR recruiter.#name <> :name) AND attribute_exists(PK)',
      ExpressionAttributeNames: { '#name': 'name' },
      ExpressionAttributeValues: { ':email': email, ':name': name, ':one': 1 },
    },
  });
}
