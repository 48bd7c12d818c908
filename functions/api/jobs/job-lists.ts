import { statusesFor } from '#functions/entities/application/application-store.ts';
import { applicantCounts } from '#functions/entities/job/applicant-count-store.ts';
import { jobsOfRecruiter } from '#functions/entities/job/job-store.ts';
import { toJobSummary } from '#functions/entities/job/to-job.ts';
import type { UseCase } from '#functions/http/request.ts';
import type { jobCalls } from '#shared/contracts/jobs.ts';
import { searchActiveJobs } from './job-search.ts';

/** Active jobs, newest first or as sorted. */
export const listJobs: UseCase<typeof jobCalls.list> = ({ query, page, now }) => {
  const { limit: _, cursor: __, ...asked } = query;
  return searchActiveJobs(asked, { page, now });
};

/** A recruiter's own jobs, active or not, with their numbers of applications (0.5 read units for all of a page). */
export const listJobsOfRecruiter: UseCase<typeof jobCalls.ofRecruiter> = async ({ params, page }) => {
  const { items, next } = await jobsOfRecruiter(params.id, page);
  const counts = await applicantCounts(
    params.id,
    items.map(({ id }) => id),
  );
  return {
    items: items.map((job) => ({ ...toJobSummary(job), applications_count: counts.get(job.id) ?? 0 })),
    next,
  };
};

/** Active jobs, each with the caller's application to it. */
export const jobsForCandidate: UseCase<typeof jobCalls.forCandidate> = async ({ query, page, caller, now }) => {
  const { limit: _, cursor: __, ...asked } = query;
  const { items, next, total } = await searchActiveJobs(asked, { page, now });
  const statuses = await statusesFor(
    caller.id,
    items.map((job) => job.id),
  );
  return {
    items: items.map((job) => {
      const status = statuses.get(job.id);
      return { ...job, has_applied: status !== undefined, application_status: status ?? null };
    }),
    next,
    total,
  };
};
