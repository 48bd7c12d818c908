import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import { candidateIndex } from '#functions/services/search/candidate-index.ts';
import { dropIndex, patience } from '#functions/services/search/embedded/live-index.ts';
import { jobIndex } from '#functions/services/search/job-index.ts';
import { adminCalls } from '#shared/contracts/admin.ts';
import { candidateSearchCalls } from '#shared/contracts/candidate-search.ts';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { jobSearchCalls } from '#shared/contracts/job-search.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { dayMs } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { answered, hitOf, respond, startEngine } from '#test/support/fake-engine.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { makeJob, spoilCandidate, spoilJob } from '#test/support/records.ts';

const api = await testApi();
const fake = await startEngine();
afterAll(fake.stop);
const admin = await makePrincipal('admin', 1);
const recruiter = await makePrincipal('recruiter', 1);
const seeker = await makePrincipal('candidate', 1);

let number = 10;
let gone: Principal;
let stays: Principal;
let time = Date.now();
/** Later than any earlier read of an index. */
const advance = (ms: number) => {
  time += ms;
  api.clock.set(time);
};

beforeEach(async () => {
  number += 2;
  api.clock.set(time);
  [gone, stays] = [await makePrincipal('candidate', number), await makePrincipal('candidate', number + 1)];
  for (const { id, token } of [gone, stays]) {
    const body = { profile_public: true, skills: 'interpreter', location: 'Lisbon' };
    expect((await api.call(candidateCalls.updateProfile, { params: { id }, token, body })).status).toBe(200);
    await makeJob(id, recruiter.id, { title: 'Interpreter' });
  }
  advance(60_000);
});

const jobsIn = async (query: object, token?: string) =>
  (await api.call(jobSearchCalls.jobs, { query: { limit: 100, ...query }, token })).body;
const idsOf = (items: { id: number }[]) => items.map(({ id }) => id);

/** The ids that each search shows, by its name. */
async function shown(): Promise<Record<string, number[]>> {
  const { token } = recruiter;
  const query = { keyword: 'interpreter', limit: 100 };
  const lists = {
    'job search': (await jobsIn(query)).items,
    'job search by match': (await jobsIn({ ...query, sort: 'match' }, seeker.token)).items,
    'list of jobs': (await api.call(jobCalls.list, { query })).body,
    'list of jobs by salary': (await api.call(jobCalls.list, { query: { ...query, sort: 'salary' } })).body,
    'candidate search': (await api.call(candidateSearchCalls.candidates, { query, token })).body.items,
    'public search': (await api.call(candidateSearchCalls.publicCandidates, { query })).body.items,
    'masked candidates': (await api.call(candidateCalls.listMasked, { query, token })).body,
    'public list': (await api.call(candidateCalls.listPublic, { query })).body,
  };
  return Object.fromEntries(Object.entries(lists).map(([name, items]) => [name, idsOf(items)]));
}
const listsShowing = async (id: number) =>
  Object.entries(await shown())
    .filter(([, ids]) => ids.includes(id))
    .map(([name]) => name);

const change = (id: number, body: object) => {
  const whole = { title: 'Interpreter', description: 'Interpret.', language: 'Japanese', location: 'Lisbon', ...body };
  return api.call(jobCalls.update, { token: recruiter.token, params: { id }, body: whole });
};
const close = (id: number) => change(id, { is_active: false });
const deactivate = (b: number) =>
  api.call(adminCalls.deactivateUser, { token: admin.token, params: { a: 'candidate', b } });

/** What a stage has that searches in each of these ways. */
const stages: Record<string, () => Promise<void>> = {
  'the embedded engine while its index loads': async () => {
    patience.ms = 0;
  },
  'OpenSearch while it cannot answer': async () => {
    process.env.SEARCH_ENDPOINT = fake.endpoint;
    fake.answer = respond(500, {});
  },
  'OpenSearch before its index is built': async () => {
    process.env.SEARCH_ENDPOINT = fake.endpoint;
    fake.answer = respond(404, { error: { type: 'index_not_found_exception' } });
  },
};

afterEach(() => {
  delete process.env.SEARCH_ENDPOINT;
  for (const kind of [jobIndex, candidateIndex]) dropIndex(kind);
});

