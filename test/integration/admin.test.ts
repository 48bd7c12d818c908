import { beforeAll, describe, expect, test } from 'vitest';
import { transact } from '#functions/data/transact.ts';
import { accountStateChange } from '#functions/entities/account/account-changes.ts';
import { setProfileField } from '#functions/entities/account/account-writes.ts';
import { adminCalls } from '#shared/contracts/admin.ts';
import type { ListedCandidate, ListedRecruiter } from '#shared/contracts/admin-lists.ts';
import { notificationCalls } from '#shared/contracts/notifications.ts';
import { recruiterCalls } from '#shared/contracts/recruiters.ts';
import { testApi } from '#test/support/api.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';

const api = await testApi();
let admin: Principal;
let master: Principal;
let unverified: Principal;

beforeAll(async () => {
  admin = await makePrincipal('admin', 1);
  master = await makePrincipal('master_admin', 2);
  unverified = await makePrincipal('recruiter', 50, { verified: false });
  for (let id = 1; id <= 12; id += 1)
    await makePrincipal('candidate', id, { name: id % 3 === 0 ? `Zoë ${id}` : `Ada ${id}` });
  for (const id of [51, 52]) await makePrincipal('recruiter', id);
  await api.drainStream();
});

describe('the statistics', () => {
  test('are the folded figures and cost one small read', async () => {
    await api.call(adminCalls.stats, { token: admin.token });
    api.units.reset();
    const answer = await api.call(adminCalls.stats, { token: admin.token });
    expect(answer).toMatchObject({
      status: 200,
      body: { totalCandidates: 12, totalRecruiters: 3, verifiedRecruiters: 2, unverifiedRecruiters: 1, totalJobs: 0 },
    });
    expect(api.units.spent()).toEqual({ read: 1.5, write: 0, commands: 2 });
  });

  test('are open to admins and master admins only', async () => {
    expect((await api.call(adminCalls.stats, { token: master.token })).status).toBe(200);
    expect((await api.call(adminCalls.stats, { token: unverified.token })).status).toBe(403);
    expect((await api.call(adminCalls.stats)).status).toBe(401);
  });
});

async function everyPage(call: typeof adminCalls.candidates | typeof adminCalls.recruiters, query: object) {
  const items: (ListedCandidate | ListedRecruiter)[] = [];
  let cursor: string | undefined;
  do {
    const answer = await api.call(call, { token: admin.token, query: { ...query, cursor } });
    expect(answer.status).toBe(200);
    items.push(...answer.body);
    cursor = answer.next;
  } while (cursor);
  return items;
}

describe('the user management', () => {
  test('lists candidates newest first, each once, whatever the size of the pages', async () => {
    for (const limit of [1, 5, 12, 50]) {
      const ids = (await everyPage(adminCalls.candidates, { limit })).map(({ id }) => id);
      expect(ids).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    }
  });

  test('finds a keyword in any case and with any accents, on every page', async () => {
    for (const limit of [1, 3, 50]) {
      const ids = (await everyPage(adminCalls.candidates, { limit, keyword: 'ZOE' })).map(({ id }) => id);
      expect(ids).toEqual([12, 9, 6, 3]);
    }
  });

  test('returns a candidate with contact details and state', async () => {
    const [found] = await everyPage(adminCalls.candidates, { keyword: 'candidate-7@canary.example' });
    expect(found).toMatchObject({ id: 7, type: 'candidate', email: 'candidate-7@canary.example', is_active: true });
  });

  test('leaves deleted recruiters out unless requested', async () => {
    const gone = await makePrincipal('recruiter', 60);
    const { email } = gone;
    await transact({
      ...accountStateChange({ kind: 'recruiter', id: 60, email }, ['active'], 'deleted'),
      profile: setProfileField('recruiter', 60, 'state', 'deleted'),
    });
    const ids = async (query: object) => (await everyPage(adminCalls.recruiters, query)).map(({ id }) => id);
    expect(await ids({})).not.toContain(60);
    expect(await ids({ include_deleted: true })).toContain(60);
    const [found] = await everyPage(adminCalls.recruiters, { include_deleted: true, keyword: email });
    expect(found).toMatchObject({ is_deleted: true, is_active: false, is_verified: true, verified: true });
  });

  test('refuses a cursor of another list, filter or caller', async () => {
    const { next } = await api.call(adminCalls.candidates, { token: admin.token, query: { limit: 2 } });
    const refusals = [
      await api.call(adminCalls.recruiters, { token: admin.token, query: { limit: 2, cursor: next } }),
      await api.call(adminCalls.candidates, { token: admin.token, query: { limit: 2, keyword: 'a', cursor: next } }),
      await api.call(adminCalls.candidates, { token: master.token, query: { limit: 2, cursor: next } }),
      await api.call(adminCalls.candidates, { token: admin.token, query: { cursor: `${next}x`.replace(/^./, '-') } }),
    ];
    for (const refusal of refusals) expect(refusal).toMatchObject({ status: 400, body: { code: 'INVALID_CURSOR' } });
  });
});

describe('verifying a recruiter', () => {
  const verify = (id: number | string, by = admin) =>
    api.call(adminCalls.verifyRecruiter, { params: { id }, token: by.token });
  const unverify = (id: number | string) =>
    api.call(adminCalls.unverifyRecruiter, { params: { id }, token: admin.token });
  const verificationNotifications = async () => {
    const { id, token } = unverified;
    const { body } = await api.call(notificationCalls.list, { params: { type: 'recruiter', id }, token });
    return body.map(({ kind }: { kind: string }) => kind);
  };

  test('takes effect in account and lists immediately, and notifies once for any number of retries', async () => {
    const { id, token } = unverified;
    expect(await verify(id)).toMatchObject({ status: 200, body: { recruiter: { id, verified: true } } });
    expect((await verify(id, master)).status).toBe(200);
    const status = await api.call(recruiterCalls.status, { params: { id }, token });
    expect(status.body).toEqual({ verified: true });
    const [listed] = await everyPage(adminCalls.recruiters, { keyword: 'Company 50' });
    expect(listed).toMatchObject({ id, verified: true, is_verified: true });
    await api.drainStream();
    expect(await verificationNotifications()).toEqual(['recruiter_verified']);
  });

  test('is removed the same way', async () => {
    const { id } = unverified;
    await verify(id);
    expect(await unverify(id)).toMatchObject({ status: 200, body: { recruiter: { id, verified: false } } });
    await unverify(id);
    await api.drainStream();
    expect((await verificationNotifications()).filter((kind: string) => kind === 'recruiter_unverified')).toHaveLength(
      1,
    );
    const { body } = await api.call(adminCalls.stats, { token: admin.token });
    expect(body).toMatchObject({ unverifiedRecruiters: 1 });
  });

  test('of an unknown recruiter is refused, and creates no account', async () => {
    const before = (await api.scan()).length;
    for (const answer of [await verify(999), await unverify(999), await verify(7)]) {
      expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    }
    expect((await api.scan()).length).toBe(before);
  });

  test.each(['0', '-1', '01', '1e3', '9007199254740993', '５０', '50 '])('of the number %j is refused', async (id) => {
    expect(await verify(id)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
  });

  test('is refused to recruiters, even for their own account', async () => {
    const before = await api.scan();
    expect((await verify(unverified.id, unverified)).status).toBe(403);
    expect(await api.scan()).toEqual(before);
  });
});
