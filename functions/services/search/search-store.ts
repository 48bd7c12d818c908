import { describeError, log } from '#functions/platform/log.ts';
import type { Total } from '#shared/contracts/total.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import type { Comparison, FoundPage, IndexKind, IndexQuery, LanguageQuery, Summary } from './index-kind.ts';
import type { SqliteIndex } from './sqlite-index.ts';

export type {
  Comparison,
  IndexEntry,
  IndexKind,
  IndexQuery,
  Place,
  Summary,
} from './index-kind.ts';

/**
 * Searches a kind's index (0.5 read units at most once a second for changes).
 * @returns undefined when there is no index that can be used: the caller then searches the table, within its bounds
 * @throws StoreUnavailable when the table does not answer
 */
export async function searchIndex(kind: IndexKind, query: IndexQuery, now: EpochMs): Promise<FoundPage | undefined> {
  return (await askIndex(kind, now, (index) => index.search(query)))?.answer;
}

/** What a search answers with what is known of all its results. */
export interface Search extends Omit<FoundPage, 'total'>, Summary {
  /** The index is behind, loading or absent: newer or older things may be missing. */
  isPartial: boolean;
}

/**
 * Searches a kind's index, or, while there is none that can be used, the newest thousand in the table (75 read units at
 * most once in ten seconds).
 * @throws StoreUnavailable when the table does not answer
 */
export async function search(kind: IndexKind, query: IndexQuery, now: EpochMs): Promise<Search> {
  const ask = (index: SqliteIndex) => ({ ...index.search(query), ...index.summarise(query) });
  const found = await askIndex(kind, now, ask);
  if (found) return { ...found.answer, isPartial: found.isBehind };
  const { newestIndex } = await import('./newest-index.ts');
  const { index, hasAll } = await newestIndex(kind, now);
  const { total, ...answer } = ask(index);
  return { ...answer, total: { ...total, isExact: total.isExact && hasAll }, isPartial: true };
}

async function askIndex<Answer>(kind: IndexKind, now: EpochMs, ask: (index: SqliteIndex) => Answer) {
  // Loaded with the first search: other calls of the domain start without it.
  const { dropIndex, liveIndex } = await import('./live-index.ts');
  const live = await liveIndex(kind, now);
  if (!live) return undefined;
  try {
    return { answer: ask(live.index), isBehind: live.isBehind };
  } catch (error) {
    log('SEARCH_INDEX_FAILED', { kind: kind.name, ...describeError(error) });
    dropIndex(kind);
    return undefined;
  }
}

/**
 * How many documents have the values and meet the conditions on languages, in milliseconds and exactly (0.5 read units
 * at most once a second for changes).
 * @returns undefined when there is no index that can be used
 * @throws StoreUnavailable when the table does not answer
 */
export async function countIndex(
  kind: IndexKind,
  where: readonly Comparison[],
  now: EpochMs,
  languages?: LanguageQuery,
): Promise<Total | undefined> {
  const query: IndexQuery = { contains: [], where, languages, order: { by: 'newest' }, limit: 1, after: undefined };
  return (await searchIndex(kind, { ...query, isCounted: true }, now))?.total;
}
