import * as z from 'zod/mini';
import type { Change } from '#functions/data/change.ts';
import { isoTime } from '#functions/platform/clock.ts';
import type { Effect } from './effect.ts';
import { tell } from './tell.ts';

const removedJob = z.object({ recruiter_id: z.int(), title: z.string() });

/** A recruiter learns that an admin removed its job. What it removes itself leaves no such record. */
export function aboutRemovedJob({ before, after, at }: Change): Effect[] {
  if (before || !after) return [];
  const { recruiter_id, title } = removedJob.parse(after);
  const values = { job_title: title };
  return tell('recruiter', recruiter_id, { kind: 'job_removed', values, link: '/recruiter/my-jobs' }, isoTime(at));
}
