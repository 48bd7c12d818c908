import { dayMs, type EpochMs, epochMs, type IsoInstant, toIso } from './time.ts';

// The closing date of a job (`YYYY-MM-DD`) is a day in the job's time zone: the job takes applications until that day ends
// there. The instant is computed when the date is set (`time-zone.ts`) and stored beside it. Everything that lists jobs,
// counts them, calls them active, searches them or applies for one uses this module.

/** The zone of closing dates that were stored without one. */
export const zoneWithout = 'UTC';

/** What decides whether a job takes applications. */
export interface Closing {
  closing_date: string | null;
  /** The first instant at which the job is closed. Absent: the closing date is a day in UTC. */
  closes_at?: IsoInstant | null | undefined;
}

/** The day in UTC of an instant. */
export const dayOf = (now: EpochMs): string => toIso(now).slice(0, 10);

/** The last instant whose text sorts after all earlier ones: later years have more digits. */
const lastInstant = Date.parse('9999-12-31T23:59:59.999Z');

/** An instant as `closes_at` has it. */
export const closingInstant = (end: EpochMs): IsoInstant => toIso(epochMs(Math.min(end, lastInstant)));

/** The first instant at which a job is closed; null without a closing date. */
export function closesAt(job: Closing): IsoInstant | null {
  const end = endOf(job);
  return end === null ? null : (job.closes_at ?? closingInstant(end));
}

/** The same as a number: lists ask for every job of a page. */
function endOf({ closing_date, closes_at }: Closing): EpochMs | null {
  if (closing_date === null) return null;
  return epochMs(closes_at ? Date.parse(closes_at) : Date.parse(closing_date) + dayMs);
}

/** Whether a job still takes applications at `now`; one without a closing date always does. */
export function isOpen(job: Closing, now: EpochMs): boolean {
  const end = endOf(job);
  return end === null || end > now;
}

/** What a job is called: `active` only while it takes applications. */
export const jobStates = ['active', 'closed', 'inactive'] as const;
export type JobState = (typeof jobStates)[number];

export function stateOfJob(job: Closing & { is_active: boolean }, now: EpochMs): JobState {
  if (!job.is_active) return 'inactive';
  return isOpen(job, now) ? 'active' : 'closed';
}

/** Whole days from `now` until a job closes, rounded up; 0 once it has, null without a closing date. */
export function daysLeft(job: Closing, now: EpochMs): number | null {
  const end = endOf(job);
  return end === null ? null : Math.max(0, Math.ceil((end - now) / dayMs));
}
