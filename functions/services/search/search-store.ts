import { optionalSetting } from '#functions/platform/env.ts';
import type { Total } from '#shared/contracts/list-headers.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import type {
  Comparison,
  Found,
  IndexKind,
  Outcome,
  RankCount,
  SearchAnswer,
  SearchFilters,
  SearchQuery,
} from './port/port.ts';

export type { Found, SearchAnswer, SearchQuery } from './port/port.ts';

/** An answer, and where it is from. */
export interface Answered<Summary> extends SearchAnswer<Summary> {
  /** Whether it has all changes of the feed as of a second ago; what is shown of any other is read from the table. */
  isCurrent: boolean;
}

/**
 * Searches a kind's documents: OpenSearch where the stage has it, else the embedded engine, which also answers a stage that
 * changes to OpenSearch until its index is built. Loaded with the first search, so that other calls of the domain start
 * without an engine. Not for what is shown (`search`), but for counts over many.
 * @returns undefined while no engine can answer
 * @throws StoreUnavailable when the table does not answer
 */
export async function searchIndex<Summary>(
  kind: IndexKind<Summary>,
  query: SearchQuery,
  now: EpochMs,
): Promise<Answered<Summary> | undefined> {
  const endpoint = optionalSetting('SEARCH_ENDPOINT');
  if (endpoint !== undefined) {
    const { openSearchAt } = await import('./opensearch/opensearch-engine.ts');
    const outcome = await openSearchAt(endpoint).search(kind, query, now);
    if (isAnswer(outcome)) return { ...outcome, isCurrent: false };
    if (outcome === 'failed') return undefined;
  }
  const { embeddedEngine } = await import('./embedded/embedded-engine.ts');
  const outcome = await embeddedEngine.search(kind, query, now);
  return isAnswer(outcome) ? { ...outcome, isCurrent: !outcome.isPartial } : undefined;
}

/** Words of a kind's documents that are like another one (`SearchIndex.similarWords`); none while no engine can say. */
export async function similarWords(
  kind: IndexKind,
  word: string,
  filters: SearchFilters,
  now: EpochMs,
): Promise<readonly string[]> {
  const endpoint = optionalSetting('SEARCH_ENDPOINT');
  const engine =
    endpoint === undefined
      ? (await import('./embedded/embedded-engine.ts')).embeddedEngine
      : (await import('./opensearch/opensearch-engine.ts')).openSearchAt(endpoint);
  return engine.similarWords(kind, word, filters, now);
}

const isAnswer = <Summary>(outcome: Outcome<Summary>): outcome is SearchAnswer<Summary> => typeof outcome === 'object';

/**
 * Searches a kind's documents, or, while no engine can answer, the newest thousand in the table (75 read units at most
 * once in ten seconds). What it found is shown through `shownOf`, or through another read of the table.
 * @throws StoreUnavailable when the table does not answer
 */
export async function find<Summary>(
  kind: IndexKind<Summary>,
  query: SearchQuery,
  now: EpochMs,
): Promise<Answered<Summary>> {
  const answer = await searchIndex(kind, query, now);
  if (answer) return answer;
  const { searchNewest } = await import('./embedded/newest-index.ts');
  return { ...(await searchNewest(kind, query, now)), isCurrent: false };
}

/**
 * Those results of an answer that are shown, as they are now (0.5 read units for each 4 KB of a result, none of a current
 * answer).
 */
export async function shownOf<Summary>(
  kind: IndexKind<Summary>,
  query: SearchQuery,
  { isCurrent }: Pick<Answered<Summary>, 'isCurrent'>,
  found: readonly Found<Summary>[],
): Promise<Found<Summary>[]> {
  if (isCurrent || found.length === 0) return [...found];
  const { presentFound } = await import('./present-found.ts');
  return presentFound(kind, query, found);
}

/**
 * Searches a kind's documents as `find` does; its results are as the table has them now.
 * @throws StoreUnavailable when the table does not answer
 */
export async function search<Summary>(
  kind: IndexKind<Summary>,
  query: SearchQuery,
  now: EpochMs,
): Promise<SearchAnswer<Summary>> {
  const answer = await find(kind, query, now);
  return { ...answer, found: await shownOf(kind, query, answer, answer.found) };
}

const all = { terms: [], contains: [], limit: 1, after: undefined } as const;

/**
 * How many documents have the values, in milliseconds and exactly (embedded: 0.5 read units at most once a second for changes).
 * @returns undefined while no engine can answer
 * @throws StoreUnavailable when the table does not answer
 */
export async function countIndex(
  kind: IndexKind,
  where: readonly Comparison[],
  now: EpochMs,
): Promise<Total | undefined> {
  const query = { ...all, where, order: 'newest', counted: 'total' } as const;
  return (await searchIndex(kind, query, now))?.total;
}

/**
 * How many documents that have the values have each rank, at the same cost. `rankOf` is called for each different value of
 * the kind's `rankedBy`; OpenSearch leaves out the rarest beyond 20,000.
 * @returns nothing while no engine can answer
 * @throws StoreUnavailable when the table does not answer
 */
export async function countRanks(
  kind: IndexKind,
  where: readonly Comparison[],
  now: EpochMs,
  rankOf: (value: string) => number,
): Promise<readonly RankCount[]> {
  const query = { ...all, where, order: 'ranked', rankOf, counted: 'ranks' } as const;
  return (await searchIndex(kind, query, now))?.ranks ?? [];
}
