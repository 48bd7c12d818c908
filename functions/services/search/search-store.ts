import { describeError, log } from '#functions/platform/log.ts';
import type { Total } from '#shared/contracts/total.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import type { Comparison, FoundPage, IndexKind, IndexQuery } from './index-kind.ts';

export type { Comparison, Contains, IndexEntry, IndexKind, IndexQuery, Order, Place } from './index-kind.ts';

/**
 * Searches a kind's index (0.5 read units at most once a second for changes).
 * @returns undefined when there is no index that can be used: the caller then searches the table, within its bounds
 * @throws StoreUnavailable when the table does not answer
 */
export async function searchIndex(kind: IndexKind, query: IndexQuery, now: EpochMs): Promise<FoundPage | undefined> {
  // Loaded with the first search: other calls of the domain start without it.
  const { dropIndex, liveIndex } = await import('./live-index.ts');
  const index = await liveIndex(kind, now);
  if (!index) return undefined;
  try {
    return index.search(query);
  } catch (error) {
    log('SEARCH_INDEX_FAILED', { kind: kind.name, ...describeError(error) });
    dropIndex(kind);
    return undefined;
  }
}

/**
 * How many documents have the values, in milliseconds and exactly (0.5 read units at most once a second for changes).
 * @returns undefined when there is no index that can be used
 * @throws StoreUnavailable when the table does not answer
 */
export async function countIndex(
  kind: IndexKind,
  where: readonly Comparison[],
  now: EpochMs,
): Promise<Total | undefined> {
  const query: IndexQuery = { contains: [], where, order: { by: 'newest' }, limit: 1, after: undefined };
  return (await searchIndex(kind, { ...query, isCounted: true }, now))?.total;
}
