import type { AnswerOf } from '#shared/contracts/define.ts';
import type { jobCalls } from '#shared/contracts/jobs.ts';

/**
 * The job that the page itself brought (`functions/api/pages/job-page.ts`), still without similar jobs, so that a shared
 * link shows its job without waiting for a call. Undefined on every other page, and for another job.
 */
export const readServedJob = (id: number): AnswerOf<typeof jobCalls.get> | undefined => {
  const served = document.getElementById('served-job')?.textContent;
  if (!served) return undefined;
  const job: AnswerOf<typeof jobCalls.get> = { ...JSON.parse(served), similar_jobs: [] };
  return job.id === id ? job : undefined;
};
