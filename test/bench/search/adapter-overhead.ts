import { jobIndex } from '#functions/services/search/job-index.ts';
import type { createClient } from '#functions/services/search/opensearch/client.ts';
import { searchedName } from '#functions/services/search/opensearch/index-names.ts';
import { searchDocuments } from '#functions/services/search/opensearch/search-documents.ts';
import { searchRequest } from '#functions/services/search/opensearch/search-request.ts';
import type { SearchQuery } from '#functions/services/search/port/port.ts';
import { epochMs } from '#shared/domain/time.ts';
import { percentile } from '#test/bench/report.ts';
import { facetQueries, listQueries } from './questions.ts';

type Client = ReturnType<typeof createClient>;

/** How long both kinds of requests are sent. */
const sentForMs = 30_000;
/** The engine may be slower here than the product would wait. */
const patienceMs = 60_000;

/** Times of searches through the adapter as a multiple of the same requests sent raw; the budget is 1.5. */
export async function measureOverhead(client: Client, endpoint: string, rareWord: string) {
  const now = epochMs(Date.now());
  const index = searchedName(jobIndex);
  const searchBy = (query: SearchQuery) => () => searchDocuments(client, index, jobIndex, query, patienceMs);
  const sendRaw = (query: SearchQuery) => {
    const body = JSON.stringify(searchRequest(jobIndex, query));
    const request = { method: 'POST', body, headers: { 'content-type': 'application/json' } };
    return async () => (await fetch(`${endpoint}/${index}/_search`, request)).text();
  };
  const measure = async (queries: readonly SearchQuery[]) => {
    const [ours, raw]: [number[], number[]] = [[], []];
    const until = performance.now() + sentForMs;
    for (let turn = 0; performance.now() < until && turn < 4 * queries.length; turn += 1) {
      const query = queries[turn % queries.length] as SearchQuery;
      const pair = [
        { run: searchBy(query), times: ours },
        { run: sendRaw(query), times: raw },
      ];
      // The second of two equal requests is faster, so they take turns, with each query.
      const isRawFirst = (turn + Math.floor(turn / queries.length)) % 2 === 1;
      for (const { run, times } of isRawFirst ? pair.toReversed() : pair) {
        const begun = performance.now();
        await run();
        times.push(performance.now() - begun);
      }
    }
    const ratio = (share: number) => (percentile(ours, share) / percentile(raw, share)).toFixed(2);
    return `${ratio(0.5)} x raw at p50, ${ratio(0.95)} at p95 (${ours.length} pairs)`;
  };
  return {
    'adapter, lists': await measure(await listQueries(rareWord, now)),
    'adapter, facets': await measure(await facetQueries(rareWord, now)),
  };
}
