import * as z from 'zod/mini';
import type { Change } from '#functions/data/change.ts';
import { itemSchema } from '#functions/data/summary.ts';
import { isAnswered } from '#functions/entities/application/counted-answer.ts';
import { applicationSummary } from '#functions/entities/application/stored-application.ts';
import { copyApplicantCount } from '#functions/entities/job/applicant-count-store.ts';
import { jobSummary } from '#functions/entities/job/stored-job.ts';

const job = itemSchema({ summary: z.pick(jobSummary, { id: true, recruiter_id: true }) });
const application = itemSchema({ summary: z.pick(applicationSummary, { job_id: true, recruiter_id: true }) });

/**
 * Keeps the copy of a job's numbers of applications for the recruiter's list: when a job or an application comes or goes, or is answered.
 * The counted figures decide, so that duplicate, late and reordered records have the same result.
 */
export async function followApplicantCounts({ entity, before, after }: Change): Promise<void> {
  if (entity === 'application' && before && after && isAnswered(before) === isAnswered(after)) return;
  if (entity === 'job' && before && after) return;
  const image = after ?? before;
  if (entity === 'job') {
    const { id, recruiter_id } = job.parse(image).summary;
    await copyApplicantCount(recruiter_id, id);
  } else if (entity === 'application') {
    const { job_id, recruiter_id } = application.parse(image).summary;
    await copyApplicantCount(recruiter_id, job_id);
  }
}
