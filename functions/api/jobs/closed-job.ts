import { readJob } from '#functions/entities/job/job-store.ts';
import { similarJobs } from '#functions/entities/job/similar-jobs.ts';
import { toJobSummaries } from '#functions/entities/job/to-job.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { isKnownAsClosed } from '#functions/policies/closed-job.ts';
import { allWithNeeds } from '#functions/services/languages/job-needs.ts';
import type { jobCalls } from '#shared/contracts/jobs.ts';

/** What is left of a closed job, with open jobs like it (1.5 read units). */
export const showClosedJob: UseCase<typeof jobCalls.closed> = async ({ params, now }) => {
  const found = await readJob(params.id);
  if (!found || !(await isKnownAsClosed(found, now))) throw new HttpError('JOB_NOT_FOUND');
  const { id, title, company_name } = found.job.summary;
  const similar = await similarJobs(found.job.summary, now);
  return { id, title, company_name, similar_jobs: await allWithNeeds(toJobSummaries(similar, now)) };
};
