import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { candidateIndex } from '#functions/services/search/candidate-index.ts';
import { dropIndex, patience } from '#functions/services/search/embedded/live-index.ts';
import { jobIndex } from '#functions/services/search/job-index.ts';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { partialHeader } from '#shared/contracts/list-headers.ts';
import { testApi } from '#test/support/api.ts';
import { writeSnapshots } from '#test/support/handlers.ts';
import { urlOf } from '#test/support/ports.ts';
import { makePrincipal } from '#test/support/principals.ts';
import { makeJob } from '#test/support/records.ts';

const api = await testApi();
const [candidate, recruiter] = await Promise.all([makePrincipal('candidate', 7), makePrincipal('recruiter', 7)]);

const searched = [
  { name: 'the jobs', call: jobCalls.list, token: undefined },
  { name: 'the jobs of a candidate', call: jobCalls.forCandidate, token: candidate.token },
  { name: 'the masked candidates', call: candidateCalls.listMasked, token: recruiter.token },
  { name: 'the public candidates', call: candidateCalls.listPublic, token: undefined },
];

const find = async ({ call, token }: (typeof searched)[number], query: object = { keyword: 'interpreter' }) => {
  const { status, headers, body } = await api.call(call, { query: { ...query }, token });
  expect(status).toBe(200);
  return { mark: headers[partialHeader], ids: body.map(({ id }: { id: number }) => id) };
};

let time = Date.now();
/** Later than any earlier refresh of an index. */
const advance = () => {
  time += 60_000;
  api.clock.set(time);
};

beforeAll(async () => {
  await makeJob(7, 7, { title: 'Interpreter' });
  const { params, token } = { params: { id: candidate.id }, token: candidate.token };
  const profile = { profile_public: true, skills: 'interpreter' };
  expect((await api.call(candidateCalls.updateProfile, { params, token, body: profile })).status).toBe(200);
  await api.drainStream();
  await writeSnapshots();
});

describe('while the index loads', () => {
  it.each(searched)('a selection of $name is marked as partial, and complete afterwards', async (list) => {
    for (const kind of [jobIndex, candidateIndex]) dropIndex(kind);
    patience.ms = 0;
    advance();
    expect(await find(list)).toEqual({ mark: 'true', ids: [7] });
    patience.ms = 60_000;
    advance();
    expect(await find(list)).toEqual({ mark: undefined, ids: [7] });
  });

  it.each(searched.slice(0, 3))('all of $name come from the table and are complete', async (list) => {
    for (const kind of [jobIndex, candidateIndex]) dropIndex(kind);
    patience.ms = 0;
    advance();
    expect(await find(list, {})).toEqual({ mark: undefined, ids: [7] });
  });
});

describe('while the engine of the stage', () => {
  let server: Server;
  let answer: { status: number; body: object };
  beforeAll(async () => {
    server = createServer((request, response) => {
      request.resume();
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    process.env.SEARCH_ENDPOINT = urlOf(server);
  });
  afterAll(() => {
    delete process.env.SEARCH_ENDPOINT;
    server.closeAllConnections();
    server.close();
  });

  it.each(searched)('fails, a selection of $name is marked as partial', async (list) => {
    answer = { status: 500, body: {} };
    advance();
    expect(await find(list)).toEqual({ mark: 'true', ids: [7] });
  });

  it.each(searched)('has lost a shard, a selection of $name is marked as partial', async (list) => {
    answer = {
      status: 200,
      body: {
        timed_out: false,
        _shards: { total: 1, successful: 0, failed: 1 },
        hits: { total: { value: 0, relation: 'eq' }, hits: [] },
      },
    };
    advance();
    expect(await find(list)).toEqual({ mark: 'true', ids: [] });
  });
});
