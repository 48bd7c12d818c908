import { dayMs } from './time.ts';

/** The ranges of a day in which a person can be booked, and how finely they begin and end. */
export const maxRangesADay = 3;
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** Minutes that stay free between two interviews. */
export const bufferMinutes = [0, 5, 10, 15, 30] as const;

/** Hours before an interview up to which its time can be picked. */
export const noticeHours = [1, 4, 12, 24, 48, 72] as const;

/** Weeks from now on that are open. */
export const horizonWeeks = [2, 3, 4] as const;
export const weekMs = 7 * dayMs;

/** Times of one offer from office hours: one for each of the people who are invited at most. */
export const maxHoursTimes = 20;

/** A time of day in half-hour steps; the end of a day is `24:00`. */
export interface OfficeRange {
  /** From Monday, 1, to Sunday, 7. */
  weekday: number;
  from: string;
  to: string;
}

/** Office hours: when, in the person's zone, they can be booked. */
export interface OfficeHours {
  zone: string;
  ranges: readonly OfficeRange[];
  buffer_minutes: number;
  notice_hours: number;
  weeks: number;
}

/** What is chosen before a person chooses something else. */
export const usualBuffer = 10;
export const usualNotice = 24;
export const usualWeeks = 2;
export const usualRanges: readonly OfficeRange[] = [1, 2, 3, 4, 5].flatMap((weekday) => [
  { weekday, from: '09:00', to: '12:00' },
  { weekday, from: '13:00', to: '17:00' },
]);

/** Whether each range ends after it begins, those of a day do not overlap, and a day has at most three. */
export const areApart = (ranges: readonly OfficeRange[]): boolean =>
  weekdays.every((weekday) => {
    const ofDay = ranges.filter((each) => each.weekday === weekday).sort((a, b) => (a.from < b.from ? -1 : 1));
    return (
      ofDay.length <= maxRangesADay &&
      ofDay.every(({ from, to }, nth) => from < to && to <= (ofDay[nth + 1]?.from ?? to))
    );
  });

/** Minutes between two starts: quarters for the shortest interviews, else half hours. */
export const stepOf = (minutes: number): number => (minutes <= 15 ? 15 : 30);
