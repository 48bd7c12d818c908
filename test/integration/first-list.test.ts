import { beforeAll, expect, test, vi } from 'vitest';
import { liveIndex } from '#functions/services/search/live-index.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { testApi } from '#test/support/api.ts';
import { makePrincipal } from '#test/support/principals.ts';
import { makeJob } from '#test/support/records.ts';

vi.mock('#functions/services/search/live-index.ts', { spy: true });

const api = await testApi();
beforeAll(async () => {
  await makePrincipal('recruiter', 1, { verified: true });
  for (const id of [1, 2, 3]) await makeJob(id, 1);
  await api.drainStream();
});

test('the first list of a process has the number of all jobs without the index, and the next asks the index', async () => {
  const totalOf = async () => (await api.call(jobCalls.list, { query: { limit: '2' } })).headers['x-total-count'];
  expect(await totalOf()).toBe('3');
  expect(liveIndex).not.toHaveBeenCalled();
  expect(await totalOf()).toBe('3');
  expect(liveIndex).toHaveBeenCalledTimes(1);
});
