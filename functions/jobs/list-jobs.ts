import type { UseCase } from '#functions/runtime/request.ts';
import type { jobCalls } from '#shared/contracts/jobs.ts';
import { searchActiveJobs } from './job-search.ts';

/** Active jobs, newest first. */
export const listJobs: UseCase<typeof jobCalls.list> = ({ query, page }) => {
  const { limit: _, cursor: __, ...filters } = query;
  return searchActiveJobs(filters, page);
};
