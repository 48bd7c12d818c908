import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, test } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import { transact } from '#functions/data/transact.ts';
import { closeBootstrap } from '#functions/entities/account/master-store.ts';
import { adminCalls } from '#shared/contracts/admin.ts';
import { authCalls } from '#shared/contracts/auth.ts';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { testApi } from '#test/support/api.ts';
import { authSteps } from '#test/support/auth-steps.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';

const api = await testApi();
const steps = authSteps(api);
let admin: Principal;
let master: Principal;
let lastId = 100;
const makeAccount = (type: 'candidate' | 'recruiter' | 'admin' | 'master_admin') => {
  lastId += 1;
  return makePrincipal(type, lastId);
};

const setMasters = (count: number) =>
  documents.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: keys.masterAdmin(),
      UpdateExpression: 'SET active_masters = :count',
      ExpressionAttributeValues: { ':count': count },
    }),
  );

beforeAll(async () => {
  admin = await makePrincipal('admin', 1);
  master = await makePrincipal('master_admin', 2);
  await transact({ bootstrap: closeBootstrap(2) });
});

type UserCall =
  | typeof adminCalls.terminateUser
  | typeof adminCalls.manualDeleteUser
  | typeof adminCalls.hardDeleteUser
  | typeof adminCalls.deactivateUser
  | typeof adminCalls.reactivateUser;
const userCalls = {
  terminate: adminCalls.terminateUser,
  'manual-delete': adminCalls.manualDeleteUser,
  'hard-delete': adminCalls.hardDeleteUser,
  deactivate: adminCalls.deactivateUser,
  reactivate: adminCalls.reactivateUser,
} as const;
const everyCall = Object.entries(userCalls);

const act = (call: UserCall, a: string | number, b: string | number, by: Principal | undefined = admin) =>
  api.call(call, { params: { a, b }, token: by?.token });
const on = (call: UserCall, who: Principal, by = admin) => act(call, who.type, who.id, by);
const sessionOf = async (who: Principal) => (await api.call(authCalls.session, { token: who.token })).status;
const listed = async (who: Principal, query = {}) => {
  const call = who.type === 'candidate' ? adminCalls.candidates : adminCalls.recruiters;
  const { body } = await api.call(call, { token: admin.token, query: { ...query, keyword: who.email } });
  return body[0];
};
const signInAs = (who: Principal) => steps.send(who.type as 'candidate', who.email, { check: true });

describe.each(['candidate', 'recruiter'] as const)('a %s', (type) => {
  test('who is deactivated is signed out, cannot sign in, and comes back on reactivation', async () => {
    const who = await makeAccount(type);
    expect(await on(adminCalls.deactivateUser, who)).toMatchObject({
      status: 200,
      body: { user: { type, id: who.id, is_active: false, is_deleted: false }, is_permanent: false },
    });
    expect(await sessionOf(who)).toBe(401);
    expect(await signInAs(who)).toMatchObject({ status: 403, body: { code: 'ACCOUNT_DEACTIVATED' } });
    expect(await listed(who)).toMatchObject({ is_active: false, is_deleted: false });
    expect(await on(adminCalls.reactivateUser, who)).toMatchObject({
      status: 200,
      body: { user: { is_active: true } },
    });
    expect(await sessionOf(who), 'the old session stays ended').toBe(401);
    expect(await signInAs(who)).toMatchObject({ status: 200 });
    expect(await listed(who)).toMatchObject({ is_active: true });
  });

  test('who is deleted keeps the address, is listed only on request, and can be restored', async () => {
    const who = await makeAccount(type);
    const answer = await on(adminCalls.terminateUser, who);
    expect(answer).toMatchObject({ status: 200, body: { user: { is_active: false, is_deleted: true } } });
    expect(answer.body).toMatchObject({
      is_permanent: false,
      message: expect.stringContaining('deleted successfully'),
    });
    expect(await sessionOf(who)).toBe(401);
    expect(await signInAs(who)).toMatchObject({ status: 403, body: { code: 'ACCOUNT_DELETED' } });
    expect(await listed(who)).toBeUndefined();
    expect(await listed(who, { include_deleted: true })).toMatchObject({ is_deleted: true });
    expect((await on(adminCalls.reactivateUser, who)).status).toBe(200);
    expect(await signInAs(who)).toMatchObject({ status: 200 });
  });

  test.each([
    ['manual', adminCalls.manualDeleteUser],
    ['terminating', adminCalls.terminateUser],
  ] as const)('is deleted softly by the first %s deletion and for good by the second', async (_, call) => {
    const who = await makeAccount(type);
    expect((await on(call, who)).body).toMatchObject({ is_permanent: false });
    expect(await listed(who, { include_deleted: true })).toMatchObject({ is_deleted: true });
    const second = await on(call, who);
    expect(second).toMatchObject({ status: 200, body: { is_permanent: true } });
    expect(second.body.message).toContain('permanently deleted successfully');
    expect(await listed(who, { include_deleted: true })).toBeUndefined();
    expect((await signInAs(who)).status).toBe(404);
  });

  test('who is deleted for good is gone immediately and frees the address', async () => {
    const who = await makeAccount(type);
    expect(await on(adminCalls.hardDeleteUser, who)).toMatchObject({ status: 200, body: { is_permanent: true } });
    expect(await sessionOf(who)).toBe(401);
    expect(await on(adminCalls.reactivateUser, who)).toMatchObject({ status: 404 });
    const again = await steps.createUser(type, who.email);
    expect(again.id).not.toBe(who.id);
  });

  test('who is deleted cannot be deactivated, as that would restore the account', async () => {
    const who = await makeAccount(type);
    await on(adminCalls.terminateUser, who);
    expect(await on(adminCalls.deactivateUser, who)).toMatchObject({ status: 400, body: { code: 'INVALID_STATE' } });
    expect(await listed(who, { include_deleted: true })).toMatchObject({ is_deleted: true });
  });

  test.each([
    ['terminate', 'active'],
    ['manual-delete', 'deactivated'],
    ['hard-delete', undefined],
    ['deactivate', undefined],
    ['reactivate', undefined],
  ] as const)(
    'is in the same state after %s and any number of retries, when deletions name the state seen before',
    async (name, seen) => {
      const who = await makeAccount(type);
      const change = () =>
        api.call(userCalls[name], { params: { a: type, b: who.id }, query: { seen }, token: admin.token });
      const first = await change();
      const before = await api.scan();
      expect(await change()).toMatchObject({ status: 200, body: first.body });
      const withoutVersions = (items: Awaited<ReturnType<typeof api.scan>>) =>
        items.map(({ version: _, cause: _cause, ...item }) => item);
      expect(withoutVersions(await api.scan())).toEqual(withoutVersions(before));
    },
  );
});

