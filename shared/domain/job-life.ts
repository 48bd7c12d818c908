import { type Closing, closingInstant, dayOf, zoneWithout } from './closing-date.ts';
import { addDays, dayMs, type EpochMs, epochMs, type IsoInstant, isoInstant, toEpochMs } from './time.ts';
import { dayIn } from './time-zone.ts';

/** How many days a job takes applications at most: then it is renewed, or it is closed. */
export const maxOpenDays = 90;

/** How many days before its end a recruiter is reminded of a job. */
export const reminderDays = [7, 1] as const;

/** After how many days without an answer to applications a recruiter is nudged. */
export const nudgeDays = [7, 14] as const;
export type NudgeDays = (typeof nudgeDays)[number];

/** From when on every job has an end. Jobs from before that have none end that many days later. */
const boundedSince = isoInstant('2026-11-28T00:00:00.000Z');

/** The last closing date that a job can get at `now`. */
export const lastClosingDay = (zone: string, now: EpochMs): string => dayIn(zone, addDays(now, maxOpenDays));

/** A stored job with its end: that of one without any counts from its creation, or from when on every job has one. */
export function withEnd<Job extends Closing & { created_at: IsoInstant; closing_zone?: string | undefined }>(
  job: Job,
): Job {
  if (job.closing_date !== null) return job;
  const begin = epochMs(Math.max(toEpochMs(job.created_at), toEpochMs(boundedSince)));
  const closing_date = dayOf(addDays(begin, maxOpenDays));
  return {
    ...job,
    closing_date,
    closing_zone: zoneWithout,
    closes_at: closingInstant(epochMs(Date.parse(closing_date) + dayMs)),
  };
}
