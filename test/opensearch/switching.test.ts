import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { tableName } from '#functions/data/table.ts';
import { newJobPut } from '#functions/entities/job/job-writes.ts';
import { dropIndex, patience } from '#functions/services/search/embedded/live-index.ts';
import { jobIndex } from '#functions/services/search/job-index.ts';
import { createClient } from '#functions/services/search/opensearch/client.ts';
import { indexesOf, searchedName, writtenName } from '#functions/services/search/opensearch/index-names.ts';
import { keepIndexes } from '#functions/services/search/opensearch/keep-index.ts';
import { bulkWrite } from '#infra/local/demo-data/bulk-write.ts';
import { jobSearchCalls } from '#shared/contracts/job-search.ts';
import { epochMs, toIso } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { writeSnapshots } from '#test/support/handlers.ts';
import { storedJobOf } from '#test/support/records.ts';

const endpoint = process.env.OPENSEARCH_ENDPOINT ?? '';
const client = createClient(endpoint);
const api = await testApi();

// Instead of waiting, the index of OpenSearch shows what it has; the embedded engine's patience, which keeps no process alive, is
// as it is. A busy machine's small nodes have more time than the product gives.
vi.mock('node:timers/promises', async (load) => {
  const timers = await load<typeof import('node:timers/promises')>();
  const pause = (...given: Parameters<typeof timers.setTimeout>) =>
    given[2]?.ref === false ? timers.setTimeout(...given) : client.indices.refresh({ index: '*-written' });
  return { ...timers, setTimeout: pause };
});
vi.mock('#functions/services/search/opensearch/search-documents.ts', async (load) => {
  const { searchDocuments } = await load<typeof import('#functions/services/search/opensearch/search-documents.ts')>();
  type Requested = Parameters<typeof searchDocuments>;
  return {
    searchDocuments: (...[to, index, kind, query]: Requested) => searchDocuments(to, index, kind, query, 30_000),
  };
});

let time = Date.parse('2026-06-01T00:00:00.000Z');
const old = 1;

beforeAll(async () => {
  patience.ms = 60_000;
  const jobs = Array.from({ length: 1_050 }, (_, place) => {
    const id = place + 1;
    const title = id === old ? 'Lighthouse interpreter' : `Editor ${id}`;
    return newJobPut(storedJobOf(id, 1, { title, created_at: toIso(epochMs(time - 10_000 + id)) })).Item;
  });
  await bulkWrite(process.env.DYNAMODB_ENDPOINT ?? '', tableName(), jobs);
  api.clock.set(time);
  await writeSnapshots();
});
afterAll(() => client.indices.delete({ index: 'jobs-v*', ignore_unavailable: true }));

/** What a search for the old job finds now: its ids, and whether that is partial. */
async function search(): Promise<string> {
  time += 1_000;
  api.clock.set(time);
  const { status, body } = await api.call(jobSearchCalls.jobs, { query: { keyword: 'lighthouse' } });
  return JSON.stringify([status, body.items?.map(({ id }: { id: number }) => id), body.partial]);
}
const isFound = JSON.stringify([200, [old], false]);

/** Functions of a new deployment: cold ones. */
function deploy(at: string | undefined) {
  delete process.env.SEARCH_ENDPOINT;
  if (at !== undefined) process.env.SEARCH_ENDPOINT = at;
  dropIndex(jobIndex);
  time += 60_000;
}

it('a job that only an index finds is found at every moment of a change to OpenSearch and back', async () => {
  const seen = new Set([await search()]);
  deploy(endpoint);
  for (let count = 0; count < 5; count += 1) seen.add(await search());
  let isBuilt = false;
  const run = { now: () => epochMs(time), hasTime: () => true };
  const building = keepIndexes(client, [jobIndex], 'keep', run).finally(() => {
    isBuilt = true;
  });
  while (!isBuilt) seen.add(await search());
  expect((await building).jobs).toEqual({ rebuilt: 1_050 });
  for (let count = 0; count < 5; count += 1) seen.add(await search());
  expect(await indexesOf(client, searchedName(jobIndex))).toEqual(await indexesOf(client, writtenName(jobIndex)));
  deploy(undefined);
  for (let count = 0; count < 3; count += 1) seen.add(await search());
  expect([...seen]).toEqual([isFound]);
}, 240_000);
