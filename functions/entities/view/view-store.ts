import * as z from 'zod/mini';
import { indexKeys } from '#functions/data/index-keys.ts';
import { insertItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import type { Page, PageRequest } from '#functions/data/page.ts';
import { queryPartition, queryWholeItems } from '#functions/data/query-page.ts';
import { transact } from '#functions/data/transact.ts';
import { requireActiveJob } from '#functions/entities/job/job-writes.ts';
import { type EpochMs, toIso } from '#shared/domain/time.ts';
import { candidateView, jobView, viewSchemaVersion } from './stored-view.ts';

const profileViewed = z.pick(candidateView, { recruiter_id: true, viewed_at: true });
const jobViewed = z.pick(jobView, { job_id: true, viewed_at: true });
const eitherViewed = z.union([profileViewed, jobViewed]);
const candidateViewed = z.pick(candidateView, { candidate_id: true, viewed_at: true, credit: true });

/** The views of a candidate's profile, and the candidate's own views of jobs (0.5 read units each). */
export const viewsOfCandidate = (id: number, page: PageRequest): Promise<Page<z.output<typeof eitherViewed>>> =>
  queryWholeItems(indexKeys.viewsOfCandidate(id), eitherViewed, page);

/** The candidates that a recruiter unlocked (0.5 read units for each 4 KB). */
export const viewsOfRecruiter = (id: number, page: PageRequest): Promise<Page<z.output<typeof candidateViewed>>> =>
  queryPartition(keys.candidateView(id, 0), (item) => candidateViewed.parse(item), page);

/**
 * The writes that record that a candidate opened an active job, once (6 write units).
 * `activeJob` fails when the job is not active, `view` when there is a record. The stream counts new records.
 */
export const jobViewWrites = (jobId: number, candidateId: number, now: EpochMs) => ({
  activeJob: requireActiveJob(jobId),
  view: insertItem({
    ...keys.jobView(jobId, candidateId),
    entity: 'job_view',
    schema_version: viewSchemaVersion,
    ...indexKeys.viewsOfCandidate(candidateId, toIso(now), `job-${jobId}`),
    job_id: jobId,
    candidate_id: candidateId,
    viewed_at: toIso(now),
  }),
});

/** Records that a candidate opened an active job, once. False when there is no such job. */
export async function putJobView(jobId: number, candidateId: number, now: EpochMs): Promise<boolean> {
  const result = await transact(jobViewWrites(jobId, candidateId, now));
  return result.done || result.failed !== 'activeJob';
}
