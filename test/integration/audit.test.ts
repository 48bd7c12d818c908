import { beforeAll, describe, expect, test } from 'vitest';
import { transact } from '#functions/data/transact.ts';
import { closeBootstrap } from '#functions/entities/account/master-store.ts';
import { adminCalls } from '#shared/contracts/admin.ts';
import type { AuditEntry } from '#shared/contracts/audit.ts';
import { authCalls } from '#shared/contracts/auth.ts';
import type { CallDefinition } from '#shared/contracts/define.ts';
import { allCalls } from '#shared/contracts/index.ts';
import { somePhone } from '#test/support/accounts.ts';
import { testApi } from '#test/support/api.ts';
import { makePrincipal, type Principal, signInAgain } from '#test/support/principals.ts';

const api = await testApi();
let admin: Principal;
let other: Principal;
let master: Principal;
const start = Date.parse('2026-11-01T00:00:00.000Z');

beforeAll(async () => {
  api.clock.set(start);
  admin = await makePrincipal('admin', 101);
  other = await makePrincipal('admin', 102);
  master = await makePrincipal('master_admin', 103);
  await transact({ bootstrap: closeBootstrap(103) });
});

const trail = async (query: object = {}, by = admin): Promise<AuditEntry[]> => {
  const { status, body } = await api.call(adminCalls.audit, { token: by.token, query: { limit: 100, ...query } });
  expect(status).toBe(200);
  return body;
};
const of = (type: string, id: number) => trail({ target_type: type, target_id: id });
const actions = (entries: AuditEntry[]) => entries.map(({ action }) => action);

test('every action is recorded with actor, action, target and time, newest first', async () => {
  await makePrincipal('recruiter', 10, { verified: false });
  const path = { a: 'recruiter', b: 10 };
  const steps = [
    () => api.call(adminCalls.verifyRecruiter, { params: { id: 10 }, token: admin.token }),
    () => api.call(adminCalls.unverifyRecruiter, { params: { id: 10 }, token: other.token }),
    () => api.call(adminCalls.deactivateUser, { params: path, token: admin.token }),
    () => api.call(adminCalls.reactivateUser, { params: path, token: admin.token }),
    () => api.call(adminCalls.terminateUser, { params: path, token: admin.token }),
    () => api.call(adminCalls.manualDeleteUser, { params: path, token: master.token }),
  ];
  for (const [minute, step] of steps.entries()) {
    api.clock.set(start + minute * 60_000);
    expect((await step()).status).toBe(200);
  }
  const entries = await of('recruiter', 10);
  expect(actions(entries).reverse()).toEqual([
    'recruiter_verified',
    'recruiter_unverified',
    'user_deactivated',
    'user_reactivated',
    'user_deleted',
    'user_erased',
  ]);
  expect(entries[0]).toEqual({
    id: expect.any(String),
    at: '2026-11-01T00:05:00.000Z',
    actor: { type: 'master_admin', id: 103 },
    action: 'user_erased',
    target: { type: 'recruiter', id: 10 },
  });
  expect(entries[4]).toMatchObject({ actor: { type: 'admin', id: 102 }, at: '2026-11-01T00:01:00.000Z' });
});

test('people are named as they are now, candidates masked, and no name is stored', async () => {
  api.clock.set(start);
  await makePrincipal('recruiter', 2060);
  await makePrincipal('candidate', 2060);
  for (const type of ['recruiter', 'candidate']) {
    await api.call(adminCalls.deactivateUser, { params: { a: type, b: 2060 }, token: admin.token });
  }
  const nameIn = async (type: string) => (await of(type, 2060)).map(({ target }) => target.name);
  expect(await nameIn('recruiter')).toEqual(['Company 2060']);
  const [masked] = await nameIn('candidate');
  expect(masked).toMatch(/^N/);
  expect(masked).not.toContain('Name of');
  const stored = (await api.scan()).filter(({ entity }) => entity === 'audit_entry');
  expect(JSON.stringify(stored)).not.toMatch(/Company 2060|"name"/);
  await api.call(adminCalls.hardDeleteUser, { params: { a: 'recruiter', b: 2060 }, token: admin.token });
  expect(await nameIn('recruiter')).toEqual([undefined, undefined]);
});

test('a new admin is recorded with the master admin who created the account', async () => {
  api.clock.set(start);
  const form = { name: 'Ada', password: 'unused', phone: somePhone(), address: 'Pune', company_name: 'Portal' };
  const { body } = await api.call(authCalls.adminSignup, {
    token: master.token,
    body: { ...form, email: 'ada@new.example' },
  });
  expect(await of('admin', body.admin.id)).toMatchObject([{ action: 'admin_created', actor: { id: 103 } }]);
});

test('a call that changes nothing leaves no second entry', async () => {
  api.clock.set(start);
  await makePrincipal('candidate', 20);
  const path = { params: { a: 'candidate', b: 20 }, token: admin.token };
  for (const call of [adminCalls.deactivateUser, adminCalls.terminateUser, adminCalls.hardDeleteUser] as const) {
    for (const _ of [1, 2, 3]) await api.call(call as CallDefinition, path);
  }
  await makePrincipal('recruiter', 20);
  for (const _ of [1, 2]) await api.call(adminCalls.verifyRecruiter, { params: { id: 20 }, token: admin.token });
  expect(actions(await of('candidate', 20)).sort()).toEqual(['user_deactivated', 'user_deleted', 'user_erased']);
  expect(await of('recruiter', 20)).toEqual([]);
});

