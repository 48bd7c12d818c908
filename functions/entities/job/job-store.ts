import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { batchGet } from '#functions/data/batch-get.ts';
import { indexKeys, keys, partsOfPlace } from '#functions/data/keys.ts';
import { type NewestOptions, newestCards } from '#functions/data/newest.ts';
import type { Page, PageKey, PageRequest } from '#functions/data/page.ts';
import { putForRequest, type RequestKey } from '#functions/data/request-keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import { transact, type Writes } from '#functions/data/transact.ts';
import { type TransactionItem, write } from '#functions/data/write.ts';
import { isoTime } from '#functions/platform/clock.ts';
import { type JobSummary, jobSummary } from '#shared/contracts/jobs.ts';
import { languageSkill } from '#shared/contracts/language-skill.ts';
import { similarJobsCount } from '#shared/domain/constants.ts';
import { foldText } from '#shared/domain/fold-text.ts';

export const storedJob = z.object({
  /** What lists show; its description is an excerpt. */
  card: jobSummary,
  description: z.string(),
  requirements: z.string(),
  benefits: z.string(),
  languages: z.array(languageSkill),
  /** The recruiter as of the last change of the job; the address follows that of the account. */
  recruiter: z.object({ name: z.string(), company_name: z.string(), email: z.string() }),
  /** The job was active when its recruiter was deactivated or lost verification: it comes back with that. */
  withdrawn: z.optional(z.literal(true)),
  version: z.int(),
});
export type StoredJob = z.output<typeof storedJob>;

const countedFigures = z.object({ views_count: z._default(z.int(), 0), applications_count: z._default(z.int(), 0) });

/** A job, active or not, with its counted figures. */
export interface CountedJob {
  job: StoredJob;
  views_count: number;
  applications_count: number;
}

/**
 * A job with its counted figures in one query, or undefined.
 * 0.5 read units up to 4 KB; 1 when `consistent`, which also sees a write of this very moment.
 */
export async function readJob(id: number, consistent = false): Promise<CountedJob | undefined> {
  const { PK, SK } = keys.job(id);
  const { Items = [] } = await documents.send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'PK = :job AND SK BETWEEN :first AND :last',
      ExpressionAttributeValues: { ':job': PK, ':first': SK, ':last': keys.jobStats(id).SK },
      ConsistentRead: consistent,
    }),
  );
  const item = Items.find((found) => found.SK === SK);
  if (!item) return undefined;
  const figures = Items.find((found) => found.SK === keys.jobStats(id).SK);
  return { job: storedJob.parse(item), ...countedFigures.parse(figures ?? {}) };
}

/**
 * At most 100 whole jobs by id, in no order; missing ones are left out.
 * 0.5 read units for each 4 KB of a job, 1 when `consistent`.
 */
export async function readJobs(ids: readonly number[], consistent = false): Promise<StoredJob[]> {
  const items = await batchGet(
    ids.map((id) => keys.job(id)),
    consistent,
  );
  return items.map((item) => storedJob.parse(item));
}

/** The key at which the list of active jobs goes on after a job. */
export const activeJobKey = (at: string, id: number): PageKey => ({ ...keys.job(id), ...indexKeys.activeJobs(at, id) });

/** The job after which the list of active jobs goes on at a key; the inverse of `activeJobKey`. */
export function activeJobAt(key: PageKey): { at: string; id: number } {
  const { at, id } = partsOfPlace(String(key.GSI1SK));
  return { at, id: Number(id) };
}

/** Whether there is such a job and it is active, read consistently (1 read unit up to 4 KB). */
export async function isActiveJob(id: number): Promise<boolean> {
  const { Item } = await documents.send(
    new GetCommand({
      TableName: tableName(),
      Key: keys.job(id),
      ProjectionExpression: 'card.is_active',
      ConsistentRead: true,
    }),
  );
  return Item?.card?.is_active === true;
}

/** Active jobs, newest first (1.5 read units for 20 without filter, up to 600 bytes each). */
export const activeJobs = (options: NewestOptions<JobSummary>): Promise<Page<JobSummary>> =>
  newestCards(indexKeys.activeJobs(), jobSummary, options);

/** A recruiter's jobs, newest first (1.5 read units for 20). */
export const jobsOfRecruiter = (recruiterId: number, page: PageRequest): Promise<Page<JobSummary>> =>
  newestCards(indexKeys.jobsOfRecruiter(recruiterId), jobSummary, { page });

/** How many of the newest jobs of a type are looked at for similar ones: they stay within 4 KB. */
const similarCandidates = 6;

/**
 * Up to three active jobs like this one: of the same type, those at the same place first (0.5 read units).
 */
