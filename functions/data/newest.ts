import type * as z from 'zod/mini';
import type { IsoInstant } from '#shared/domain/time.ts';
import { isBetween } from './conditions.ts';
import type { Page, PageKey, PageRequest } from './page.ts';
import { type OnUnreadable, parseEach } from './parse-each.ts';
import { queryItems } from './query.ts';
import { summaryOf } from './summary.ts';

/** A place in an index, as `indexKeys` makes it. */
type IndexPlace = { GSI1PK: string } | { GSI2PK: string } | { GSI3PK: string };

/** A part of a place by the time in its sort keys: from an instant on, and until just before another. */
export interface Period {
  from?: IsoInstant | undefined;
  until?: IsoInstant | undefined;
}

/** Items of one query of a filtered list, and maximum number of queries of a request: at most about 75 read units. */
const searchPage = { items: 200, pages: 5 };

export interface NewestOptions<Summary> {
  /** Maximum number of summaries, and the key to start after. */
  page: PageRequest;
  /** Reads only what is from that time. */
  during?: Period | undefined;
  /** Keeps only these; absent: all. */
  matches?: ((summary: Summary) => boolean) | undefined;
  /** The filter keeps nearly all items: one query reads little more than a page. */
  keepsMost?: boolean | undefined;
  /** Reads from the oldest on. */
  oldestFirst?: boolean | undefined;
  /** Items of one query as a multiple of the page, for filters that keep nearly all. */
  margin?: number | undefined;
  /** Receives summaries that cannot be read, which are left out. Absent: the first one fails the list. */
  onUnreadable?: OnUnreadable | undefined;
}

/**
 * The newest summaries of a place in an index, or the oldest. Without a filter this is one query of `limit` items. With
 * one it reads on until the page is full or its bound of items is reached: such a page may be short, or even empty, and
 * still have a `next`. The following page starts exactly after the last summary that was returned or passed over.
 */
export async function newestSummaries<Summary>(
  place: IndexPlace,
  schema: z.ZodMiniType<Summary>,
  { page, during = {}, matches, onUnreadable, ...how }: NewestOptions<Summary>,
): Promise<Page<Summary>> {
  const { keepsMost = false, oldestFirst = false, margin = 1.25 } = how;
  const items: Summary[] = [];
  let start = page.start;
  const readAtOnce = keepsMost ? Math.ceil(page.limit * margin) : searchPage.items;
  for (let read = 0; read < (matches ? searchPage.pages : 1); read += 1) {
    const found = await queryItems(place, {
      sort: sortIn(during),
      limit: matches ? readAtOnce : page.limit,
      start,
      newestFirst: !oldestFirst,
    });
    for (const [position, item] of found.items.entries()) {
      const [summary] = parseEach([item], (each) => schema.parse(summaryOf(each)), onUnreadable);
      if (summary === undefined || (matches && !matches(summary))) continue;
      items.push(summary);
      if (items.length < page.limit) continue;
      const isLast = position === found.items.length - 1 && found.next === undefined;
      return { items, next: isLast ? undefined : keyOf(place, item) };
    }
    start = found.next;
    if (start === undefined) break;
  }
  return { items, next: start };
}

// Every sort key begins with a digit, as its time does.
const earliest = '0';
const latest = ':';

/** A key is its time and an id: those at `until` itself are greater. */
const sortIn = ({ from, until }: Period) =>
  from === undefined && until === undefined ? undefined : isBetween(from ?? earliest, until ?? latest);

/** The start key of what follows an item: its key in the table and in the index. */
function keyOf(place: IndexPlace, item: Record<string, unknown>): PageKey {
  const index = String(Object.keys(place)[0]).slice(0, -'PK'.length);
  const names = ['PK', 'SK', `${index}PK`, `${index}SK`];
  return Object.fromEntries(names.map((name) => [name, item[name]]));
}