test('a refused call leaves no entry', async () => {
  api.clock.set(start);
  const before = await api.scan();
  for (const by of [admin, master]) {
    await api.call(adminCalls.deactivateUser, { params: { a: 'candidate', b: 999 }, token: by.token });
    await api.call(adminCalls.verifyRecruiter, { params: { id: 999 }, token: by.token });
    await api.call(adminCalls.terminateUser, { params: { a: 'master_admin', b: 103 }, token: by.token });
  }
  expect(await api.scan()).toEqual(before);
});

describe('the trail', () => {
  test('is filtered by admin, by target, and by both, and paged without gaps or duplicates', async () => {
    api.clock.set(start);
    for (let id = 30; id < 37; id += 1) {
      await makePrincipal('recruiter', id, { verified: false });
      const by = id % 2 === 0 ? admin : other;
      await api.call(adminCalls.verifyRecruiter, { params: { id }, token: by.token });
    }
    const mine = await trail({ actor_id: 102 });
    expect(new Set(mine.map(({ actor }) => actor.id))).toEqual(new Set([102]));
    expect(await trail({ actor_id: 101, target_type: 'recruiter', target_id: 31 })).toEqual([]);
    expect(await trail({ actor_id: 102, target_type: 'recruiter', target_id: 31 })).toHaveLength(1);
    const whole = await trail();
    const paged: AuditEntry[] = [];
    let cursor: string | undefined;
    do {
      const answer = await api.call(adminCalls.audit, { token: admin.token, query: { limit: 3, cursor } });
      paged.push(...answer.body);
      cursor = answer.next;
    } while (cursor);
    expect(paged).toEqual(whole);
    expect(whole.map(({ at }) => at)).toEqual(
      whole
        .map(({ at }) => at)
        .sort()
        .reverse(),
    );
  });

  test('is filtered by action and time, alone and with the other filters', async () => {
    api.clock.set(start);
    const even = await makePrincipal('admin', 120);
    const odd = await makePrincipal('admin', 121);
    for (let id = 60; id < 66; id += 1) {
      api.clock.set(start + (id - 60) * 3_600_000 + 86_400_000);
      await makePrincipal('recruiter', id, { verified: false });
      const { token } = await signInAgain(id % 2 === 0 ? even : odd);
      await api.call(adminCalls.verifyRecruiter, { params: { id }, token });
    }
    const hours = (from: number, until: number) => ({
      from: new Date(start + 86_400_000 + from * 3_600_000).toISOString(),
      until: new Date(start + 86_400_000 + until * 3_600_000).toISOString(),
    });
    const by = await signInAgain(even);
    const ids = async (query: object) => (await trail(query, by)).map(({ target }) => target.id);
    const action = 'recruiter_verified';
    expect(await ids(hours(0, 6))).toEqual([65, 64, 63, 62, 61, 60]);
    // From the start's own instant on, and before that of the end.
    expect(await ids(hours(1, 3))).toEqual([62, 61]);
    expect(await ids({ ...hours(1, 4), actor_id: 120 })).toEqual([62]);
    expect(await ids({ ...hours(1, 4), target_type: 'recruiter', target_id: 63 })).toEqual([63]);
    expect(await ids({ ...hours(4, 5), target_type: 'recruiter', target_id: 63 })).toEqual([]);
    expect(await ids({ ...hours(0, 6), action })).toEqual([65, 64, 63, 62, 61, 60]);
    expect(await ids({ ...hours(0, 6), action: 'recruiter_unverified' })).toEqual([]);
    expect(await ids({ from: hours(5, 6).from, action, actor_id: 121 })).toEqual([65]);
    expect(await ids({ until: hours(1, 6).from, action, actor_id: 120 })).toContain(60);
    const page = { ...hours(0, 6), action, limit: 2 };
    const first = await api.call(adminCalls.audit, { token: by.token, query: page });
    const second = await api.call(adminCalls.audit, { token: by.token, query: { ...page, cursor: first.next } });
    expect([...first.body, ...second.body].map(({ target }) => target.id)).toEqual([65, 64, 63, 62]);
  });

  test('takes instants with milliseconds, and an end only after its start', async () => {
    api.clock.set(start);
    const at = '2026-11-01T00:00:00.000Z';
    for (const query of [
      { from: '2026-11-01' },
      { until: '2026-11-01T00:00:00Z' },
      { from: '2026-11-01T00:00:00.000+01:00' },
      { from: at, until: at },
      { from: '2026-11-02T00:00:00.000Z', until: at },
      { action: 'made_up' },
    ]) {
      expect((await api.call(adminCalls.audit, { token: admin.token, query })).status, JSON.stringify(query)).toBe(400);
    }
  });

  test('takes a target only as type and id together', async () => {
    api.clock.set(start);
    for (const query of [
      { target_type: 'recruiter' },
      { target_id: 7 },
      { target_type: 'recruiter', target_id: '07' },
      { target_type: 'nobody', target_id: 7 },
    ]) {
      expect((await api.call(adminCalls.audit, { token: admin.token, query })).status).toBe(400);
    }
  });

  test('is for admins only', async () => {
    api.clock.set(start);
    for (const type of ['candidate', 'recruiter'] as const) {
      const { token } = await makePrincipal(type, 50);
      expect((await api.call(adminCalls.audit, { token })).status).toBe(403);
    }
    expect((await api.call(adminCalls.audit)).status).toBe(401);
  });

  test('holds no name, address or phone, and no call changes or removes it', async () => {
    api.clock.set(start);
    const entries = (await api.scan()).filter(({ entity }) => entity === 'audit_entry');
    expect(entries.length).toBeGreaterThan(10);
    expect(JSON.stringify(entries)).not.toMatch(/canary\.example|Name of|\+91|Address of|@/);
    const others = allCalls.filter(({ call }) => call.path.startsWith('/admin/audit') && call.method !== 'GET');
    expect(others).toEqual([]);
  });
});
