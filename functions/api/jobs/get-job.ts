import type { Caller } from '#functions/entities/account/caller.ts';
import { readJob, similarJobs } from '#functions/entities/job/job-store.ts';
import type { StoredJob } from '#functions/entities/job/stored-job.ts';
import { toJob, toJobSummaries } from '#functions/entities/job/to-job.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { jobCalls } from '#shared/contracts/jobs.ts';

/** One job with similar ones. An inactive job is visible only to its recruiter and admins. */
export const getJob: UseCase<typeof jobCalls.get> = async ({ params, caller, now }) => {
  const found = await readJob(params.id);
  if (!found || !mayRead(found.job, caller)) throw new HttpError('JOB_NOT_FOUND');
  const similar = await similarJobs(found.job.summary, now);
  return { ...toJob(found, now, caller === undefined), similar_jobs: toJobSummaries(similar, now) };
};

const mayRead = ({ summary }: StoredJob, caller: Caller | undefined) =>
  summary.is_active || caller?.kind === 'admin' || (caller?.kind === 'recruiter' && caller.id === summary.recruiter_id);
