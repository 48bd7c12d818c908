import type { ServerResponse } from 'node:http';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import { withCause } from '#functions/platform/cause.ts';
import { jobIndex } from '#functions/services/search/job-index.ts';
import { OpenSearchEngine } from '#functions/services/search/opensearch/opensearch-engine.ts';
import type { SearchQuery } from '#functions/services/search/port/port.ts';
import { candidateSearchCalls } from '#shared/contracts/candidate-search.ts';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import type { CallDefinition } from '#shared/contracts/define.ts';
import { jobSearchCalls } from '#shared/contracts/job-search.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { partialHeader } from '#shared/contracts/list-headers.ts';
import { nextLevelCalls } from '#shared/contracts/next-levels.ts';
import { epochMs, minuteMs } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { answered, hitOf, respond, startEngine } from '#test/support/fake-engine.ts';
import { followChanges, startQueue } from '#test/support/fake-queue.ts';
import { makePrincipal } from '#test/support/principals.ts';
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
const fake = await startEngine();
afterAll(fake.stop);
const engine = (address = fake.endpoint) => new OpenSearchEngine(address);

const job = await makeJob(1, 1, { title: 'Found in the table' });
/** A summary that is right but for some fields. */
const summaryWith = (fields: object) => ({ ...job, ...fields });
const facetOf = (key: unknown) => ({ names: { buckets: [{ key, doc_count: 1 }] }, numbers: { buckets: [] } });
/** Starts an answer that never ends. */
const begin = (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.flushHeaders();
};
const total = (value: unknown) => ({ ...answered(), hits: { total: { value, relation: 'eq' }, hits: [] } });

/** What makes no sense, whatever is requested. */
const nonsense: Record<string, (response: ServerResponse) => void> = {
  'a page of HTML': respond(200, '<html></html>'),
  'a list': respond(200, '[]'),
  nothing: respond(200, ''),
  'half an answer': respond(200, JSON.stringify(answered(hitOf(1, job, now))).slice(0, -20)),
  'no results': respond(200, { took: 1 }),
  'five megabytes of something else': respond(200, { text: 'x'.repeat(5_000_000) }),
  'a hit without content': respond(200, answered({ _source: {}, sort: ['yesterday'] })),
  'an empty summary': respond(200, answered({ _source: { summary: {} }, sort: [1, 2] })),
  'a summary of text': respond(200, answered(hitOf(1, 'interpreter', now))),
  'a text for an id': respond(200, answered(hitOf(1, summaryWith({ id: '1' }), now))),
  'requirements that cannot be read': respond(
    200,
    answered(hitOf(1, summaryWith({ language_requirements: '[[["must",5]],[]]' }), now)),
  ),
  'a place without an id': respond(200, answered({ _source: { summary: job }, sort: [now] })),
  'a time beyond all times': respond(200, answered(hitOf(1, job, 1e20))),
  'a negative total': respond(200, total(-3)),
  'half a result': respond(200, total(1.5)),
  'a text for a total': respond(200, total('3')),
  'a negative number of shards': respond(200, { ...answered(), _shards: { total: -1, successful: 0, failed: 0 } }),
};

