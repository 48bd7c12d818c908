import { addDays, type EpochMs } from './time.ts';

/** When the user used the portal last, as coarsely as others may know it. */
export const activities = ['week', 'month', 'earlier'] as const;
export type Activity = (typeof activities)[number];

/** `week`: within seven days; `month`: within thirty; unknown times count as earlier. */
export function activityOf(lastSeen: EpochMs | undefined, now: EpochMs): Activity {
  if (lastSeen === undefined || lastSeen <= addDays(now, -30)) return 'earlier';
  return lastSeen <= addDays(now, -7) ? 'month' : 'week';
}
