import { beforeEach, expect, test } from 'vitest';
import { readAccount } from '#functions/entities/account/account-store.ts';
import { adminCalls } from '#shared/contracts/admin.ts';
import { companyCalls } from '#shared/contracts/company.ts';
import { moderationCalls } from '#shared/contracts/moderation.ts';
import { testApi } from '#test/support/api.ts';
import { settle } from '#test/support/belongings.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { restoreTable } from '#test/support/table-state.ts';

// A recruiter with an account of their own who waits to be verified, and becomes a colleague of another company.

const api = await testApi();
const founderId = 7;
const ownId = 8;
let admin: Principal;
let founder: Principal;
let own: Principal;

beforeEach(async () => {
  await restoreTable(api, new Map());
  await api.readStream();
  admin = await makePrincipal('master_admin', 1);
  founder = await makePrincipal('recruiter', founderId);
  own = await makePrincipal('recruiter', ownId, { verified: false });
});

async function join(): Promise<void> {
  const body = { email: own.email, role: 'recruiter' as const, language: 'en' as const };
  const invited = await api.call(companyCalls.invite, { token: founder.token, body });
  const answer = await api.call(companyCalls.joinCompany, { token: own.token, params: { id: invited.body.id } });
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 });
}

const waiting = async (): Promise<number[]> => {
  const { body } = await api.call(moderationCalls.waitingRecruiters, { token: admin.token });
  return body.map(({ id }: { id: number }) => id);
};
const counted = async () => {
  await settle(api);
  return (await api.call(adminCalls.stats, { token: admin.token })).body.waitingRecruiters;
};
const leave = () => api.call(companyCalls.leave, { token: own.token });
const setState = (call: typeof adminCalls.deactivateUser | typeof adminCalls.reactivateUser, id: number) =>
  api.call(call, { token: admin.token, params: { a: 'recruiter', b: String(id) } });
const isVerified = async (id: number) => (await readAccount('recruiter', id))?.verified;

test('leaves the queue of those who wait on joining, and returns on leaving the company', async () => {
  expect([await waiting(), await counted()]).toEqual([[ownId], 1]);
  await join();
  expect([await waiting(), await counted()]).toEqual([[], 0]);
  expect((await leave()).status).toBe(204);
  expect([await waiting(), await counted()]).toEqual([[ownId], 1]);
});

test('is listed for admins with the company in which they work, until they leave it', async () => {
  const listed = async () => {
    const { body } = await api.call(adminCalls.recruiters, { token: admin.token });
    return body.map(({ id, works_in }: { id: number; works_in?: object }) => [id, works_in]).sort();
  };
  await join();
  const company = { id: founderId, company_name: `Company ${founderId}` };
  expect(await listed()).toEqual([
    [founderId, undefined],
    [ownId, company],
  ]);
  expect((await leave()).status).toBe(204);
  expect(await listed()).toContainEqual([ownId, undefined]);
});

test('does not wait after a deactivation that ended while they work for another company', async () => {
  await join();
  expect((await setState(adminCalls.deactivateUser, ownId)).status).toBe(200);
  expect((await setState(adminCalls.reactivateUser, ownId)).status).toBe(200);
  expect([await waiting(), await counted()]).toEqual([[], 0]);
});

test('is deactivated when removed from the company, and waits from the return of the account', async () => {
  await join();
  await setState(adminCalls.deactivateUser, ownId);
  const removed = await api.call(companyCalls.removeColleague, { token: founder.token, params: { id: ownId } });
  expect(removed.status).toBe(204);
  expect(await waiting()).toEqual([]);
  await setState(adminCalls.reactivateUser, ownId);
  expect(await waiting()).toEqual([ownId]);
});

test("is verified and unverified as the company is, by their id or the founder's", async () => {
  await join();
  const statement = { rule: 'not_real', reason: 'The website belongs to another company.' } as const;
  const unverify = (body: object) =>
    api.call(adminCalls.unverifyRecruiter, {
      token: admin.token,
      params: { id: ownId },
      body: { ...statement, ...body },
    });
  const company = { recruiter: { id: founderId } };
  expect(await unverify({})).toMatchObject({ status: 200, body: company });
  expect(await Promise.all([isVerified(founderId), isVerified(ownId)])).toEqual([false, false]);
  expect(await waiting()).toEqual([founderId]);
  expect(await unverify({ decision: 'reject' })).toMatchObject({ status: 200, body: company });
  expect(await waiting()).toEqual([]);
  const verified = await api.call(adminCalls.verifyRecruiter, {
    token: admin.token,
    params: { id: ownId },
    body: { shown_email: own.email },
  });
  expect(verified).toMatchObject({ status: 200, body: company });
  expect(await Promise.all([isVerified(founderId), isVerified(ownId)])).toEqual([true, false]);
});
