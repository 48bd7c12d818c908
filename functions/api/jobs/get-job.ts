import { readJob } from '#functions/entities/job/job-store.ts';
import { similarJobs } from '#functions/entities/job/similar-jobs.ts';
import { toJob, toJobSummaries } from '#functions/entities/job/to-job.ts';
import { isJobVisible } from '#functions/entities/job/visibility.ts';
import { readAnswerHabits } from '#functions/entities/statistics/statistics-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { allWithNeeds, withNeeds } from '#functions/services/languages/job-needs.ts';
import type { jobCalls } from '#shared/contracts/jobs.ts';

/**
 * One job with similar ones, and for candidates with how its company answers (0.5 read units more). An inactive job is visible only to
 * its recruiter and admins.
 */
export const getJob: UseCase<typeof jobCalls.get> = async ({ params, caller, now }) => {
  const found = await readJob(params.id);
  if (!found || !isJobVisible(found.job.summary, caller)) throw new HttpError('JOB_NOT_FOUND');
  const [similar, answers] = await Promise.all([
    similarJobs(found.job.summary, now),
    caller?.kind === 'candidate' ? readAnswerHabits(found.job.summary.recruiter_id) : undefined,
  ]);
  const job = await withNeeds(toJob(found, now, caller === undefined));
  const similar_jobs = await allWithNeeds(toJobSummaries(similar, now));
  return { ...job, similar_jobs, ...(answers && { answers }) };
};
