import type { EpochMs } from '#shared/domain/time.ts';
import type { IndexKind, SearchAnswer, SearchQuery } from '../port/port.ts';
import { withSummaries } from '../port/port.ts';
import { SqliteIndex } from './sqlite-index.ts';

/** How many of the newest things are searched while there is no index, and for how long after they were read. */
const maxRead = 1_000;
const freshMs = 10_000;

interface Newest {
  index: SqliteIndex;
  /** Whether these are all that may be found. */
  hasAll: boolean;
}

const cache = new Map<IndexKind['name'], { readAt: EpochMs; newest: Promise<Newest> }>();

/**
 * Searches the newest things in the table, without their long texts, as they were up to ten seconds ago. After the last
 * of them the answer has a next place when there are older things: an engine that can answer by then continues there.
 */
export async function searchNewest<Summary>(
  kind: IndexKind<Summary>,
  query: SearchQuery,
  now: EpochMs,
): Promise<SearchAnswer<Summary>> {
  const { index, hasAll } = await newestIndex(kind, now);
  const { total, next, ...answer } = withSummaries(kind, index.search(query));
  return {
    ...answer,
    next: next ?? (hasAll ? undefined : answer.found.at(-1)?.place),
    total: total && { ...total, isExact: total.isExact && hasAll },
    isPartial: true,
  };
}

function newestIndex(kind: IndexKind, now: EpochMs): Promise<Newest> {
  const before = cache.get(kind.name);
  if (before && Math.abs(now - before.readAt) < freshMs) return before.newest;
  before?.newest.then(({ index }) => index.close()).catch(() => {});
  const newest = build(kind);
  cache.set(kind.name, { readAt: now, newest });
  // What could not be read is read again by the next search.
  newest.catch(() => cache.delete(kind.name));
  return newest;
}

async function build(kind: IndexKind): Promise<Newest> {
  const { entries, hasAll } = await kind.readNewest(maxRead);
  return { index: await SqliteIndex.inMemory(kind, entries), hasAll };
}
