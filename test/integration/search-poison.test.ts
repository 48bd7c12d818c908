import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { announceChanges } from '#functions/data/change-feed/change-feed-store.ts';
import { candidateIndex } from '#functions/services/search/candidate-index.ts';
import { dropIndex, patience } from '#functions/services/search/embedded/live-index.ts';
import { openSnapshot } from '#functions/services/search/embedded/open-index.ts';
import { jobIndex } from '#functions/services/search/job-index.ts';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { partialHeader } from '#shared/contracts/list-headers.ts';
import { epochMs } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { writeSnapshots } from '#test/support/handlers.ts';
import { makePrincipal } from '#test/support/principals.ts';
import { makeJob, spoilCandidate, spoilJob, spoilRequirements } from '#test/support/records.ts';

// Items that no version of the code has written, in a stage with the embedded engine: each takes itself out of the search.

const api = await testApi();
const recruiter = await makePrincipal('recruiter', 1);
const [candidate, other] = [await makePrincipal('candidate', 1), await makePrincipal('candidate', 2)];

let time = Date.now();
/** Later than any earlier look at the feed. */
const advance = (ms = 1_000) => {
  time += ms;
  api.clock.set(time);
};

/** What was logged, by its code. */
const logged: Record<string, unknown>[] = [];
beforeEach(() => {
  logged.length = 0;
  vi.stubEnv('LOG_LEVEL', 'info');
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    logged.push(JSON.parse(String(text)));
    return true;
  });
  api.clock.set(time);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});
const unreadable = () =>
  logged.filter(({ code }) => code === 'SEARCH_DOCUMENT_FAILED').map(({ kind, id }) => [kind, id]);

async function found() {
  const { token } = recruiter;
  const query = { keyword: 'interpreter', limit: 100 };
  const [jobs, people] = [
    await api.call(jobCalls.list, { query }),
    await api.call(candidateCalls.listMasked, { query, token }),
  ];
  expect([jobs.status, people.status]).toEqual([200, 200]);
  expect([jobs.headers[partialHeader], people.headers[partialHeader]]).toEqual([undefined, undefined]);
  const ids = ({ body }: typeof jobs) => body.map(({ id }: { id: number }) => id).sort();
  return { jobs: ids(jobs), people: ids(people) };
}

beforeAll(async () => {
  patience.ms = 60_000;
  for (const { id, token } of [candidate, other]) {
    await api.call(candidateCalls.updateProfile, { params: { id }, token, body: { skills: 'interpreter' } });
    await makeJob(id, recruiter.id, { title: 'Interpreter' });
  }
  await api.drainStream();
  await writeSnapshots();
  advance(60_000);
});

describe('a job and a candidate that cannot be read', () => {
  it('are no longer found, and everything else is', async () => {
    expect(await found()).toEqual({ jobs: [1, 2], people: [1, 2] });
    await spoilJob(1);
    await spoilCandidate(1);
    await makeJob(3, recruiter.id, { title: 'Interpreter' });
    await announceChanges('jobs', [1, 3], epochMs(time));
    await announceChanges('candidates', [1], epochMs(time));
    advance();
    expect(await found()).toEqual({ jobs: [2, 3], people: [2] });
    expect(unreadable()).toEqual([
      ['jobs', 1],
      ['candidates', 1],
    ]);
    advance();
    expect(await found()).toEqual({ jobs: [2, 3], people: [2] });
  });

  it('fail the run that writes the snapshots, after both were written', async () => {
    await expect(writeSnapshots()).rejects.toThrow('1 jobs could not be read');
    expect(logged.filter(({ code }) => code === 'SEARCH_INDEX_WRITTEN').map(({ kind }) => kind)).toEqual([
      'jobs',
      'candidates',
    ]);
    expect(logged.filter(({ code }) => code === 'SEARCH_SNAPSHOT_FAILED').map(({ kind }) => kind)).toEqual([
      'jobs',
      'candidates',
    ]);
    // Nothing has changed since.
    await writeSnapshots();
  });

  it('are left out of an index that is built anew', async () => {
    advance(2 * 24 * 60 * 60_000);
    await expect(writeSnapshots()).rejects.toThrow('1 jobs could not be read');
    for (const [kind, ids] of [
      [jobIndex, [3, 2]],
      [candidateIndex, [2]],
    ] as const) {
      const index = await openSnapshot(kind);
      const query = { terms: [], contains: [], where: [], order: 'newest', limit: 10, after: undefined } as const;
      const { found: all = [] } = index?.search({ ...query, counted: 'nothing' }) ?? {};
      expect(all.map(({ place }) => place.id).sort()).toEqual([...ids].sort());
      index?.close();
      dropIndex(kind);
    }
    time -= 2 * 24 * 60 * 60_000;
  });
});

describe('an entry of the change feed that cannot be read', () => {
  it('leads to the newest in the table', async () => {
    advance(60_000);
    await found();
    await announceChanges('jobs', ['seven' as never], epochMs(time));
    advance();
    const answer = await api.call(jobCalls.list, { query: { keyword: 'interpreter' } });
    expect([answer.status, answer.headers[partialHeader]]).toEqual([200, 'true']);
    expect(answer.body).toHaveLength(2);
  });
});

describe('a job whose requirements cannot be unpacked', () => {
  it('is left out of lists of the newest, of similar jobs and of its recruiter, and the log names it', async () => {
    await makeJob(4, recruiter.id);
    await spoilRequirements(4);
    const { id, token } = recruiter;
    const newest = await api.call(jobCalls.list);
    const similar = await api.call(jobCalls.get, { params: { id: 2 } });
    const own = await api.call(jobCalls.ofRecruiter, { params: { id }, token });
    expect([newest.status, similar.status, own.status]).toEqual([200, 200, 200]);
    const ids = (jobs: { id: number }[]) => jobs.map((job) => job.id);
    expect(ids(newest.body)).toEqual([3, 2]);
    expect(ids(similar.body.similar_jobs)).toEqual([3]);
    expect(ids(own.body)).toEqual([3, 2]);
    const named = logged.filter(({ code }) => code === 'ITEM_UNREADABLE').map(({ key }) => key);
    expect(named.filter((key) => key === 'JOB#4')).toHaveLength(3);
  });
});
