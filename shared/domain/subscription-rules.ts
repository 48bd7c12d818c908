const dayMs = 24 * 60 * 60 * 1000;

/** Whether a subscription that ends at `endsAt` still counts at `now`; both in milliseconds since 1970. */
export const isActiveAt = (endsAt: number, now: number): boolean => now < endsAt;

/** When a subscription of so many days ends, in milliseconds since 1970. */
export const endOf = (start: number, durationDays: number): number => start + durationDays * dayMs;

/** Candidates that may still be unlocked; never below 0, also when a limit was lowered afterwards. */
export const remainingViews = (viewed: number, limit: number): number => Math.max(0, limit - viewed);

/** Share of the views that is used, in whole percent; 0 without a limit. */
export const usagePercent = (viewed: number, limit: number): number =>
  limit > 0 ? Math.round((viewed / limit) * 100) : 0;

/** Whole days until an ISO instant, rounded up; 0 when it has passed. */
export const daysUntil = (end: string, now: number): number => Math.max(0, Math.ceil((Date.parse(end) - now) / dayMs));
