import { summaryOf } from '#functions/data/summary.ts';
import { transact } from '#functions/data/transact.ts';
import { addToDay, type DayFigures, dayEntities } from '#functions/entities/statistics/day-store.ts';
import { dayFigures } from '#functions/events/day-figures.ts';
import { dayOf } from '#shared/domain/closing-date.ts';
import { firstDayOf } from '#shared/domain/day-periods.ts';
import { figureDays } from '#shared/domain/retention.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import { allItems } from './all-items.ts';

type Item = Record<string, unknown>;
type Sums = Record<string, number>;

/** A day whose stored figures are less than what the table's items count. */
interface MissingDay {
  /** What is missing. */
  figures: DayFigures;
  /** The stored figures, which must still be the same when the missing ones are added. */
  stored: Sums;
}

const nameOf = ({ of, day }: Pick<DayFigures, 'of' | 'day'>) => `${of.kind} ${'id' in of ? of.id : ''} ${day}`;

const storedEntities = new Set<unknown>(Object.values(dayEntities));

/** Deleted jobs and erased accounts have no days. */
const isOwner = (item: Item) =>
  item.entity === 'job' ||
  (item.entity === 'account' && item.kind === 'recruiter' && item.state !== 'erasing' && item.state !== 'erased');

/** The name of a stored day, as `nameOf` makes it. */
function storedName({ PK, SK, entity }: Item): string {
  const id = String(PK).split('#')[1] ?? '';
  const kind = Object.entries(dayEntities).find(([, name]) => name === entity)?.[0];
  return `${kind} ${id} ${String(SK).slice(-10)}`;
}

const countedFigures = ({ PK: _, SK: __, entity: ___, schema_version: ____, expires_at: _____, ...rest }: Item) =>
  rest as Sums;

/** What a candidate's first view of a job counts: the only views from before page views were counted. */
function viewDays(item: Item): { job: number; day: string } | undefined {
  if (item.entity !== 'job_view') return undefined;
  return { job: Number(item.job_id), day: String(item.viewed_at).slice(0, 10) };
}

/** The sums of all items by day. */
class Recount {
  private readonly counted = new Map<string, { figures: DayFigures; sums: Sums }>();
  private readonly stored = new Map<string, Sums>();
  private readonly owners = new Set<string>();
  private readonly recruiterOf = new Map<number, number>();
  private readonly views: { job: number; day: string }[] = [];
  private readonly first: string;
  private readonly today: string;

  constructor(now: EpochMs) {
    this.first = firstDayOf(figureDays, now);
    this.today = dayOf(now);
  }

  take(item: Item): void {
    if (storedEntities.has(item.entity)) this.stored.set(storedName(item), countedFigures(item));
    if (isOwner(item)) this.owners.add(String(item.PK));
    if (item.entity === 'job') {
      const { id, recruiter_id } = summaryOf(item) as { id: number; recruiter_id: number };
      this.recruiterOf.set(id, recruiter_id);
    }
    const view = viewDays(item);
    if (view) this.views.push(view);
    const image = { ...item, entity: String(item.entity) };
    for (const figures of dayFigures({ entity: image.entity, before: undefined, after: image })) this.add(figures);
  }

  private add(figures: DayFigures): void {
    // Today's records may not be processed yet: they would be counted twice.
    if (figures.day < this.first || figures.day >= this.today) return;
    const entry = this.counted.get(nameOf(figures)) ?? { figures, sums: {} };
    for (const [name, amount] of Object.entries(figures.add))
      entry.sums[name] = (entry.sums[name] ?? 0) + Number(amount);
    this.counted.set(nameOf(figures), entry);
  }

  missing(): MissingDay[] {
    for (const { job, day } of this.views) {
      const recruiter = this.recruiterOf.get(job);
      if (recruiter === undefined) continue;
      this.add({ of: { kind: 'job', id: job }, day, add: { views: 1 } });
      this.add({ of: { kind: 'recruiter', id: recruiter }, day, add: { views: 1 } });
    }
    return [...this.counted.values()].flatMap(({ figures, sums }) => {
      const { of, day } = figures;
      if (of.kind !== 'portal' && !this.owners.has(`${of.kind.toUpperCase()}#${of.id}`)) return [];
      const stored = this.stored.get(nameOf(figures)) ?? {};
      const add = Object.fromEntries(
        Object.entries(sums).flatMap(([name, sum]) =>
          sum > (stored[name] ?? 0) ? [[name, sum - (stored[name] ?? 0)]] : [],
        ),
      );
      return Object.keys(add).length > 0 ? [{ figures: { of, day, add } as DayFigures, stored }] : [];
    });
  }
}

/**
 * Compares the figures of the days before today with what the table's items count (1 read unit for each 4 KB of the table).
 * Figures that are higher are right: they count accounts and subscriptions that were deleted since.
 */
export async function missingDays(now: EpochMs): Promise<MissingDay[]> {
  const recount = new Recount(now);
  for await (const item of allItems()) recount.take(item);
  return recount.missing();
}

/**
 * Adds what is missing to a day (2 write units). A day that changed since it was read stays as it is: the next run finds
 * it.
 * @returns whether it was added
 */
export async function fillDay({ figures, stored }: MissingDay): Promise<boolean> {
  return (await transact({ day: addToDay(figures, stored) })).done;
}
