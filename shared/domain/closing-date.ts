import { dayMs, type EpochMs, toIso } from './time.ts';

// The closing date of a job (`YYYY-MM-DD`): it takes applications until the end of that day in UTC. Everything that lists
// jobs, searches them or applies for one asks here.

/** The day in UTC of an instant; closing dates compare with it as text. */
export const dayOf = (now: EpochMs): string => toIso(now).slice(0, 10);

/** Whether a job still takes applications at `now`; one without a closing date always does. */
export const isOpen = (closingDate: string | null, now: EpochMs): boolean =>
  closingDate === null || closingDate >= dayOf(now);

/**
 * Whole days from `now` until the end of the closing date, rounded up; 0 once it has passed,
 * null without one.
 */
export function daysLeft(closingDate: string | null, now: EpochMs): number | null {
  if (closingDate === null) return null;
  return Math.max(0, Math.ceil((Date.parse(closingDate) + dayMs - now) / dayMs));
}
