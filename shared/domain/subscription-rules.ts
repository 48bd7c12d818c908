import { addDays, dayMs, type EpochMs, type IsoInstant, toEpochMs } from './time.ts';

/** Days before the end of a subscription when the recruiter is reminded. */
export const endReminderDays = 3;

/** How many days from now an admin may set the end of a subscription at most. */
export const maxEndDays = 730;

/** Whether a subscription that ends at `endsAt` is active at `now`. */
export const isActiveAt = (endsAt: EpochMs, now: EpochMs): boolean => now < endsAt;

/** The end of a subscription of `durationDays` from `start`. */
export const endOf = (start: EpochMs, durationDays: number): EpochMs => addDays(start, durationDays);

/** Remaining views; never below 0, also when the limit was lowered afterwards. */
export const remainingViews = (viewed: number, limit: number): number => Math.max(0, limit - viewed);

/** Used share of the views in whole percent; 0 without a limit. */
export const usagePercent = (viewed: number, limit: number): number =>
  limit > 0 ? Math.round((viewed / limit) * 100) : 0;

/** Whole days until an instant, rounded up; 0 when it has passed. */
export const daysUntil = (end: IsoInstant, now: EpochMs): number =>
  Math.max(0, Math.ceil((toEpochMs(end) - now) / dayMs));