describe('an engine that cannot answer', () => {
  const failures = {
    'refuses requests': respond(403, { error: 'no permissions' }),
    'is throttled': respond(429, { error: { type: 'circuit_breaking_exception' } }),
    'fails itself': respond(500, { error: {} }),
    'breaks the connection': (response: ServerResponse) => response.destroy(),
    'wakes up': () => {},
    'sends headers, then nothing': begin,
    'sends a byte now and then': (response: ServerResponse) => {
      begin(response);
      const sending = setInterval(() => response.write(' '), 200);
      response.once('close', () => clearInterval(sending));
    },
    'has no such address': respond(404, {}),
  };

  it.each(Object.entries({ ...failures, ...nonsense }))('is left aside: %s', async (_, failure) => {
    fake.answer = failure;
    expect(await engine().search(jobIndex, query, now)).toBe('failed');
  });

  it('is left aside when it is away', async () => {
    expect(await engine('http://127.0.0.1:9').search(jobIndex, query, now)).toBe('failed');
  });

  it('says that it has no index yet', async () => {
    fake.answer = respond(404, { error: { type: 'index_not_found_exception' } });
    expect(await engine().search(jobIndex, query, now)).toBe('missing');
  });

  it.each([
    ['a type of job that there is not', 'value_type', facetOf('piecework')],
    ['a place that is a number', 'value_place', facetOf(7)],
    ['a band of pay that is a text', 'value_pay', facetOf('much')],
    ['a negative number of jobs', 'value_type', { names: { buckets: [{ key: 'contract', doc_count: -1 }] } }],
    ['nothing', 'value_type', { buckets: 'none' }],
  ])('is left aside when it counts %s', async (_, name, counted) => {
    const counts = answered();
    const facets: SearchQuery = { ...query, counted: 'facets' };
    fake.answer = respond(200, counts);
    expect(await engine().search(jobIndex, facets, now)).toMatchObject({ facets: { type: [], pay: [] } });
    fake.answer = respond(200, { ...counts, aggregations: { ...counts.aggregations, [name]: counted } });
    expect(await engine().search(jobIndex, facets, now)).toBe('failed');
  });

  it('is not waited for by the searches of the next seconds, and asked again after them', async () => {
    const tried = engine();
    fake.answer = respond(500, {});
    await tried.search(jobIndex, query, now);
    fake.answer = respond(200, answered());
    fake.searches = 0;
    expect(await tried.search(jobIndex, query, epochMs(now + 2_999))).toBe('failed');
    expect(fake.searches).toBe(0);
    expect(await tried.search(jobIndex, query, epochMs(now + 3_000))).toMatchObject({ found: [] });
    expect(await tried.search(jobIndex, query, epochMs(now + 3_001))).toMatchObject({ found: [] });
    expect(fake.searches).toBe(2);
  });

  it('is partial when a shard failed or is not there, or time ran out, and its total a lower bound', async () => {
    const partial = { isPartial: true, total: { count: 0, isExact: false } };
    for (const lack of [
      { timed_out: true },
      { _shards: { total: 2, successful: 1, failed: 1 } },
      { _shards: { total: 2, successful: 1, failed: 0 } },
    ]) {
      fake.answer = respond(200, { ...answered(), ...lack });
      expect(await engine().search(jobIndex, query, now)).toMatchObject(partial);
    }
  });
});

describe('the calls of a stage', () => {
  let time = Date.now();
  const [candidate, recruiter] = [{ token: '' }, { token: '' }];
  beforeAll(async () => {
    Object.assign(candidate, await makePrincipal('candidate', 5));
    Object.assign(recruiter, await makePrincipal('recruiter', 5));
    const languages = [{ tag: 'ja', skills: { reading: [{ scale: 'cefr', level: 'B1' }] } }];
    const stated = { token: candidate.token, body: { languages, modes: [] } };
    expect((await api.call(candidateCalls.setLanguages, stated)).status).toBe(200);
    process.env.SEARCH_ENDPOINT = fake.endpoint;
  });
  afterAll(() => {
    delete process.env.SEARCH_ENDPOINT;
  });
  beforeEach(() => {
    time += minuteMs;
    api.clock.set(time);
  });
  const search: [name: string, call: CallDefinition, input: object][] = [
    ['search.jobs', jobSearchCalls.jobs, { query: { keyword: 'table' } }],
    ['search.jobs by match', jobSearchCalls.jobs, { query: { sort: 'match' }, token: () => candidate.token }],
    ['search.candidates', candidateSearchCalls.candidates, { token: () => recruiter.token }],
    ['search.publicCandidates', candidateSearchCalls.publicCandidates, {}],
    ['jobs.list', jobCalls.list, { query: { keyword: 'table' } }],
    ['jobs.forCandidate', jobCalls.forCandidate, { query: { keyword: 'table' }, token: () => candidate.token }],
    ['candidates.listMasked', candidateCalls.listMasked, { query: { keyword: 'a' }, token: () => recruiter.token }],
    ['candidates.listPublic', candidateCalls.listPublic, { query: { keyword: 'a' } }],
  ];
  const counting: typeof search = [
    ['candidates.reach', candidateCalls.reach, { body: { all: [] }, token: () => recruiter.token }],
    ['search.nextLevels', nextLevelCalls.nextLevels, { token: () => candidate.token }],
  ];
  /** When the engine does not rest after its last failure. */
  const ask = (call: CallDefinition, { token, ...input }: { token?: () => string }) => {
    time += 4_000;
    api.clock.set(time);
    return api.call(call, { ...input, token: token?.() } as object);
  };
  const isPartial = ({ headers, body }: Awaited<ReturnType<typeof ask>>) =>
    body.partial === true || headers[partialHeader] === 'true';

  it.each(Object.entries({ 'that it is throttled': respond(429, {}), ...nonsense }))(
    'find the newest in the table, marked as partial, when the engine answers: %s',
    async (_, failure) => {
      fake.answer = failure;
      fake.searches = 0;
      for (const [name, call, input] of search) {
        const answer = await ask(call, input);
        expect([name, answer.status, isPartial(answer)]).toEqual([name, 200, true]);
      }
      for (const [name, call, input] of counting) expect([name, (await ask(call, input)).status]).toEqual([name, 200]);
      expect(fake.searches).toBe(search.length + counting.length);
      const { body } = await api.call(jobSearchCalls.jobs, { query: { keyword: 'found' } });
      expect(body).toMatchObject({ total: 1, total_is_exact: true });
      expect(body.items[0].title).toBe('Found in the table');
    },
  );

  it('pass on what the engine finds', async () => {
    await makeJob(50, 1, { title: 'Lives in the engine' });
    const [entry] = await jobIndex.read([50]);
    fake.answer = respond(200, answered(hitOf(50, entry?.document?.summary, now)));
    const { body, headers } = await api.call(jobCalls.list, { query: { keyword: 'engine' } });
    expect(body.map(({ title }: { title: string }) => title)).toEqual(['Lives in the engine']);
    expect(headers[partialHeader]).toBeUndefined();
  });
});

