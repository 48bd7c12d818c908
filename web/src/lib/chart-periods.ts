import { dayOf } from '#shared/domain/closing-date.ts';
import { daysAfter } from '#shared/domain/day-periods.ts';
import { addDays, epochMs } from '#shared/domain/time.ts';
import { getLanguage } from './i18n.ts';

export type PeriodUnit = 'day' | 'week' | 'month';

/** Some days in a row that a chart shows as one point; both dates are part of it. */
export interface Period {
  first: string;
  last: string;
  unit: PeriodUnit;
}

/** The unit that gives a chart of so many days between 12 and 31 points. */
export const unitFor = (days: number): PeriodUnit => {
  if (days <= 31) return 'day';
  return days <= 120 ? 'week' : 'month';
};

const plusDays = (day: string, days: number): string => dayOf(addDays(epochMs(Date.parse(day)), days));

/** The end of the period that begins on a day, before the limit `until`. */
const endOf = (first: string, until: string, unit: PeriodUnit): string => {
  if (unit === 'day') return first;
  // Weeks end with the last day, so that the last point is a whole week.
  if (unit === 'week') return plusDays(first, daysAfter(first, until) % 7);
  const [year = 0, month = 0] = first.split('-').map(Number);
  const monthEnd = dayOf(epochMs(Date.UTC(year, month, 0)));
  return monthEnd < until ? monthEnd : until;
};

/**
 * Splits the days from `from` to `until` into days, into weeks that end with `until` (the first one may be shorter), or into
 * calendar months. Each day is in exactly one period.
 */
export const periodsOf = (from: string, until: string, unit: PeriodUnit): Period[] => {
  const periods: Period[] = [];
  for (let first = from; first <= until; ) {
    const last = endOf(first, until, unit);
    periods.push({ first, last, unit });
    first = plusDays(last, 1);
  }
  return periods;
};

/** The sum of the days' values in each period; days outside of all periods are left out. */
export const sumByPeriod = <Day extends { date: string }>(
  periods: readonly Period[],
  days: readonly Day[],
  figureOf: (day: Day) => number,
): number[] =>
  periods.map(({ first, last }) =>
    days.reduce((sum, day) => (day.date >= first && day.date <= last ? sum + figureOf(day) : sum), 0),
  );

export const totalOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

const formatOf = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(getLanguage(), { ...options, timeZone: 'UTC' });

/** The name of a period: `12 – 18 Oct 2026`, `12 Oct 2026`, `October 2026`. */
export const formatPeriod = ({ first, last, unit }: Period): string =>
  unit === 'month'
    ? formatOf({ month: 'long', year: 'numeric' }).format(new Date(first))
    : formatOf({ day: 'numeric', month: 'short', year: 'numeric' }).formatRange(new Date(first), new Date(last));

/** The short name below a chart: `12 Oct`, `Oct`. */
export const formatTick = ({ first, unit }: Period): string =>
  formatOf(unit === 'month' ? { month: 'short' } : { day: 'numeric', month: 'short' }).format(new Date(first));
