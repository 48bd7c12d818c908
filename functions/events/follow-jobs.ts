import * as z from 'zod/mini';
import type { Change } from '#functions/data/change.ts';
import { itemSchema } from '#functions/data/summary.ts';
import { readState } from '#functions/entities/account/account-store.ts';
import { isGone } from '#functions/entities/account/stored-account.ts';
import { markJobGone, unmarkJobGone } from '#functions/entities/application/job-gone-store.ts';
import { isActiveJob } from '#functions/entities/job/job-store.ts';
import { jobSummary } from '#functions/entities/job/stored-job.ts';
import { deleteJobDays } from '#functions/entities/statistics/day-store.ts';

const job = itemSchema({ summary: z.pick(jobSummary, { id: true, recruiter_id: true, is_active: true }) });

/**
 * Marks the applications to a job that was deleted or withdrawn, which notifies those who wait for a decision, and takes the
 * marks back when it is public again. The job's present state decides, so that duplicate, late and reordered records have the
 * same result.
 * The applications to a recruiter who is being erased are deleted instead. The reports about a deleted job and its days
 * are deleted.
 */
export async function followJobs({ entity, before, after }: Change): Promise<void> {
  if (entity !== 'job' || !before) return;
  const { id, recruiter_id, is_active } = job.parse(before).summary;
  if (after && job.parse(after).summary.is_active === is_active) return;
  if (!after) await eraseBelongings(id);
  const [isBack, owner] = await Promise.all([isActiveJob(id), readState('recruiter', recruiter_id)]);
  if (isBack) await unmarkJobGone(id);
  else if (!isGone(owner)) await markJobGone(id);
}

/** Deletes the reports about a deleted job and its days. */
async function eraseBelongings(id: number): Promise<void> {
  // Loaded with the first deletion, like everything that erases.
  const { deleteAll, ownedPlaces } = await import('#functions/entities/erasure/erasure-store.ts');
  await Promise.all([deleteAll(ownedPlaces.reportsAbout('job', id)), deleteJobDays(id)]);
}
