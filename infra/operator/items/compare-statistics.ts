import { keys } from '#functions/data/keys.ts';
import { transact } from '#functions/data/transact.ts';
import { addToClosingJobs, byMonth, closingsOf } from '#functions/entities/statistics/closing-jobs.ts';
import { difference, type Figures, moves } from '#functions/entities/statistics/figures.ts';
import { addToRecruiterStats, addToStatistics } from '#functions/entities/statistics/statistics-store.ts';
import {
  type DashboardFigures,
  dashboardFigureNames,
  recruiterFigureNames,
} from '#functions/entities/statistics/stored-figures.ts';
import { closingFigures, dashboardFigures, recruiterFigures } from '#functions/events/figures.ts';
import { epochMs } from '#shared/domain/time.ts';
import { allItems } from './all-items.ts';

type Name = keyof DashboardFigures;

/** Figures of recruiters by their ids: active jobs by closing date, also those of the portal, which has none, or the dashboard's. */
type ByOwner = Map<number | undefined, Figures<string>>;

export interface Comparison {
  /** Stored figures; they may be below 0. */
  stored: DashboardFigures;
  /** Figures counted from the table. */
  counted: DashboardFigures;
  /** Difference to add to the stored figures; empty when they are equal. */
  off: Figures<Name>;
  /** Differences to add to the numbers of active jobs by closing date, by the item's owner; empty when they are equal. */
  closingsOff: ByOwner;
  /** Differences to add to the figures of recruiters; empty when they are equal. */
  recruitersOff: ByOwner;
}

/** Whether any stored figure differs from the table. */
export const differ = ({ off, closingsOff, recruitersOff }: Comparison): boolean =>
  moves(off) || closingsOff.size + recruitersOff.size > 0;

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
  const stored: Figures<Name> = {};
  const [closings, storedClosings]: [ByOwner, ByOwner] = [new Map(), new Map()];
  const [recruiters, storedRecruiters]: [ByOwner, ByOwner] = [new Map(), new Map()];
  const present = new Set<number>();
  for await (const item of allItems()) {
    items += 1;
    if (items % reportEvery === 0) progress(items);
    if (item.entity === 'statistics') addTo(stored, item);
    addFigures(storedClosings, ownerOf(item), closingsOf(item));
    if (item.entity === 'recruiter_stats') addFigures(storedRecruiters, ownerOf(item), figuresOfRecruiter(item));
    if (item.entity === 'recruiter') present.add(Number(ownerOf(item)));
    const change = {
      eventId: '',
      at: epochMs(0),
      entity: String(item.entity),
      before: undefined,
      after: imageOf(item),
    };
    for (const effect of [...dashboardFigures(change), ...closingFigures(change), ...recruiterFigures(change)]) {
      if (effect.kind === 'statistics') addTo(sums, effect.add);
      if (effect.kind === 'closing_jobs') addFigures(closings, effect.recruiterId, withMonth(effect));
      if (effect.kind === 'recruiter_stats') addFigures(recruiters, effect.recruiterId, effect.add);
    }
  }
  const [storedFigures, counted] = [figuresOf(stored), figuresOf(sums)];
  return {
    stored: storedFigures,
    counted,
    off: difference(storedFigures, counted),
    closingsOff: differencesOf(storedClosings, closings),
    recruitersOff: new Map(
      [...differencesOf(storedRecruiters, recruiters)].filter(([owner]) => present.has(Number(owner))),
    ),
  };
}

/** Adds the differences to the stored figures, so that concurrent updates by the stream function are not lost. */
export async function repairStatistics({ off, closingsOff, recruitersOff }: Comparison): Promise<void> {
  if (moves(off)) await transact({ statistics: addToStatistics(off) });
  for (const [owner, dates] of closingsOff) {
    for (const [month, days] of byMonth(dates)) await transact({ closings: addToClosingJobs(month, days, owner) });
  }
  for (const [owner, figures] of recruitersOff)
    await transact({ figures: addToRecruiterStats(Number(owner), figures) });
}

/** Adds the figures of an item or of an effect; of an item, whatever else it has is left out. */
function addTo(sums: Figures<Name>, added: Record<string, unknown>): void {
  for (const name of dashboardFigureNames) sums[name] = (sums[name] ?? 0) + Number(added[name] ?? 0);
}

/** The recruiter whose figures an item has; undefined for the portal's. */
const ownerOf = ({ PK }: Record<string, unknown>): number | undefined =>
  PK === keys.statistics().PK ? undefined : Number(String(PK).split('#')[1]);

const withMonth = ({ month, add }: { month: string; add: Figures<string> }): Figures<string> =>
  Object.fromEntries(Object.entries(add).map(([day, jobs]) => [`${month}-${day}`, jobs]));

const figuresOfRecruiter = (item: Record<string, unknown>): Figures<string> =>
  Object.fromEntries(recruiterFigureNames.map((name) => [name, Number(item[name] ?? 0)]));

/** Adds figures to those of an owner. */
function addFigures(sums: ByOwner, owner: number | undefined, added: Figures<string>): void {
  if (!moves(added)) return;
  const own = sums.get(owner) ?? {};
  for (const [name, by = 0] of Object.entries(added)) own[name] = (own[name] ?? 0) + by;
  sums.set(owner, own);
}

/** What is to be added for each owner whose figures differ. */
function differencesOf(stored: ByOwner, counted: ByOwner): ByOwner {
  const owners = new Set([...stored.keys(), ...counted.keys()]);
  const all = [...owners].map(
    (owner) => [owner, difference(stored.get(owner) ?? {}, counted.get(owner) ?? {})] as const,
  );
  return new Map(all.filter(([, off]) => moves(off)));
}

const imageOf = (item: Record<string, unknown>) => ({ ...item, entity: String(item.entity) });

const figuresOf = (figures: Figures<Name>) =>
  Object.fromEntries(dashboardFigureNames.map((name) => [name, figures[name] ?? 0])) as DashboardFigures;

const jobsOf = (owner: number | undefined): string =>
  owner === undefined ? 'active jobs' : `active jobs of recruiter ${owner}`;

/** Formats the comparison as lines of text. */
export const report = (comparison: Comparison): string =>
  [
    ...dashboardFigureNames.map(
      (name) => `${name.padEnd(22)} stored ${comparison.stored[name]}  counted ${comparison.counted[name]}`,
    ),
    ...[...comparison.closingsOff].flatMap(([owner, dates]) =>
      Object.entries(dates).map(([date, off = 0]) => `${jobsOf(owner)} that close on ${date}: off by ${off}`),
    ),
    ...[...comparison.recruitersOff].flatMap(([owner, figures]) =>
      Object.entries(figures).map(([name, off = 0]) => `${name} of recruiter ${owner}: off by ${off}`),
    ),
    differ(comparison) ? 'They differ.' : 'They are equal.',
  ].join('\n');
