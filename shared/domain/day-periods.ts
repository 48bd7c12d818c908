import { dayOf } from './closing-date.ts';
import { addDays, dayMs, type EpochMs } from './time.ts';

/** How many days a chart may show; the last one is today (UTC). */
export const chartPeriods = [30, 90, 365] as const;
export type ChartPeriod = (typeof chartPeriods)[number];

/** The first of the `days` days that end with the day of `now`, `YYYY-MM-DD` in UTC. */
export const firstDayOf = (days: number, now: EpochMs): string => dayOf(addDays(now, 1 - days));

/** How many days after another one a day is. */
export const daysAfter = (first: string, day: string): number =>
  Math.round((Date.parse(day) - Date.parse(first)) / dayMs);
