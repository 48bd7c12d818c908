import type { UseCase } from '#functions/runtime/request.ts';
import type { jobCalls } from '#shared/contracts/jobs.ts';
import { jobsOfRecruiter } from './job-store.ts';

/** A recruiter's own jobs, active or not. */
export const listJobsOfRecruiter: UseCase<typeof jobCalls.ofRecruiter> = ({ params, page }) =>
  jobsOfRecruiter(params.id, page);
