import * as z from 'zod/mini';
import type { Change } from '#functions/data/change.ts';
import type { FanOutRest } from '#functions/data/fan-out/stored-fan-out.ts';
import type { PageKey } from '#functions/data/page.ts';
import { itemSchema } from '#functions/data/summary.ts';
import { readState } from '#functions/entities/account/account-store.ts';
import { isGone } from '#functions/entities/account/stored-account.ts';
import { markJobGone, unmarkJobGone } from '#functions/entities/application/job-gone-store.ts';
import { isActiveJob } from '#functions/entities/job/job-store.ts';
import { jobSummary } from '#functions/entities/job/stored-job.ts';
import { isPublicJob } from '#functions/entities/job/visibility.ts';
import { deleteJobDays } from '#functions/entities/statistics/day-store.ts';

const job = itemSchema({ summary: z.pick(jobSummary, { id: true, recruiter_id: true, is_active: true }) });

/**
 * Follows the end of a job, and its return.
 * The reports about a deleted job and its days are deleted.
 * @returns the applications that a later run has to mark
 */
export async function followJob({ before, after }: Change): Promise<FanOutRest[]> {
  if (!before) return [];
  const { summary } = job.parse(before);
  const { id, recruiter_id } = summary;
  if (after && isPublicJob(job.parse(after).summary) === isPublicJob(summary)) return [];
  if (!after) await eraseBelongings(id);
  return await markApplications({ job_id: id, recruiter_id });
}

/**
 * Marks applications to a job that was deleted or withdrawn, which notifies those who wait for a decision, and takes the
 * marks back when it is public again. The job's present state decides, so that duplicate, late and reordered records have the
 * same result. The applications to a recruiter who is being erased are deleted instead.
 * @returns the applications that a later run has to mark
 */
export async function markApplications(
  { job_id, recruiter_id }: { job_id: number; recruiter_id: number },
  start?: PageKey,
): Promise<FanOutRest[]> {
  const [isBack, owner] = await Promise.all([isActiveJob(job_id), readState('recruiter', recruiter_id)]);
  if (!isBack && isGone(owner)) return [];
  const next = await (isBack ? unmarkJobGone : markJobGone)(job_id, start);
  return next ? [{ of: 'applications', job_id, recruiter_id, next }] : [];
}

/** Deletes the reports about a deleted job and its days. */
async function eraseBelongings(id: number): Promise<void> {
  // Loaded with the first deletion, like everything that erases.
  const { deleteAll, ownedPlaces } = await import('#functions/entities/erasure/erasure-store.ts');
  await Promise.all([deleteAll(ownedPlaces.reportsAbout('job', id)), deleteJobDays(id)]);
}
