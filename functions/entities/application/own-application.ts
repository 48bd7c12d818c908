import { partsOf } from '#functions/data/pair-id.ts';
import type { Caller } from '#functions/entities/account/caller.ts';
import { readJob } from '#functions/entities/job/job-store.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { readApplication } from './application-store.ts';
import type { StoredApplication } from './stored-application.ts';

/**
 * An application to a job of the calling recruiter, or undefined (1 read unit, 2 without one).
 * @throws HttpError 403 when the job is another's
 */
export async function readOwnApplication(
  id: string,
  { caller }: { caller: Caller },
): Promise<StoredApplication | undefined> {
  const [jobId, candidateId] = partsOf(id);
  const application = await readApplication(jobId, candidateId);
  if (application?.summary.recruiter_id === caller.id) return application;
  await requireOwnJob(jobId, caller);
  return undefined;
}

/**
 * Refuses a recruiter another's job, so that the response does not reveal who applied to it (1 read unit).
 * @throws HttpError 403
 */
export async function requireOwnJob(jobId: number, caller: Caller): Promise<void> {
  const found = await readJob(jobId);
  if (found && found.job.summary.recruiter_id !== caller.id) throw new HttpError('FORBIDDEN');
}
