import { addFigures } from '#functions/data/add-figures.ts';
import { keys } from '#functions/data/keys.ts';
import type { TransactionItem } from '#functions/data/write.ts';
import { type Closing, closesAt } from '#shared/domain/closing-date.ts';
import { addMs, dayMs, type EpochMs, toEpochMs, toIso } from '#shared/domain/time.ts';
import type { Figures } from './figures.ts';

// Active jobs by the end of their closing date, of the portal and of each recruiter: an item for each month. A figure is named
// by the day (`01` to `31`) where that day ends in UTC, else by the day, hour and minute in UTC of the end (`30T23:00`). Lists
// leave out a job once its closing date has passed, which writes nothing: how many those are follows from these figures and the
// time. Its time names a figure, so the same job counts on the same figure whenever an older image of it comes.

const entity = 'closing_jobs';

/** Jobs that closed before count on this day: whatever dates jobs have, the months until today are few. */
const firstDate = '2020-01-01';

const midnight = 'T00:00:00.000Z';

/** The day or minute (`YYYY-MM-DD`, `YYYY-MM-DDTHH:MM`) on which an active job counts; undefined without a closing date. */
export function countedDate(job: Closing): string | undefined {
  const end = closesAt(job);
  if (end === null) return undefined;
  const name = end.endsWith(midnight)
    ? toIso(addMs(toEpochMs(end), -dayMs)).slice(0, 'YYYY-MM-DD'.length)
    : end.slice(0, 'YYYY-MM-DDTHH:MM'.length);
  return name < firstDate ? firstDate : name;
}

/** When the jobs of a figure close, in milliseconds since 1970. */
const endOf = (name: string): number =>
  name.length === firstDate.length ? Date.parse(name) + dayMs : Date.parse(`${name}:00.000Z`);

/** The month `YYYY-MM` and the rest of a figure's name. */
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

/**
 * The write that moves the figures of a month (2 write units inside a transaction).
 * @param recruiterId absent: those of the portal
 */
export const addToClosingJobs = (month: string, days: Figures<string>, recruiterId?: number): TransactionItem =>
  addFigures(keys.closingJobs(month, recruiterId), { entity }, days);

/** The figures of an item by date; none for an item of another entity. */
export function closingsOf(item: Record<string, unknown>): Figures<string> {
  if (item.entity !== entity) return {};
  const month = String(item.SK).slice(-'YYYY-MM'.length);
  return Object.fromEntries(
    Object.entries(item).flatMap(([name, figure]) =>
      /^[0-9]{2}(?:T[0-9]{2}:[0-9]{2})?$/.test(name) ? [[`${month}-${name}`, Number(figure)]] : [],
    ),
  );
}

/** The sort key of the last month in which a job may have closed by `now`. */
export const lastClosingKey = (now: EpochMs, recruiterId?: number): string =>
  keys.closingJobs(partsOf(toIso(now)).month, recruiterId).SK;

/** How many active jobs have a closing date that has passed at `now`. */
export function closedJobs(closings: Figures<string>, now: EpochMs): number {
  const closed = Object.entries(closings).filter(([name]) => endOf(name) <= now);
  return Math.max(
    0,
    closed.reduce((sum, [, jobs = 0]) => sum + jobs, 0),
  );
}