export async function similarJobs(job: JobSummary): Promise<JobSummary[]> {
  const { items } = await newestCards(indexKeys.activeJobsOfType(job.job_type), jobSummary, {
    page: { limit: similarCandidates, start: undefined },
  });
  const place = foldText(job.location);
  const isNear = (other: JobSummary) => foldText(other.location) === place;
  return items
    .filter((other) => other.id !== job.id)
    .sort((left, right) => Number(isNear(right)) - Number(isNear(left)))
    .slice(0, similarJobsCount);
}

/** The stored item; only active jobs are in the indexes that the public reads. */
function itemOf(job: StoredJob) {
  const { id, recruiter_id, job_type, is_active, created_at } = job.card;
  return {
    ...keys.job(id),
    entity: 'job',
    schema_version: 1,
    ...indexKeys.jobsOfRecruiter(recruiter_id, created_at, id),
    ...(is_active ? indexKeys.activeJobs(created_at, id) : {}),
    ...(is_active ? indexKeys.activeJobsOfType(job_type, created_at, id) : {}),
    ...job,
  };
}

/** The put of a new job, which fails when its id is taken (4 write units up to 1 KB: one, and one an index). */
export const newJobPut = (job: StoredJob) => ({
  Item: itemOf(job),
  ConditionExpression: 'attribute_not_exists(PK)',
});

/**
 * Stores a new job, with the request's key where it has one (7 write units then). A put that the client sent again,
 * because the answer was lost, meets the job that it stored itself.
 */
export async function putNewJob(job: StoredJob, request?: RequestKey): Promise<void> {
  const put = { ...newJobPut(job), ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const };
  const { done, item } = await putForRequest(put, request, job.card.id);
  if (done) return;
  const { card } = storedJob.parse(item);
  const isOwn = card.recruiter_id === job.card.recruiter_id && card.created_at === job.card.created_at;
  if (!isOwn) throw new Error(`The id of job ${job.card.id} is taken by another job.`);
}

/** Stores a changed job whose version is one higher; false when it was changed or deleted since it was read. */
export async function replaceJob(job: StoredJob): Promise<boolean> {
  const { done } = await write({
    Put: {
      Item: itemOf(job),
      ConditionExpression: 'version = :before',
      ExpressionAttributeValues: { ':before': job.version - 1 },
    },
  });
  return done;
}

/**
 * Deletes a job and its figures, only if it is of `recruiterId` where one is given (10 write units up to 1 KB).
 * @param alongside what must be written together with it
 */
export async function deleteJob(
  id: number,
  recruiterId: number | undefined,
  alongside: Writes = {},
): Promise<'deleted' | 'absent' | 'foreign'> {
  const onlyOf = {
    ConditionExpression: 'card.recruiter_id = :recruiter',
    ExpressionAttributeValues: { ':recruiter': recruiterId },
  };
  const result = await transact({
    job: {
      Delete: {
        Key: keys.job(id),
        ...(recruiterId === undefined ? { ConditionExpression: 'attribute_exists(PK)' } : onlyOf),
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      },
    },
    stats: { Delete: { Key: keys.jobStats(id) } },
    ...alongside,
  });
  if (result.done) return 'deleted';
  return result.item ? 'foreign' : 'absent';
}

/**
 * The writes that record that a candidate opened an active job, once (6 write units); `now` in milliseconds since 1970.
 * `activeJob` fails when the job is not active, `view` when there is a record. The stream counts new records.
 */
export const jobViewWrites = (jobId: number, candidateId: number, now: number) => ({
  activeJob: {
    ConditionCheck: {
      Key: keys.job(jobId),
      ConditionExpression: 'card.is_active = :true',
      ExpressionAttributeValues: { ':true': true },
    },
  },
  view: {
    Put: {
      Item: {
        ...keys.jobView(jobId, candidateId),
        entity: 'job_view',
        schema_version: 1,
        ...indexKeys.viewsOfCandidate(candidateId, isoTime(now), `job-${jobId}`),
        job_id: jobId,
        candidate_id: candidateId,
        viewed_at: isoTime(now),
      },
      ConditionExpression: 'attribute_not_exists(PK)',
    },
  },
});

/** Records that a candidate opened an active job, once. False when there is no such job. */
export async function putJobView(jobId: number, candidateId: number, now: number): Promise<boolean> {
  const result = await transact(jobViewWrites(jobId, candidateId, now));
  return result.done || result.failed !== 'activeJob';
}

/**
 * The check that a job still takes applications when a transaction is written: active, and its closing date (UTC) not
 * past (2 write units); `now` in milliseconds since 1970.
 */
export const requireOpenJob = (id: number, now: number): TransactionItem => ({
  ConditionCheck: {
    Key: keys.job(id),
    ConditionExpression: 'card.is_active = :true AND (card.closing_date = :none OR card.closing_date >= :today)',
    ExpressionAttributeValues: { ':true': true, ':none': null, ':today': isoTime(now).slice(0, 10) },
  },
});
