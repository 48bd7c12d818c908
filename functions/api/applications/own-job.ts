import type { Caller } from '#functions/entities/account/caller.ts';
import { readJob } from '#functions/entities/job/job-store.ts';
import type { JobSummary } from '#functions/entities/job/stored-job.ts';
import { HttpError } from '#functions/platform/http-error.ts';

/**
 * Refuses recruiters who do not own the job; admins may see every job's applications (0.5 read units).
 * @returns the job's summary
 * @throws HttpError 404 without such a job, 403 when it is another recruiter's
 */
export async function requireOwnJob(jobId: number, caller: Caller): Promise<JobSummary> {
  const counted = await readJob(jobId);
  if (!counted) throw new HttpError('JOB_NOT_FOUND');
  if (caller.kind === 'recruiter' && counted.job.summary.recruiter_id !== caller.id) throw new HttpError('FORBIDDEN');
  return counted.job.summary;
}