test('a deletion that names a state seen before is never permanent, whatever the state is now', async () => {
  const who = await makeAccount('candidate');
  const remove = (seen: string) =>
    api.call(adminCalls.terminateUser, { params: { a: 'candidate', b: who.id }, query: { seen }, token: admin.token });
  await on(adminCalls.deactivateUser, who);
  for (const seen of ['active', 'deactivated', 'active']) {
    expect(await remove(seen)).toMatchObject({ status: 200, body: { is_permanent: false } });
  }
  expect(await remove('deleted')).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
  await on(adminCalls.hardDeleteUser, who);
  expect((await remove('active')).status).toBe(404);
});

test('a deactivated candidate is left out of search and showcase until reactivated', async () => {
  const recruiter = await makeAccount('recruiter');
  const who = await makeAccount('candidate');
  const seen = async () => {
    const search = await api.call(candidateCalls.listMasked, { token: recruiter.token, query: { limit: 100 } });
    const showcase = await api.call(candidateCalls.latestMasked, { query: { limit: 20 } });
    return [search, showcase].map(({ body }) => body.some(({ id }: { id: number }) => id === who.id));
  };
  expect(await seen()).toEqual([true, true]);
  await on(adminCalls.deactivateUser, who);
  expect(await seen()).toEqual([false, false]);
  await on(adminCalls.reactivateUser, who);
  expect(await seen()).toEqual([true, true]);
});

