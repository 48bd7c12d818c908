import { transact } from '#functions/data/transact.ts';
import { addToClosingJobs, byMonth, closingsOf } from '#functions/entities/statistics/closing-jobs.ts';
import { difference, type Figures, moves } from '#functions/entities/statistics/figures.ts';
import { addToStatistics } from '#functions/entities/statistics/statistics-store.ts';
import { type DashboardFigures, dashboardFigureNames } from '#functions/entities/statistics/stored-figures.ts';
import { closingFigures, dashboardFigures } from '#functions/events/figures.ts';
import { epochMs } from '#shared/domain/time.ts';
import { allItems } from './all-items.ts';

type Name = keyof DashboardFigures;

export interface Comparison {
  /** Stored figures; they may be below 0. */
  kept: DashboardFigures;
  /** Figures counted from the table. */
  counted: DashboardFigures;
  /** Difference to add to the stored figures; empty when they are equal. */
  off: Figures<Name>;
  /** Differences to add to the numbers of active jobs by closing date; empty when they are equal. */
  closingsOff: Figures<string>;
}

/** Whether any stored figure differs from the table. */
export const differ = ({ off, closingsOff }: Comparison): boolean => moves(off) || moves(closingsOff);

/** Number of items between two progress reports. */
const reportEvery = 10_000;

/**
 * Counts the figures from every item of the table, and reads the stored figures, in one scan (1 read unit for each 4 KB
 * of the table).
 * @param progress called regularly with the number of items read so far
 */
export async function compareStatistics(progress: (items: number) => void = () => undefined): Promise<Comparison> {
  let items = 0;
  const sums: Figures<Name> = {};
  const kept: Figures<Name> = {};
  const closings: Figures<string> = {};
  const keptClosings: Figures<string> = {};
  for await (const item of allItems()) {
    items += 1;
    if (items % reportEvery === 0) progress(items);
    if (item.entity === 'statistics') addTo(kept, item);
    Object.assign(keptClosings, closingsOf(item));
    const change = {
      eventId: '',
      at: epochMs(0),
      entity: String(item.entity),
      before: undefined,
      after: imageOf(item),
    };
    for (const effect of [...dashboardFigures(change), ...closingFigures(change)]) {
      if (effect.kind === 'statistics') addTo(sums, effect.add);
      if (effect.kind === 'closing_jobs') addClosings(closings, effect);
    }
  }
  const [keptFigures, counted] = [figuresOf(kept), figuresOf(sums)];
  return {
    kept: keptFigures,
    counted,
    off: difference(keptFigures, counted),
    closingsOff: difference(keptClosings, closings),
  };
}

/** Adds the differences to the stored figures, so that concurrent updates by the stream function are not lost. */
export async function repairStatistics({ off, closingsOff }: Comparison): Promise<void> {
  if (moves(off)) await transact({ statistics: addToStatistics(off) });
  for (const [month, days] of byMonth(closingsOff)) await transact({ closings: addToClosingJobs(month, days) });
}

/** Adds the figures of an item or of an effect; of an item, whatever else it has is left out. */
function addTo(sums: Figures<Name>, added: Record<string, unknown>): void {
  for (const name of dashboardFigureNames) sums[name] = (sums[name] ?? 0) + Number(added[name] ?? 0);
}

/** Adds the jobs of an effect by closing date. */
function addClosings(sums: Figures<string>, { month, add }: { month: string; add: Figures<string> }): void {
  for (const [day, jobs = 0] of Object.entries(add)) {
    const date = `${month}-${day}`;
    sums[date] = (sums[date] ?? 0) + jobs;
  }
}

const imageOf = (item: Record<string, unknown>) => ({ ...item, entity: String(item.entity) });

const figuresOf = (figures: Figures<Name>) =>
  Object.fromEntries(dashboardFigureNames.map((name) => [name, figures[name] ?? 0])) as DashboardFigures;

/** Formats the comparison as lines of text. */
export const report = (comparison: Comparison): string =>
  [
    ...dashboardFigureNames.map(
      (name) => `${name.padEnd(22)} kept ${comparison.kept[name]}  counted ${comparison.counted[name]}`,
    ),
    ...Object.entries(comparison.closingsOff).map(
      ([date, off = 0]) => `active jobs that close on ${date}: off by ${off}`,
    ),
    differ(comparison) ? 'They differ.' : 'They are equal.',
  ].join('\n');
