import * as z from 'zod/mini';
import type { Change } from '#functions/data/change.ts';
import { isGone, readState } from '#functions/entities/account/account-store.ts';
import { markJobGone } from '#functions/entities/application/job-gone-store.ts';
import { isActiveJob } from '#functions/entities/job/job-store.ts';

const job = z.object({ card: z.object({ id: z.int(), recruiter_id: z.int(), is_active: z.boolean() }) });

/**
 * A job that is deleted or withdrawn, by whomever, is gone for those who applied: their open applications are marked, and
 * the marks tell them. The job's present state decides, and a mark is set once, so that repeated, late and shuffled
 * records lead to the same. Of a recruiter who is being deleted for good the applications go as well.
 */
export async function followJobs({ entity, before, after }: Change): Promise<void> {
  if (entity !== 'job' || !before) return;
  const { id, recruiter_id, is_active } = job.parse(before).card;
  const isWithdrawn = is_active && after !== undefined && !job.parse(after).card.is_active;
  if (after && !isWithdrawn) return;
  const [isBack, owner] = await Promise.all([isActiveJob(id), readState('recruiter', recruiter_id)]);
  if (!isBack && !isGone(owner)) await markJobGone(id);
}
