import { addDays, type EpochMs, type IsoInstant, toEpochMs } from './time.ts';

/** How many drafts of jobs a company can have. */
export const maxJobDrafts = 50;

/** How many days ahead a draft can be scheduled. */
export const maxScheduledDays = 90;

/** Why a scheduled draft was not published. */
export const missedReasons = ['not_verified', 'no_subscription'] as const;
export type MissedReason = (typeof missedReasons)[number];

/** Why a draft cannot be scheduled for a time; undefined if it can. */
export function scheduleProblem(at: IsoInstant, now: EpochMs): 'publish_time_past' | 'publish_time_late' | undefined {
  if (toEpochMs(at) <= now) return 'publish_time_past';
  return toEpochMs(at) > addDays(now, maxScheduledDays) ? 'publish_time_late' : undefined;
}
