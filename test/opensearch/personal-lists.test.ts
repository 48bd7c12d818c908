import { afterAll, expect, it, vi } from 'vitest';
import { jobIndex } from '#functions/services/search/job-index.ts';
import { createClient } from '#functions/services/search/opensearch/client.ts';
import { keepIndexes } from '#functions/services/search/opensearch/keep-index.ts';
import { epochMs } from '#shared/domain/time.ts';
import { comparePersonalLists, listsAt, postAll } from '#test/search/personal-lists.ts';
import { testApi } from '#test/support/api.ts';

const endpoint = process.env.OPENSEARCH_ENDPOINT ?? '';
const client = createClient(endpoint);
const api = await testApi();

// Instead of waiting, the index shows what it has; a busy machine's small nodes have more time than the product gives.
vi.mock('node:timers/promises', async (load) => ({
  ...(await load<typeof import('node:timers/promises')>()),
  setTimeout: () => client.indices.refresh({ index: '*-written' }),
}));
vi.mock('#functions/services/search/opensearch/search-documents.ts', async (load) => {
  const { searchDocuments } = await load<typeof import('#functions/services/search/opensearch/search-documents.ts')>();
  type Requested = Parameters<typeof searchDocuments>;
  return {
    searchDocuments: (...[to, index, kind, query, , recent]: Requested) =>
      searchDocuments(to, index, kind, query, 30_000, recent),
  };
});
afterAll(() => client.indices.delete({ index: 'jobs-v*', ignore_unavailable: true }));

it('the list of any candidate, with any filters, is that of a comparison with every job', async () => {
  api.clock.set(listsAt);
  await postAll();
  process.env.SEARCH_ENDPOINT = endpoint;
  const run = { now: () => epochMs(listsAt), hasTime: () => true };
  await keepIndexes(client, [jobIndex], 'keep', run);
  await comparePersonalLists(api, { runs: 25, ms: 60_000 });
  expect.hasAssertions();
}, 240_000);
