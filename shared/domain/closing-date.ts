// The closing date of a job (`YYYY-MM-DD`): it takes applications until the end of that day in UTC. Everything that lists
// jobs, searches them or applies for one asks here.

const dayMs = 24 * 60 * 60 * 1000;

/** The day in UTC of a time in milliseconds since 1970; closing dates compare with it as text. */
export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** Whether a job still takes applications at `now` (milliseconds since 1970); one without a closing date always does. */
export const isOpen = (closingDate: string | null, now: number): boolean =>
  closingDate === null || closingDate >= dayOf(now);

/**
 * Whole days from `now` (milliseconds since 1970) until the end of the closing date, rounded up; 0 once it has passed,
 * null without one.
 */
export function daysLeft(closingDate: string | null, now: number): number | null {
  if (closingDate === null) return null;
  return Math.max(0, Math.ceil((Date.parse(closingDate) + dayMs - now) / dayMs));
}
