import type { Client } from '@opensearch-project/opensearch';
import type { SearchAnswer, SearchKind, SearchQuery } from '../port/port.ts';
import type { RecentAnswers } from './recent-answers.ts';
import { searchAnswer } from './search-answer.ts';
import { type CountedValues, searchRanked } from './search-ranked.ts';
import { searchRequest } from './search-request.ts';

/** How long a search waits for the engine: a warm one answers within some ten milliseconds. */
const usualPatienceMs = 1_500;
/** So much earlier a shard answers with what it has found: the answer is partial then. */
const reserveMs = 500;

/**
 * Searches an index, or the one that an alias names.
 * @param recent what searches of the same index counted shortly before
 * @throws Error of the client when the engine does not answer in time, ZodError when its answer makes no sense
 */
export async function searchDocuments(
  client: Client,
  index: string,
  kind: SearchKind,
  query: SearchQuery,
  patienceMs = usualPatienceMs,
  recent?: RecentAnswers<CountedValues>,
): Promise<SearchAnswer> {
  const send = async (request: Record<string, unknown>): Promise<unknown> => {
    const body = { ...request, timeout: `${patienceMs - reserveMs}ms` };
    return (await client.search({ index, body }, { requestTimeout: patienceMs })).body;
  };
  if (query.order === 'ranked') return searchRanked(kind, query, send, recent);
  return searchAnswer(kind, query, [], await send(searchRequest(kind, query)));
}
