import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import { jobIndex } from '#functions/services/search/job-index.ts';
import { OpenSearchEngine } from '#functions/services/search/opensearch/opensearch-engine.ts';
import type { SearchQuery } from '#functions/services/search/port.ts';
import { candidateSearchCalls } from '#shared/contracts/candidate-search.ts';
import { jobSearchCalls } from '#shared/contracts/job-search.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { epochMs, hourMs, minuteMs } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { followChanges, startQueue } from '#test/support/fake-queue.ts';
import { makeJob } from '#test/support/records.ts';

const api = await testApi();
const now = epochMs(Date.parse('2026-06-01T00:00:00.000Z'));
const query: SearchQuery = {
  terms: [],
  contains: [],
  where: [{ column: 'place', is: '=', value: 'Lisbon' }],
  order: 'newest',
  limit: 10,
  after: undefined,
  counted: 'total',
};

/** What the engine answers to each request now. */
let answer: (response: ServerResponse) => void;
let asked = 0;
let server: Server;
let endpoint = '';
beforeAll(async () => {
  server = createServer((request, response) => {
    asked += 1;
    request.resume();
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const respond = (status: number, body: unknown) => (response: ServerResponse) => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
};
const hitOf = (id: number, title: string) => ({ _source: { summary: { id, title } }, sort: [now, id] });
const answered = (...hits: object[]) => ({
  timed_out: false,
  _shards: { total: 2, successful: 2, failed: 0 },
  hits: { total: { value: hits.length, relation: 'eq' }, hits },
});
const engine = (address = endpoint) => new OpenSearchEngine(address);

describe('an engine that cannot answer', () => {
  const failures = {
    'refuses requests': respond(403, { error: 'no permissions' }),
    'is throttled': respond(429, { error: { type: 'circuit_breaking_exception' } }),
    'fails itself': respond(500, { error: {} }),
    'has no index yet': respond(404, { error: { type: 'index_not_found_exception' } }),
    'answers another protocol': respond(200, '<html></html>'),
    'answers without results': respond(200, { took: 1 }),
    'answers results of another form': respond(200, answered({ _source: {}, sort: ['yesterday'] })),
    'breaks the connection': (response: ServerResponse) => response.destroy(),
    'wakes up': () => {},
  };

  it.each(Object.entries(failures))('leaves the search to the table when it %s', async (_, failure) => {
    answer = failure;
    expect(await engine().search(jobIndex, query, now)).toBeUndefined();
  });

  it('leaves the search to the table when it is away', async () => {
    expect(await engine('http://127.0.0.1:9').search(jobIndex, query, now)).toBeUndefined();
  });

  it('is not waited for by the searches of the next seconds, and asked again after them', async () => {
    const tried = engine();
    answer = respond(500, {});
    await tried.search(jobIndex, query, now);
    answer = respond(200, answered());
    asked = 0;
    expect(await tried.search(jobIndex, query, epochMs(now + 2_999))).toBeUndefined();
    expect(asked).toBe(0);
    expect(await tried.search(jobIndex, query, epochMs(now + 3_000))).toMatchObject({ found: [] });
    expect(await tried.search(jobIndex, query, epochMs(now + 3_001))).toMatchObject({ found: [] });
    expect(asked).toBe(2);
  });

  it('is partial when a shard failed or is not there, or time ran out, and its total a lower bound', async () => {
    answer = respond(200, { ...answered(), timed_out: true });
    const total = { count: 0, isExact: false };
    expect(await engine().search(jobIndex, query, now)).toMatchObject({ isPartial: true, total });
    answer = respond(200, { ...answered(), _shards: { total: 2, successful: 1, failed: 1 } });
    expect(await engine().search(jobIndex, query, now)).toMatchObject({ isPartial: true, total });
    answer = respond(200, { ...answered(), _shards: { total: 2, successful: 1, failed: 0 } });
    expect(await engine().search(jobIndex, query, now)).toMatchObject({ isPartial: true, total });
  });
});

describe('the calls of a stage whose engine cannot answer', () => {
  beforeAll(() => {
    process.env.SEARCH_ENDPOINT = endpoint;
  });
  afterAll(() => {
    delete process.env.SEARCH_ENDPOINT;
  });

  it.each([
    ['is throttled', respond(429, {})],
    ['answers nonsense', respond(200, '[]')],
  ])('answer with the newest in the table, marked as partial, while it %s', async (_, failure) => {
    answer = failure;
    await makeJob(100 + asked, 1, { title: 'Found in the table' });
    const { status, body } = await api.call(jobSearchCalls.jobs, { query: { keyword: 'found' } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ partial: true, total_is_exact: true });
    expect(body.items[0].title).toBe('Found in the table');
    expect((await api.call(candidateSearchCalls.publicCandidates)).body).toMatchObject({ partial: true });
    expect((await api.call(jobCalls.list, { query: { keyword: 'found' } })).body[0].title).toBe('Found in the table');
  });

  it('pass on what the engine finds when it answers', async () => {
    api.clock.set(Date.now() + 60_000);
    await makeJob(50, 1, { title: 'Lives in the engine' });
    const [entry] = await jobIndex.read([50]);
    answer = respond(200, answered({ _source: { summary: entry?.document?.summary }, sort: [now, 50] }));
    const { body } = await api.call(jobCalls.list, { query: { keyword: 'engine' } });
    expect(body.map(({ title }: { title: string }) => title)).toEqual(['Lives in the engine']);
  });
});

describe('changes that the engine does not show yet', () => {
  const queue = { url: '', take: (): { body: string }[] => [], stop: () => {} };
  beforeAll(async () => {
    Object.assign(queue, await startQueue());
    await makeJob(1, 1, { title: 'Unchanged' });
    await api.readStream();
    process.env.SEARCH_QUEUE = queue.url;
  });
  afterAll(() => {
    delete process.env.SEARCH_QUEUE;
    queue.stop();
  });
  const searchAt = async (tried: OpenSearchEngine, ms: number) =>
    (await tried.search(jobIndex, query, epochMs(ms)))?.found.map(({ summary }) => summary);

  it('are applied to what it finds within a second: gone, moved and renamed jobs', async () => {
    await makeJob(2, 1, { title: 'Closed' });
    await makeJob(3, 1, { title: 'Moved' });
    await makeJob(4, 1, { title: 'Renamed' });
    await api.readStream();
    answer = respond(200, answered(...[1, 2, 3, 4].map((id) => hitOf(id, 'As the engine has it'))));
    const tried = engine();
    expect(await searchAt(tried, now)).toHaveLength(4);
    for (const id of [2, 3, 4]) {
      await documents.send(new DeleteCommand({ TableName: tableName(), Key: keys.job(id) }));
    }
    await makeJob(3, 1, { title: 'Moved', location: 'Porto' });
    await makeJob(4, 1, { title: 'Renamed to Editor' });
    await followChanges(await api.readStream());
    expect(await searchAt(tried, now + 999)).toHaveLength(4);
    const found = await searchAt(tried, now + 1_000);
    expect(found).toEqual([
      { id: 1, title: 'As the engine has it' },
      expect.objectContaining({ id: 4, title: 'Renamed to Editor' }),
    ]);
  });

  it('are known to a process that starts after them', async () => {
    answer = respond(200, answered(hitOf(1, 'As the engine has it'), hitOf(2, 'Closed')));
    expect(await searchAt(engine(), now)).toEqual([{ id: 1, title: 'As the engine has it' }]);
  });

  it('are left to the engine after an hour', async () => {
    answer = respond(200, answered(hitOf(2, 'Closed')));
    const inAnHour = Date.now() + hourMs;
    expect(await searchAt(engine(), inAnHour - 5 * minuteMs)).toEqual([]);
    expect(await searchAt(engine(), inAnHour + 1_000)).toEqual([{ id: 2, title: 'Closed' }]);
  });

  it('are queued for it by their ids and the number of their change, without any data', async () => {
    queue.take();
    await makeJob(5, 1, { title: 'Queued' });
    await followChanges(await api.readStream());
    const [message, ...more] = queue.take().map(({ body }) => JSON.parse(body));
    expect(more).toEqual([]);
    expect(message).toEqual({ kind: 'jobs', sequence: expect.any(Number), ids: [5] });
  });
});
