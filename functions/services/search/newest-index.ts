import { type EpochMs, epochMs } from '#shared/domain/time.ts';
import type { IndexKind, SearchAnswer, SearchQuery } from './port.ts';
import { SqliteIndex } from './sqlite-index.ts';

/** How many of the newest things are searched while there is no index, and for how long after they were read. */
const mostRead = 1_000;
const keptMs = 10_000;

interface Newest {
  index: SqliteIndex;
  /** Whether these are all that may be found. */
  hasAll: boolean;
}

const kept = new Map<IndexKind['name'], { readAt: EpochMs; newest: Promise<Newest> }>();

/** Searches the newest things in the table, without their long texts. */
export async function searchNewest(kind: IndexKind, query: SearchQuery, now: EpochMs): Promise<SearchAnswer> {
  const { index, hasAll } = await newestIndex(kind, now);
  const { total, ...answer } = index.search(query);
  return { ...answer, total: total && { ...total, isExact: total.isExact && hasAll }, isPartial: true };
}

function newestIndex(kind: IndexKind, now: EpochMs): Promise<Newest> {
  const before = kept.get(kind.name);
  if (before && Math.abs(now - before.readAt) < keptMs) return before.newest;
  before?.newest.then(({ index }) => index.close()).catch(() => {});
  const newest = build(kind);
  kept.set(kind.name, { readAt: now, newest });
  // What could not be read is read again by the next search.
  newest.catch(() => kept.delete(kind.name));
  return newest;
}

async function build(kind: IndexKind): Promise<Newest> {
  const { DatabaseSync } = await import('node:sqlite');
  const { entries, hasAll } = await kind.readNewest(mostRead);
  const index = new SqliteIndex(new DatabaseSync(':memory:'), kind);
  index.create(epochMs(0));
  index.apply(entries, 0);
  return { index, hasAll };
}
