import { statusesFor } from '#functions/entities/application/application-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import type { jobCalls } from '#shared/contracts/jobs.ts';
import { searchActiveJobs } from './list-jobs.ts';

/** Active jobs, each with the caller's application to it. */
export const jobsForCandidate: UseCase<typeof jobCalls.forCandidate> = async ({ query, page, caller, now }) => {
  const { limit: _, cursor: __, ...search } = query;
  const { items, ...found } = await searchActiveJobs(search, { page, now });
  const statuses = await statusesFor(
    caller.id,
    items.map((job) => job.id),
  );
  return {
    ...found,
    items: items.map((job) => {
      const status = statuses.get(job.id);
      return { ...job, has_applied: status !== undefined, application_status: status ?? null };
    }),
  };
};