describe('the user in the path', () => {
  test.each(everyCall)(
    'of %s may be given in either order, and is never the other account with that number',
    async (_, call) => {
      const [candidate, recruiter] = [await makeAccount('candidate'), await makePrincipal('recruiter', lastId)];
      expect((await act(call, candidate.id, 'candidate')).body.user).toMatchObject({
        type: 'candidate',
        id: candidate.id,
      });
      expect(await sessionOf(recruiter)).toBe(200);
      expect((await act(call, 'recruiter', recruiter.id)).body.user).toMatchObject({
        type: 'recruiter',
        id: recruiter.id,
      });
    },
  );

  const bad = [
    ['candidate', 'recruiter'],
    ['candidate', 'candidate'],
    [7, 8],
    ['7', '7'],
    ['user', 7],
    ['Candidate', 7],
    ['candidate', '07'],
    ['candidate', '0'],
    ['candidate', '-7'],
    ['candidate', '1e3'],
    ['candidate', '７'],
    ['candidate', '7 '],
    ['candidate', '9007199254740993'],
    ['candidate', '7/../8'],
    ['__proto__', 7],
    ['constructor', 7],
    ['', 7],
  ] as const;
  test.each(bad)('%j and %j are refused by every call', async (a, b) => {
    await makePrincipal('candidate', 7).catch(() => undefined);
    const before = await api.scan();
    for (const [, call] of everyCall) {
      expect(await act(call, a, b)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
      expect((await act(call, b, a)).status).toBe(400);
    }
    expect(await api.scan()).toEqual(before);
  });

  test.each(everyCall)('of %s who does not exist is 404, and no account is created', async (_, call) => {
    const before = await api.scan();
    expect(await act(call, 'candidate', 999_999)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(await act(call, 'master_admin', admin.id, master), 'an admin that is no master').toMatchObject({
      status: 404,
    });
    expect(await api.scan()).toEqual(before);
  });
});

describe('access to user management', () => {
  test.each(everyCall)('%s is for admins and master admins only', async (_, call) => {
    const [candidate, recruiter] = [await makeAccount('candidate'), await makeAccount('recruiter')];
    const before = await api.scan();
    for (const by of [candidate, recruiter]) {
      expect((await on(call, candidate, by)).status).toBe(403);
      expect((await on(call, recruiter, by)).status).toBe(403);
    }
    expect((await api.call(call, { params: { a: 'candidate', b: candidate.id } })).status).toBe(401);
    expect(await api.scan()).toEqual(before);
    expect((await on(call, recruiter, master)).status).toBe(200);
  });

  test.each(everyCall)('%s admins is for master admins only, whether or not the admin exists', async (_, call) => {
    const other = await makeAccount('admin');
    const before = await api.scan();
    for (const [type, id] of [
      ['admin', other.id],
      ['master_admin', master.id],
      ['admin', 999_999],
      ['admin', admin.id],
    ] as const) {
      expect(await act(call, type, id, admin)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
      expect((await act(call, id, type, admin)).status).toBe(403);
    }
    expect(await api.scan()).toEqual(before);
    expect(await on(call, other, master)).toMatchObject({
      status: 200,
      body: { user: { type: 'admin', id: other.id } },
    });
  });
});

describe('admin accounts', () => {
  const active = async (query = {}) => {
    const { body } = await api.call(adminCalls.activeAdmins, { token: admin.token, query: { limit: 100, ...query } });
    return body.map(({ id }: { id: number }) => id);
  };

  test('are listed while they can sign in, and the others on request', async () => {
    const who = await makeAccount('admin');
    expect(await active()).toContain(who.id);
    await on(adminCalls.deactivateUser, who, master);
    expect(await sessionOf(who)).toBe(401);
    expect(await active()).not.toContain(who.id);
    expect(await active({ include_inactive: true })).toContain(who.id);
    await on(adminCalls.reactivateUser, who, master);
    expect(await active()).toContain(who.id);
  });

  test('are gone from every list when deleted for good', async () => {
    const who = await makeAccount('admin');
    await on(adminCalls.hardDeleteUser, who, master);
    expect(await active({ include_inactive: true })).not.toContain(who.id);
    expect(await steps.itemsWith(who.email)).toEqual([]);
  });

  const losing = everyCall.filter(([name]) => name !== 'reactivate');
  test.each(losing)('cannot %s themselves', async (_, call) => {
    const before = await api.scan();
    expect(await on(call, master, master)).toMatchObject({ status: 400, body: { code: 'OWN_ACCOUNT' } });
    expect(await api.scan()).toEqual(before);
  });

  test.each(losing)('cannot %s the last master admin', async (_, call) => {
    // Called with a session that is still valid although its account is gone: the rule does not depend on the caller.
    const other = await makeAccount('master_admin');
    await setMasters(1);
    await api.call(authCalls.adminSendOtp, { body: { email: other.email, is_master: true } });
    const before = await api.scan();
    expect(await on(call, master, other)).toMatchObject({ status: 400, body: { code: 'LAST_MASTER_ADMIN' } });
    expect(await api.scan()).toEqual(before);
  });
});

test('a page of users without a keyword reads little more than it shows', async () => {
  for (let count = 0; count < 70; count += 1) await makeAccount('candidate');
  await api.call(adminCalls.candidates, { token: admin.token });
  api.units.reset();
  const page = await api.call(adminCalls.candidates, { token: admin.token, query: { limit: 20 } });
  expect(page.body).toHaveLength(20);
  expect(api.units.spent()).toMatchObject({ write: 4, commands: 3 });
  expect(api.units.spent().read).toBeLessThanOrEqual(1 + 2);
  api.units.reset();
  await api.call(adminCalls.candidates, { token: admin.token, query: { limit: 50 } });
  expect(api.units.spent().read).toBeLessThanOrEqual(1 + 5);
  api.units.reset();
  await api.call(adminCalls.candidates, { token: admin.token, query: { limit: 60 } });
  expect(api.units.spent().write, 'the audit of 60 people').toBe(4);
});
