import * as z from 'zod/mini';
import type { Change } from '#functions/data/change.ts';
import { removedJob } from '#functions/entities/job/stored-job.ts';
import { isoTime } from '#functions/platform/clock.ts';
import type { Effect } from './effect.ts';
import { tell } from './tell.ts';

const removed = z.pick(removedJob, { recruiter_id: true, title: true });

/** Notifies a recruiter that an admin removed their job. A recruiter's own deletion leaves no such record. */
export function aboutRemovedJob({ before, after, at }: Change): Effect[] {
  if (before || !after) return [];
  const { recruiter_id, title } = removed.parse(after);
  const values = { job_title: title };
  return tell('recruiter', recruiter_id, { kind: 'job_removed', values, link: '/recruiter/my-jobs' }, isoTime(at));
}
