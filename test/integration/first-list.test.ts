import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { liveIndex } from '#functions/services/search/embedded/live-index.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { testApi } from '#test/support/api.ts';
import { makePrincipal } from '#test/support/principals.ts';
import { makeJob } from '#test/support/records.ts';

vi.mock('#functions/services/search/embedded/live-index.ts', { spy: true });

const api = await testApi();
const lastMoment = Date.parse('2026-03-03T23:59:59.999Z');
const closingDates = ['2026-03-03', '2026-03-04', '2026-05-01', null, '2026-02-28'];

beforeAll(async () => {
  api.clock.set(lastMoment);
  await makePrincipal('recruiter', 1, { verified: true });
  for (const [index, closing_date] of closingDates.entries()) await makeJob(index + 1, 1, { closing_date });
  await api.drainStream();
});
beforeEach(() => api.clock.set(lastMoment + 1));

const totalOf = async () => (await api.call(jobCalls.list, { query: { limit: '2' } })).headers['x-total-count'];

test('the first list of a process has the number of open jobs without the index, and the next asks the index', async () => {
  const all = await api.call(jobCalls.list, { query: { limit: '50' } });
  expect(all.body).toHaveLength(3);
  expect(await totalOf()).toBe('3');
  expect(liveIndex).not.toHaveBeenCalled();
  expect(await totalOf()).toBe('3');
  expect(liveIndex).toHaveBeenCalledTimes(1);
});

test('a job leaves the number of open jobs when its closing date is over, although nothing is written', async () => {
  api.clock.set(lastMoment);
  expect(await totalOf()).toBe('4');
  api.clock.set(lastMoment + 1);
  expect(await totalOf()).toBe('3');
});
