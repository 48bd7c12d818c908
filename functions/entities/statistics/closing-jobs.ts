import { addFigures } from '#functions/data/add-figures.ts';
import { keys } from '#functions/data/keys.ts';
import type { TransactionItem } from '#functions/data/write.ts';
import { dayOf } from '#shared/domain/closing-date.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import type { Figures } from './figures.ts';

// Active jobs by closing date: an item for each month, with a figure for each day (`01` to `31`). Lists leave out a job once
// its closing date has passed, which writes nothing: how many those are follows from these figures and the day.

const entity = 'closing_jobs';

/** Jobs that closed before count on this day: whatever dates jobs have, the months until today are few. */
const firstDate = '2020-01-01';

/** The date on which an active job with a closing date counts. */
export const countedDate = (closingDate: string): string => (closingDate < firstDate ? firstDate : closingDate);

/** The month `YYYY-MM` and the day `DD` of a date. */
const partsOf = (date: string) => ({ month: date.slice(0, 'YYYY-MM'.length), day: date.slice('YYYY-MM-'.length) });

/** Figures by date, as figures by day of each month. */
export function byMonth(dates: Figures<string>): [month: string, days: Figures<string>][] {
  const months = new Map<string, Figures<string>>();
  for (const [date, figure] of Object.entries(dates)) {
    const { month, day } = partsOf(date);
    months.set(month, { ...months.get(month), [day]: figure });
  }
  return [...months];
}

/** The write that moves the figures of a month (2 write units inside a transaction). */
export const addToClosingJobs = (month: string, days: Figures<string>): TransactionItem =>
  addFigures(keys.closingJobs(month), entity, days);

/** The figures of an item by date; none for an item of another entity. */
export function closingsOf(item: Record<string, unknown>): Figures<string> {
  if (item.entity !== entity) return {};
  const month = String(item.SK).slice(-'YYYY-MM'.length);
  return Object.fromEntries(
    Object.entries(item).flatMap(([name, figure]) =>
      /^[0-9]{2}$/.test(name) ? [[`${month}-${name}`, Number(figure)]] : [],
    ),
  );
}

/** The sort key of the last month in which a job may have closed by `now`. */
export const lastClosingKey = (now: EpochMs): string => keys.closingJobs(partsOf(dayOf(now)).month).SK;

/** How many active jobs have a closing date that has passed at `now`. */
export function closedJobs(closings: Figures<string>, now: EpochMs): number {
  const today = dayOf(now);
  const closed = Object.entries(closings).filter(([date]) => date < today);
  return Math.max(
    0,
    closed.reduce((sum, [, jobs = 0]) => sum + jobs, 0),
  );
}
