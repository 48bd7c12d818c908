const dayMs = 24 * 60 * 60 * 1000;

/** Days before the end of a subscription when the recruiter is reminded. */
export const endReminderDays = 3;

/** Whether a subscription that ends at `endsAt` is active at `now`; both in milliseconds since 1970. */
export const isActiveAt = (endsAt: number, now: number): boolean => now < endsAt;

/** The end of a subscription of `durationDays` from `start`; both times in milliseconds since 1970. */
export const endOf = (start: number, durationDays: number): number => start + durationDays * dayMs;

/** Remaining views; never below 0, also when the limit was lowered afterwards. */
export const remainingViews = (viewed: number, limit: number): number => Math.max(0, limit - viewed);

/** Used share of the views in whole percent; 0 without a limit. */
export const usagePercent = (viewed: number, limit: number): number =>
  limit > 0 ? Math.round((viewed / limit) * 100) : 0;

/** Whole days until an ISO instant, rounded up; 0 when it has passed. */
export const daysUntil = (end: string, now: number): number => Math.max(0, Math.ceil((Date.parse(end) - now) / dayMs));
