import { beforeAll, expect, it } from 'vitest';
import { adminCalls } from '#shared/contracts/admin.ts';
import { testApi } from '#test/support/api.ts';
import { makePrincipal } from '#test/support/principals.ts';

const api = await testApi();
const admin = await makePrincipal('admin', 1);

beforeAll(async () => {
  for (let id = 1; id <= 7; id += 1) await makePrincipal('candidate', id);
  await api.drainStream();
});

const totalOf = async (query: Record<string, unknown>) => {
  const { headers } = await api.call(adminCalls.candidates, { token: admin.token, query });
  return headers['x-total-count'];
};

it('the number of accounts is exact without the deleted ones, and otherwise a lower bound', async () => {
  expect(await totalOf({ limit: 3 })).toBe('7');
  expect(await totalOf({ limit: 3, include_deleted: true })).toBe('7+');
  expect(await totalOf({ limit: 8, include_deleted: true })).toBe('7');
});

it('a search that has more pages has at least what it shows', async () => {
  expect(await totalOf({ limit: 3, keyword: 'candidate' })).toBe('3+');
});
