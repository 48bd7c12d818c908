import { describe, expect, it } from 'vitest';
import { adminCalls } from '#shared/contracts/admin.ts';
import { authCalls } from '#shared/contracts/auth.ts';
import { testApi } from '#test/support/api.ts';
import { beforeNextTransaction } from '#test/support/interleave.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { tableState } from '#test/support/table-state.ts';

const api = await testApi();
const [admin, other, master, recruiter] = await Promise.all([
  makePrincipal('admin', 7),
  makePrincipal('admin', 8),
  makePrincipal('master_admin', 9),
  makePrincipal('recruiter', 7),
]);
const details = { name: 'Asha Rao', phone: '+919876543219', address: '4 Marine Drive' };

const save = (who: Principal, body: object = details, id = who.id) =>
  api.call(adminCalls.updateProfile, { params: { id }, token: who.token, body });
const profileOf = async (who: Principal) =>
  (await api.call(adminCalls.profile, { params: { id: who.id }, token: who.token })).body;
const trail = async (query: object = {}) =>
  (await api.call(adminCalls.audit, { token: master.token, query: { action: 'admin_details_changed', ...query } }))
    .body;

const entryOf = ({ type, id }: Principal) =>
  expect.objectContaining({ actor: { type, id }, target: expect.objectContaining({ type: 'admin', id }) });

describe("an admin's details", () => {
  it.each([admin, master])('change by themselves, and company, role and address of mails stay: $type', async (who) => {
    const before = await profileOf(who);
    const { status, body } = await save(who);
    expect([status, body]).toEqual([200, { ...before, ...details, version: body.version }]);
    expect(await profileOf(who)).toEqual(body);
    expect((await api.call(authCalls.session, { token: who.token })).body).toMatchObject({ name: 'Asha Rao' });
  });

  it('are changed by no other account', async () => {
    const before = await tableState(api);
    for (const who of [other, master, recruiter]) expect((await save(who, details, admin.id)).status).toBe(403);
    expect((await save(admin, details, master.id)).status).toBe(403);
    expect((await api.call(adminCalls.updateProfile, { params: { id: admin.id }, body: details })).status).toBe(401);
    expect(await tableState(api)).toEqual(before);
  });

  it.each([
    ['company_name', 'Another'],
    ['email', 'other@mail.example'],
    ['role', 'master_admin'],
    ['is_active', false],
  ])('never include %s', async (field, value) => {
    const before = await profileOf(admin);
    expect((await save(admin, { ...details, [field]: value })).status).toBe(200);
    expect(await profileOf(admin)).toEqual(before);
  });

  it.each([
    ['name', ''],
    ['name', 'a'.repeat(101)],
    ['phone', '12345'],
    ['phone', ''],
    ['address', ''],
    ['address', 'a'.repeat(201)],
  ])('follow the rules of the sign-up: %s %j is refused', async (field, value) => {
    const { status, body } = await save(admin, { ...details, [field]: value });
    expect([status, body.fields?.[0]?.path]).toEqual([400, field]);
  });

  it('are in the list of admins, and the audit trail has one entry of the day', async () => {
    await save(admin, { ...details, address: '6 Marine Drive' });
    await save(admin);
    expect(await trail()).toEqual([entryOf(admin), entryOf(master)]);
    expect(await trail({ target_type: 'admin', target_id: '7' })).toEqual([entryOf(admin)]);
    expect(await trail({ actor_id: 7 })).toEqual([entryOf(admin)]);
    const list = (await api.call(adminCalls.activeAdmins, { token: other.token })).body;
    expect(list).toHaveLength(3);
    expect(list).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: 7, ...details }),
        expect.objectContaining({ id: 8, name: 'Name of admin 8' }),
      ]),
    );
  });

  it('are written only if they change', async () => {
    const before = await tableState(api);
    expect((await save(admin)).status).toBe(200);
    expect(await tableState(api)).toEqual(before);
  });

  it('have one name for account and profile when two tabs save at once', async () => {
    beforeNextTransaction(async () => void (await save(admin, { ...details, name: 'Asha R. Rao' })));
    expect((await save(admin, { ...details, address: '9 Marine Drive' })).status).toBe(200);
    const { name } = await profileOf(admin);
    expect((await api.call(authCalls.session, { token: admin.token })).body).toMatchObject({ name });
    await save(admin);
  });

  it('are not written any more once the account was deactivated meanwhile', async () => {
    const late = await makePrincipal('admin', 10);
    beforeNextTransaction(async () => {
      const params = { a: 'admin', b: late.id };
      const { status } = await api.call(adminCalls.deactivateUser, { token: master.token, params });
      expect(status).toBe(200);
    });
    expect((await save(late)).status).toBe(401);
    const list = (await api.call(adminCalls.activeAdmins, { token: master.token, query: { include_inactive: true } }))
      .body;
    expect(list).toContainEqual(expect.objectContaining({ id: 10, name: 'Name of admin 10', is_active: false }));
  });

  it('need no further writes by the stream', async () => {
    await api.drainStream();
    await save(other);
    const before = await tableState(api);
    await api.drainStream();
    expect(await tableState(api)).toEqual(before);
  });
});
