import { optionalSetting } from '#functions/platform/env.ts';
import type { Total } from '#shared/contracts/total.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import type { Comparison, IndexKind, LanguageQuery, SearchAnswer, SearchEngine, SearchQuery } from './port.ts';

export type { Place, SearchAnswer, SearchQuery } from './port.ts';

/** The engine of this stage; loaded with the first search, so that other calls of the domain start without it. */
async function loadEngine(): Promise<SearchEngine> {
  const endpoint = optionalSetting('SEARCH_ENDPOINT');
  if (endpoint === undefined) return (await import('./embedded-engine.ts')).embeddedEngine;
  const { openSearchAt } = await import('./opensearch/opensearch-engine.ts');
  return openSearchAt(endpoint);
}

/**
 * Searches a kind's documents (embedded: 0.5 read units at most once a second for changes).
 * @returns undefined while the engine cannot answer: the caller then searches the table, within its bounds
 * @throws StoreUnavailable when the table does not answer
 */
export async function searchIndex(
  kind: IndexKind,
  query: SearchQuery,
  now: EpochMs,
): Promise<SearchAnswer | undefined> {
  return (await loadEngine()).search(kind, query, now);
}

/**
 * Searches a kind's documents, or, while the engine cannot answer, the newest thousand in the table (75 read units at most
 * once in ten seconds).
 * @throws StoreUnavailable when the table does not answer
 */
export async function search(kind: IndexKind, query: SearchQuery, now: EpochMs): Promise<SearchAnswer> {
  const found = await searchIndex(kind, query, now);
  if (found) return found;
  const { searchNewest } = await import('./newest-index.ts');
  return searchNewest(kind, query, now);
}

/**
 * How many documents have the values and meet the conditions on languages, in milliseconds and exactly (embedded: 0.5
 * read units at most once a second for changes).
 * @returns undefined while the engine cannot answer
 * @throws StoreUnavailable when the table does not answer
 */
export async function countIndex(
  kind: IndexKind,
  where: readonly Comparison[],
  now: EpochMs,
  languages?: LanguageQuery,
): Promise<Total | undefined> {
  const query: SearchQuery = {
    terms: [],
    contains: [],
    where,
    languages,
    order: 'newest',
    limit: 1,
    after: undefined,
    counted: 'total',
  };
  return (await searchIndex(kind, query, now))?.total;
}
