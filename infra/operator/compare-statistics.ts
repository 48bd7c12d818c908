import { transact } from '#functions/data/transact.ts';
import { difference, type Figures, moves } from '#functions/entities/statistics/figures.ts';
import { addToStatistics } from '#functions/entities/statistics/statistics-store.ts';
import { type DashboardFigures, dashboardFigureNames } from '#functions/entities/statistics/stored-figures.ts';
import { dashboardFigures } from '#functions/events/figures.ts';
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
}

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
  for await (const item of allItems()) {
    items += 1;
    if (items % reportEvery === 0) progress(items);
    if (item.entity === 'statistics') addTo(kept, item);
    const change = {
      eventId: '',
      at: epochMs(0),
      entity: String(item.entity),
      before: undefined,
      after: imageOf(item),
    };
    for (const effect of dashboardFigures(change)) {
      if (effect.kind !== 'statistics') continue;
      addTo(sums, effect.add);
    }
  }
  const [keptFigures, counted] = [figuresOf(kept), figuresOf(sums)];
  return { kept: keptFigures, counted, off: difference(keptFigures, counted) };
}

/** Adds the difference to the stored figures, so that concurrent updates by the stream function are not lost. */
export async function repairStatistics({ off }: Comparison): Promise<void> {
  if (moves(off)) await transact({ statistics: addToStatistics(off) });
}

/** Adds the figures of an item or of an effect; of an item, whatever else it has is left out. */
function addTo(sums: Figures<Name>, added: Record<string, unknown>): void {
  for (const name of dashboardFigureNames) sums[name] = (sums[name] ?? 0) + Number(added[name] ?? 0);
}

const imageOf = (item: Record<string, unknown>) => ({ ...item, entity: String(item.entity) });

const figuresOf = (figures: Figures<Name>) =>
  Object.fromEntries(dashboardFigureNames.map((name) => [name, figures[name] ?? 0])) as DashboardFigures;

/** Formats the comparison as lines of text. */
export const report = ({ kept, counted, off }: Comparison): string =>
  [
    ...dashboardFigureNames.map((name) => `${name.padEnd(22)} kept ${kept[name]}  counted ${counted[name]}`),
    moves(off) ? 'They differ.' : 'They are equal.',
  ].join('\n');
