import { beforeAll, expect, test } from 'vitest';
import { adminCalls } from '#shared/contracts/admin.ts';
import { testApi } from '#test/support/api.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';

const api = await testApi();
let admin: Principal;
let master: Principal;
let candidate: Principal;

beforeAll(async () => {
  admin = await makePrincipal('admin', 8_400_001);
  master = await makePrincipal('master_admin', 8_400_002);
  // The same number as the admin's: another kind of account.
  candidate = await makePrincipal('candidate', 8_400_001);
});

const profileOf = (id: number | string, by?: Principal) =>
  api.call(adminCalls.profile, { params: { id }, token: by?.token });

test('shows admins their own data', async () => {
  expect(await profileOf(admin.id, admin)).toMatchObject({
    status: 200,
    body: { id: admin.id, name: admin.name, email: admin.email, role: 'admin', is_active: true, is_deleted: false },
  });
});

test('shows a master admin the data of others, and no sessions', async () => {
  const { status, body } = await profileOf(admin.id, master);
  expect(status).toBe(200);
  expect(body).toMatchObject({ email: admin.email, phone: expect.stringMatching(/^\+91/) });
  expect(Object.keys(body)).not.toContain('sessions');
});

test('is refused to admins for another id, whether there is such an admin or not', async () => {
  for (const id of [master.id, 8_499_999]) {
    expect(await profileOf(id, admin)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  }
});

test('is refused to guests and other users, also with an equal id', async () => {
  expect((await profileOf(admin.id)).status).toBe(401);
  expect((await profileOf(admin.id, candidate)).status).toBe(403);
});

test('tells a master admin that there is no such admin', async () => {
  expect(await profileOf(8_499_999, master)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
});
