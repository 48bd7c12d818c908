import { readJob } from '#functions/entities/job/job-store.ts';
import { similarJobs } from '#functions/entities/job/similar-jobs.ts';
import { toJob, toJobSummaries } from '#functions/entities/job/to-job.ts';
import { isJobVisible } from '#functions/entities/job/visibility.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { jobCalls } from '#shared/contracts/jobs.ts';

/** One job with similar ones. An inactive job is visible only to its recruiter and admins. */
export const getJob: UseCase<typeof jobCalls.get> = async ({ params, caller, now }) => {
  const found = await readJob(params.id);
  if (!found || !isJobVisible(found.job.summary, caller)) throw new HttpError('JOB_NOT_FOUND');
  const similar = await similarJobs(found.job.summary, now);
  return { ...toJob(found, now, caller === undefined), similar_jobs: toJobSummaries(similar, now) };
};
