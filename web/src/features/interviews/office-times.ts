import type { FreeTime } from '#shared/contracts/office-hours.ts';
import { maxHoursTimes } from '#shared/domain/office-hours.ts';
import { formatters } from '#web/lib/formatter.ts';

/** The free times of a day, by the clocks of the office hours. */
export interface FreeDay {
  /** `YYYY-MM-DD`. */
  day: string;
  times: FreeTime[];
}

const dayOf = ({ local }: FreeTime): string => local.at.slice(0, 'YYYY-MM-DD'.length);

/** Free times, which are in order, by their days. */
export function daysOf(times: readonly FreeTime[]): FreeDay[] {
  const days = new Map<string, FreeTime[]>();
  for (const time of times) days.set(dayOf(time), [...(days.get(dayOf(time)) ?? []), time]);
  return [...days].map(([day, found]) => ({ day, times: found }));
}

/** How many times an invitation begins with: a choice for each person. */
export const usualCount = (people: number): number => Math.min(Math.max(6, 2 * people), maxHoursTimes);

/** Where in a day to look for its next time: a quarter and three quarters through it first. */
const places = [1 / 4, 3 / 4, 0, 1 / 2, 7 / 8, 3 / 8];

/** The times that an invitation begins with: on as many days as there are, by turns early and late, in order. */
export function spread(days: readonly FreeDay[], count: number): FreeTime[] {
  const chosen = new Set<FreeTime>();
  for (let round = 0; round < places.length && chosen.size < count; round += 1) {
    for (const [nth, { times }] of days.entries()) {
      // Days by turns begin with the morning and the afternoon.
      const place = places[round < 2 ? (round + nth) % 2 : round] ?? 0;
      const time = times[Math.floor(times.length * place)];
      if (time && chosen.size < count) chosen.add(time);
    }
  }
  return [...chosen].sort((a, b) => (a.at < b.at ? -1 : 1));
}

const dayFormats = formatters(
  (language, _: 'day') =>
    new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }),
);
const clockFormats = formatters(
  (language, _: 'clock') => new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' }),
);
const weekdayFormats = formatters(
  (language, _: 'weekday') => new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }),
);

/** A day: `Mon 30 Nov`. */
export const dayText = (day: string): string => dayFormats('day').format(Date.parse(day));

/** What a clock shows: `09:30`, or `09:30 AM`. */
export const clockText = (clock: string): string => clockFormats('clock').format(Date.parse(`2024-01-01T${clock}Z`));

/** A day of the week, from Monday, 1. The first of January 2024 was a Monday. */
export const weekdayText = (weekday: number): string => weekdayFormats('weekday').format(Date.UTC(2024, 0, weekday));
