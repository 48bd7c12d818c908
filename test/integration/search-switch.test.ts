import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { announceChanges } from '#functions/data/change-feed/change-feed-store.ts';
import { tableName } from '#functions/data/table.ts';
import { newJobPut } from '#functions/entities/job/job-writes.ts';
import { dropIndex, patience } from '#functions/services/search/embedded/live-index.ts';
import { jobIndex } from '#functions/services/search/job-index.ts';
import { bulkWrite } from '#infra/local/demo-data/bulk-write.ts';
import { jobSearchCalls } from '#shared/contracts/job-search.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { partialHeader } from '#shared/contracts/list-headers.ts';
import { dayMs, epochMs, hourMs, minuteMs, toIso } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { answered, hitOf, respond, startEngine, withoutIndex } from '#test/support/fake-engine.ts';
import { writeSnapshots } from '#test/support/handlers.ts';
import { makeJob, storedJobOf } from '#test/support/records.ts';

// A stage changes its engine while a job is searched that a thousand newer ones leave to an index.

const api = await testApi();
const fake = await startEngine();
afterAll(fake.stop);
let time = Date.parse('2026-06-01T00:00:00.000Z');
const old = 1;

beforeAll(async () => {
  patience.ms = 60_000;
  const jobs = Array.from({ length: 1_100 }, (_, place) => {
    const id = place + 1;
    const title = id === old ? 'Lighthouse interpreter' : `Editor ${id}`;
    return newJobPut(storedJobOf(id, 1, { title, created_at: toIso(epochMs(time - dayMs + id)) })).Item;
  });
  await bulkWrite(process.env.DYNAMODB_ENDPOINT ?? '', tableName(), jobs);
  api.clock.set(time);
  await writeSnapshots();
});
beforeEach(() => api.clock.set(time));

/** Functions of a new deployment: cold ones. */
function deploy(endpoint: string | undefined) {
  delete process.env.SEARCH_ENDPOINT;
  if (endpoint !== undefined) process.env.SEARCH_ENDPOINT = endpoint;
  dropIndex(jobIndex);
}

/** The searches of some time, and whether each was partial. */
async function searchesAt(...moments: number[]) {
  const found: [ids: number[], isPartial: boolean][] = [];
  for (const ms of moments) {
    api.clock.set(time + ms);
    const query = { keyword: 'lighthouse' };
    const { body } = await api.call(jobSearchCalls.jobs, { query });
    const list = await api.call(jobCalls.list, { query });
    found.push([body.items.map(({ id }: { id: number }) => id), body.partial]);
    found.push([list.body.map(({ id }: { id: number }) => id), list.headers[partialHeader] === 'true']);
  }
  time += Math.max(...moments);
  return found;
}
const everyFound = [[old], false];

it('finds it while OpenSearch is deployed, has no index, has one, and is left again', async () => {
  expect(await searchesAt(0, 1_000)).toEqual(Array(4).fill(everyFound));
  deploy(fake.endpoint);
  fake.answer = withoutIndex;
  expect(await searchesAt(minuteMs, minuteMs + 1_000, minuteMs + 5_000)).toEqual(Array(6).fill(everyFound));
  const [entry] = await jobIndex.read([old]);
  fake.answer = respond(200, answered(hitOf(old, entry?.document?.summary, time)));
  expect(await searchesAt(5_000, hourMs)).toEqual(Array(4).fill(everyFound));
  deploy(undefined);
  expect(await searchesAt(minuteMs, minuteMs + 1_000)).toEqual(Array(4).fill(everyFound));
});

it('finds what is new, too, while the index of OpenSearch is built for a day', async () => {
  deploy(fake.endpoint);
  fake.answer = withoutIndex;
  await makeJob(5_000, 1, { title: 'Lighthouse keeper' });
  await announceChanges('jobs', [5_000], epochMs(time));
  expect(await searchesAt(minuteMs)).toEqual(Array(2).fill([[5_000, old], false]));
  expect(await searchesAt(dayMs)).toEqual(Array(2).fill([[5_000, old], false]));
});