describe.each(Object.entries(stages))('a page of the newest in the table, with %s', (_, prepare) => {
  it('shows neither a closed job nor a deactivated candidate from the next search on', async () => {
    await prepare();
    const all = Object.keys(await shown());
    expect(await listsShowing(gone.id)).toEqual(all);
    expect((await close(gone.id)).status).toBe(200);
    expect((await deactivate(gone.id)).status).toBe(200);
    // No change of the table has been delivered, and what was read of the newest is a second old.
    advance(1_000);
    expect(await listsShowing(gone.id)).toEqual([]);
    expect(await listsShowing(stays.id)).toEqual(all);
  });

  it('is made without things that cannot be read', async () => {
    await prepare();
    const all = Object.keys(await shown());
    await spoilJob(gone.id);
    await spoilCandidate(gone.id);
    advance(1_000);
    expect(await listsShowing(gone.id)).toEqual([]);
    advance(60_000);
    expect(await listsShowing(gone.id)).toEqual([]);
    expect(await listsShowing(stays.id)).toEqual(all);
  });
});

describe('what OpenSearch finds', () => {
  const entriesOf = async () => {
    const ids = [gone.id, stays.id];
    return { jobs: await jobIndex.read(ids), candidates: await candidateIndex.read(ids) };
  };
  const found = (kind: keyof Awaited<ReturnType<typeof entriesOf>>, entries: Awaited<ReturnType<typeof entriesOf>>) =>
    respond(200, answered(...entries[kind].map(({ id, document }) => hitOf(id, document?.summary, time))));

  beforeEach(() => {
    process.env.SEARCH_ENDPOINT = fake.endpoint;
  });

  it('is shown as the table has it, however long the engine does not know of a change', async () => {
    const entries = await entriesOf();
    fake.answer = found('jobs', entries);
    const search = async (query: object = {}) =>
      (await api.call(jobCalls.list, { query: { sort: 'salary', ...query } })).body;
    expect(idsOf(await search())).toEqual([gone.id, stays.id]);
    expect((await close(gone.id)).status).toBe(200);
    expect((await change(stays.id, { title: 'Editor' })).status).toBe(200);
    const present = [{ id: stays.id, title: 'Editor' }];
    expect(await search()).toMatchObject(present);
    expect(await search({ keyword: 'interpreter' })).toEqual([]);
    expect(await search({ keyword: 'editor' })).toMatchObject(present);
    // As after a change that was given up: the engine gets no message any more.
    api.clock.set(time + 30 * dayMs);
    expect(await search()).toMatchObject(present);
  });

  it('is not shown where it has another value than asked, though nothing of it that is shown has changed', async () => {
    fake.answer = found('candidates', await entriesOf());
    const search = async () =>
      idsOf((await api.call(candidateCalls.listPublic, { query: { keyword: 'interpreter' } })).body);
    expect(await search()).toEqual([gone.id, stays.id]);
    const { id, token } = gone;
    await api.call(candidateCalls.updateProfile, { params: { id }, token, body: { profile_public: false } });
    expect(await search()).toEqual([stays.id]);
  });

  it('is shown without deactivated and deleted people', async () => {
    const { token } = recruiter;
    const search = async () => (await api.call(candidateSearchCalls.candidates, { query: {}, token })).body;
    fake.answer = found('candidates', await entriesOf());
    expect(idsOf((await search()).items)).toEqual([gone.id, stays.id]);
    await deactivate(gone.id);
    expect(idsOf((await search()).items)).toEqual([stays.id]);
    await documents.send(new DeleteCommand({ TableName: tableName(), Key: keys.profile('candidate', stays.id) }));
    expect((await search()).items).toEqual([]);
  });

  it('costs half a read unit for each result that is shown', async () => {
    fake.answer = found('jobs', await entriesOf());
    await api.call(jobCalls.list, { query: { sort: 'salary' } });
    api.units.reset();
    await api.call(jobCalls.list, { query: { sort: 'salary' } });
    expect(api.units.spent()).toEqual({ read: 1, write: 0, commands: 1 });
  });
});
