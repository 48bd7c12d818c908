import { beforeAll, beforeEach, expect, it } from 'vitest';
import { readAccount } from '#functions/entities/account/account-store.ts';
import { authCalls } from '#shared/contracts/auth.ts';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { addDays, epochMs, hourMs } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { makePrincipal } from '#test/support/principals.ts';

const api = await testApi();
const start = epochMs(Date.parse('2026-06-01T12:00:00.000Z'));
let candidate = '';
let recruiters = 0;

/** What a recruiter who signs in on that day sees. */
async function activityAfter(days: number, id = 7) {
  const now = addDays(start, days);
  api.clock.set(now);
  recruiters += 1;
  const { token } = await makePrincipal('recruiter', recruiters, { verified: false });
  return await api.call(candidateCalls.activity, { token, params: { id } });
}

beforeAll(async () => {
  api.clock.set(start);
  ({ token: candidate } = await makePrincipal('candidate', 7));
});
beforeEach(() => api.clock.set(start));

it('says in which period a candidate used the portal last, and no more', async () => {
  expect(await activityAfter(1)).toMatchObject({ status: 200, body: { last_active: 'week' } });
  expect((await activityAfter(8)).body).toEqual({ last_active: 'month' });
  expect((await activityAfter(31)).body).toEqual({ last_active: 'earlier' });
});

it('follows the use of a session, and remembers it after signing out', async () => {
  api.clock.set(epochMs(start + 24 * hourMs * 6));
  expect(await api.call(authCalls.logout, { token: candidate })).toMatchObject({ status: 204 });
  expect((await readAccount('candidate', 7))?.sessions).toEqual({});
  expect((await activityAfter(12)).body).toEqual({ last_active: 'week' });
  expect((await activityAfter(14)).body).toEqual({ last_active: 'month' });
});

it('is not known of candidates who are not listed', async () => {
  await makePrincipal('candidate', 8, { deactivated: true });
  expect(await activityAfter(1, 8)).toMatchObject({ status: 404, body: { code: 'CANDIDATE_NOT_FOUND' } });
  expect(await activityAfter(1, 9)).toMatchObject({ status: 404, body: { code: 'CANDIDATE_NOT_FOUND' } });
});
