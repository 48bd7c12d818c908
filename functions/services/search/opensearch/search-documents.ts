import type { Client } from '@opensearch-project/opensearch';
import type { SearchAnswer, SearchKind, SearchQuery } from '../port.ts';
import { searchAnswer } from './search-answer.ts';
import { searchRequest } from './search-request.ts';

/** How long a search waits for the engine: a warm one answers within some ten milliseconds. */
const timeoutMs = 1_500;

/**
 * Searches an index, or the one that an alias names.
 * @throws Error of the client when the engine does not answer in time, ZodError when its answer makes no sense
 */
export async function searchDocuments(
  client: Client,
  index: string,
  kind: SearchKind,
  query: SearchQuery,
): Promise<SearchAnswer> {
  const body = searchRequest(kind, query);
  const { body: answer } = await client.search({ index, body }, { requestTimeout: timeoutMs });
  return searchAnswer(kind, query, answer);
}
