import { applicantCounts } from '#functions/entities/job/applicant-count-store.ts';
import { jobsOfRecruiter } from '#functions/entities/job/job-store.ts';
import { toJobSummaries } from '#functions/entities/job/to-job.ts';
import type { UseCase } from '#functions/http/request.ts';
import type { jobCalls } from '#shared/contracts/jobs.ts';

/** A recruiter's own jobs, active or not, with their numbers of applications (0.5 read units for all of a page). */
export const listJobsOfRecruiter: UseCase<typeof jobCalls.ofRecruiter> = async ({ params, page, now }) => {
  const { items, next } = await jobsOfRecruiter(params.id, page);
  const counts = await applicantCounts(
    params.id,
    items.map(({ id }) => id),
  );
  return {
    items: toJobSummaries(items, now).map((job) => ({ ...job, applications_count: counts.get(job.id) ?? 0 })),
    next,
  };
};
