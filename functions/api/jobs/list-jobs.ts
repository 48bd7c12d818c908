import type { UseCase } from '#functions/http/request.ts';
import type { jobCalls } from '#shared/contracts/jobs.ts';
import { searchActiveJobs } from './job-search.ts';

/** Active jobs, newest first or as sorted. */
export const listJobs: UseCase<typeof jobCalls.list> = ({ query, page, now }) => {
  const { limit: _, cursor: __, ...asked } = query;
  return searchActiveJobs(asked, { page, now });
};
