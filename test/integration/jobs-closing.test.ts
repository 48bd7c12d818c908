import { describe, expect, it } from 'vitest';
import { putNewJob } from '#functions/entities/job/job-writes.ts';
import type { JobSummary } from '#functions/entities/job/stored-job.ts';
import { dropIndex } from '#functions/services/search/embedded/live-index.ts';
import { jobIndex } from '#functions/services/search/job-index.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { epochMs } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { bareJob } from '#test/support/bare-job.ts';
import { writeSnapshots } from '#test/support/handlers.ts';
import { makePrincipal } from '#test/support/principals.ts';

const api = await testApi();
const candidate = await makePrincipal('candidate', 1);
const lastDay = '2026-03-03';
const noon = Date.parse(`${lastDay}T12:00:00.000Z`);
const nextDay = Date.parse('2026-03-04T00:00:00.000Z');

const post = (id: number, closing_date: string | null): Promise<void> => {
  const created = epochMs(Date.parse('2026-03-01T00:00:00.000Z') + id * 1000);
  const title = `Interpreter ${id}`;
  const job = { title, description: 'Interpreting.', location: 'Osaka', salary_max: 50_000 + id, closing_date };
  return putNewJob(bareJob(id, created, job));
};

await Promise.all([post(1, null), post(2, lastDay), post(3, '2026-03-04'), post(4, lastDay), post(5, null)]);
await api.drainStream();

type Query = Record<string, string>;
const idsOf = (body: unknown) => (body as JobSummary[]).map(({ id }) => id).sort();
const listed = async (query: Query) => idsOf((await api.call(jobCalls.list, { query })).body);

/** Every variant of a request for a list of jobs. */
const questions: [string, Query][] = [
  ['the newest', {}],
  ['a keyword', { keyword: 'interpret' }],
  ['a language', { language: 'Japanese' }],
  ['the best paid', { sort: 'salary' }],
];

describe.each(['in the table, while there is no index', 'in the index'])(
  'a job whose closing date has passed, %s',
  (where) => {
    it.each(questions)('is not listed by %s', async (_, query) => {
      if (where === 'in the index') {
        await writeSnapshots();
        dropIndex(jobIndex);
      }
      api.clock.set(noon);
      expect(await listed(query)).toEqual([1, 2, 3, 4, 5]);
      api.clock.set(nextDay);
      expect(await listed(query)).toEqual([1, 3, 5]);
    });

    it('is not listed for candidates, nor as a similar job', async () => {
      api.clock.set(nextDay);
      const { body } = await api.call(jobCalls.forCandidate, { token: candidate.token, params: { id: candidate.id } });
      expect(idsOf(body)).toEqual([1, 3, 5]);
      const job = await api.call(jobCalls.get, { params: { id: 1 } });
      expect(idsOf(job.body.similar_jobs)).toEqual([3, 5]);
    });
  },
);

it('leaves pages full: closed jobs are replaced by reading further', async () => {
  api.clock.set(nextDay);
  const first = await api.call(jobCalls.list, { query: { limit: '2' } });
  expect((first.body as JobSummary[]).map(({ id }) => id)).toEqual([5, 3]);
  const rest = await api.call(jobCalls.list, { query: { limit: '2', cursor: String(first.next) } });
  expect((rest.body as JobSummary[]).map(({ id }) => id)).toEqual([1]);
});
