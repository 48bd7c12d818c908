import type { Client } from '@opensearch-project/opensearch';
import type { SearchAnswer, SearchKind, SearchQuery } from '../port/port.ts';
import { searchAnswer } from './search-answer.ts';
import { searchRequest } from './search-request.ts';

/** How long a search waits for the engine: a warm one answers within some ten milliseconds. */
const usualPatienceMs = 1_500;
/** So much earlier a shard answers with what it has found: the answer is partial then. */
const reserveMs = 500;

/**
 * Searches an index, or the one that an alias names.
 * @throws Error of the client when the engine does not answer in time, ZodError when its answer makes no sense
 */
export async function searchDocuments(
  client: Client,
  index: string,
  kind: SearchKind,
  query: SearchQuery,
  patienceMs = usualPatienceMs,
): Promise<SearchAnswer> {
  const body = { ...searchRequest(kind, query), timeout: `${patienceMs - reserveMs}ms` };
  const { body: answer } = await client.search({ index, body }, { requestTimeout: patienceMs });
  return searchAnswer(kind, query, answer);
}