describe('changes of the table', () => {
  const queue = { url: '', take: (): { body: string }[] => [], stop: () => {} };
  beforeAll(async () => {
    Object.assign(queue, await startQueue());
    await api.readStream();
    process.env.SEARCH_QUEUE = queue.url;
    fake.answer = respond(200, answered());
  });
  afterAll(() => {
    delete process.env.SEARCH_QUEUE;
    queue.stop();
  });
  const change = async (id: number) => {
    await makeJob(id, 1, { title: 'Changed' });
    await followChanges(await api.readStream());
    const [message] = queue.take().map(({ body }) => JSON.parse(body));
    return { ...message, at: Date.now() } as { sequence: number; at: number };
  };
  const isPartialAt = async (tried: OpenSearchEngine, ms: number) => {
    const outcome = await tried.search(jobIndex, query, epochMs(ms));
    return typeof outcome === 'object' && outcome.isPartial;
  };

  it('are queued for the engine by their ids and the number of their change, without any data', async () => {
    queue.take();
    await withCause({ reference: 'JKJaXmPLvHcESHA=' }, () => makeJob(70, 1, { title: 'Queued' }));
    await followChanges(await api.readStream());
    const [message, ...more] = queue.take().map(({ body }) => JSON.parse(body));
    expect(more).toEqual([]);
    const references = ['JKJaXmPLvHcESHA='];
    expect(message).toEqual({ kind: 'jobs', sequence: expect.any(Number), ids: [70], references });
  });

  it('that the engine lacks for half a minute make its answers partial, until it has them', async () => {
    const { sequence, at } = await change(71);
    fake.versionOf = (id) => (id === 71 ? sequence - 1 : sequence);
    const tried = engine();
    expect(await isPartialAt(tried, at + 20_000)).toBe(false);
    expect(await isPartialAt(tried, at + 35_000)).toBe(true);
    fake.versionOf = () => sequence;
    expect(await isPartialAt(tried, at + 36_000)).toBe(true);
    expect(await isPartialAt(tried, at + 41_000)).toBe(false);
    expect(await isPartialAt(engine(), at + 41_000)).toBe(false);
  });

  it('that a new index does not have count when the thing may be found, not when it was gone before', async () => {
    const { at } = await change(72);
    fake.versionOf = (id) => (id === 72 ? undefined : Number.MAX_SAFE_INTEGER);
    expect(await isPartialAt(engine(), at + 35_000)).toBe(true);
    await documents.send(new DeleteCommand({ TableName: tableName(), Key: keys.job(72) }));
    expect(await isPartialAt(engine(), at + 35_000)).toBe(false);
  });

  it('are still waited for when so many follow that a look at the feed sees only later ones', async () => {
    const first = await change(73);
    fake.versionOf = (id) => (id === 73 ? first.sequence - 1 : Number.MAX_SAFE_INTEGER);
    const tried = engine();
    expect(await isPartialAt(tried, first.at)).toBe(false);
    for (let id = 100; id < 126; id += 1) await change(id);
    expect(await isPartialAt(tried, first.at + 10_000)).toBe(false);
    expect(await isPartialAt(tried, first.at + 35_000)).toBe(true);
  });

  it('count as lacking while the engine does not tell', async () => {
    const { at } = await change(74);
    fake.versionOf = () => Number.NaN;
    expect(await isPartialAt(engine(), at + 35_000)).toBe(true);
  });
});
