import { jobsOfRecruiter } from '#functions/entities/job/job-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import type { jobCalls } from '#shared/contracts/jobs.ts';

/** A recruiter's own jobs, active or not. */
export const listJobsOfRecruiter: UseCase<typeof jobCalls.ofRecruiter> = ({ params, page }) =>
  jobsOfRecruiter(params.id, page);
