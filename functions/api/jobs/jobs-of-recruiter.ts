import { jobsOfRecruiter } from '#functions/entities/job/job-store.ts';
import { toJobSummary } from '#functions/entities/job/to-job.ts';
import type { UseCase } from '#functions/http/request.ts';
import type { jobCalls } from '#shared/contracts/jobs.ts';

/** A recruiter's own jobs, active or not. */
export const listJobsOfRecruiter: UseCase<typeof jobCalls.ofRecruiter> = async ({ params, page }) => {
  const { items, next } = await jobsOfRecruiter(params.id, page);
  return { items: items.map(toJobSummary), next };
};
