import { describe, expect, it } from 'vitest';
import { handler as followChanges } from '#functions/events/stream.ts';
import { adminCalls } from '#shared/contracts/admin.ts';
import { authCalls } from '#shared/contracts/auth.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { recruiterCalls } from '#shared/contracts/recruiters.ts';
import { testApi } from '#test/support/api.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { makeJob } from '#test/support/records.ts';

const api = await testApi();
const [owner, waiting, admin, candidate] = await Promise.all([
  makePrincipal('recruiter', 7),
  makePrincipal('recruiter', 8, { verified: false }),
  makePrincipal('master_admin', 7),
  makePrincipal('candidate', 7),
]);
const details = { name: 'Lea Lima', phone: '+919876543219', address: '4 Marine Drive' };

const save = (who: Principal, body: object = details, id = who.id) =>
  api.call(recruiterCalls.updateDetails, { params: { id }, token: who.token, body });
const trail = async (query: object = {}) =>
  (await api.call(adminCalls.audit, { token: admin.token, query: { action: 'recruiter_details_changed', ...query } }))
    .body;

describe("a recruiter's details", () => {
  it('change by themselves, and the company, the address of mails and the verification stay', async () => {
    const before = (await api.call(recruiterCalls.ownProfile, { token: owner.token })).body;
    const { status, body } = await save(owner);
    expect([status, body.company_name, body.email, body.verified]).toEqual([200, 'Company 7', owner.email, true]);
    const after = (await api.call(recruiterCalls.ownProfile, { token: owner.token })).body;
    expect(after).toEqual({ ...before, ...details, version: body.version });
    expect((await api.call(authCalls.session, { token: owner.token })).body).toMatchObject({ name: 'Lea Lima' });
  });

  it.each(['company_name', 'email', 'verified'])('never include %s', async (field) => {
    const before = (await api.call(recruiterCalls.ownProfile, { token: owner.token })).body;
    expect(
      (await save(owner, { ...details, [field]: field === 'verified' ? false : 'other@mail.example' })).status,
    ).toBe(200);
    expect((await api.call(recruiterCalls.ownProfile, { token: owner.token })).body).toEqual(before);
  });

  it.each([
    ['name', ''],
    ['name', 'a'.repeat(101)],
    ['phone', '12345'],
    ['phone', ''],
    ['address', ''],
    ['address', 'a'.repeat(201)],
  ])('follow the rules of the sign-up: %s %j is refused', async (field, value) => {
    const { status, body } = await save(owner, { ...details, [field]: value });
    expect([status, body.fields?.[0]?.path]).toEqual([400, field]);
  });

  it('are in the lists of admins, who find one entry of the day, about verified and waiting recruiters', async () => {
    await save(owner, { ...details, address: '6 Marine Drive' });
    await save(owner, details);
    await save(waiting);
    const by = (id: number) =>
      expect.objectContaining({
        actor: { type: 'recruiter', id },
        target: expect.objectContaining({ type: 'recruiter', id }),
      });
    expect(await trail()).toEqual([by(8), by(7)]);
    expect(await trail({ target_type: 'recruiter', target_id: '7' })).toEqual([by(7)]);
    expect(await trail({ actor_id: 7 }), 'the admin with the same id').toEqual([]);
    expect(await trail({ actor_id: 7, target_type: 'recruiter', target_id: '7' })).toEqual([]);
    const list = (await api.call(adminCalls.recruiters, { token: admin.token, query: { keyword: 'marine' } })).body;
    expect(list).toMatchObject([
      { id: 8, address: '4 Marine Drive' },
      { id: 7, address: '4 Marine Drive' },
    ]);
  });

  it('leave no entry where nothing changes', async () => {
    const [before] = await trail();
    api.clock.set(Date.now() + 600_000);
    expect((await save(waiting)).status).toBe(200);
    expect((await trail())[0]).toEqual(before);
    api.clock.set(Date.now());
  });

  it('reach the jobs, also with repeated records', async () => {
    await makeJob(910_002, owner.id);
    await api.drainStream();
    const shown = async () =>
      (await api.call(jobCalls.get, { token: candidate.token, params: { id: 910_002 } })).body.recruiter;
    await save(owner, { ...details, name: 'Lea Lima-Rao' });
    const Records = await api.drainStream();
    expect(await shown()).toMatchObject({ name: 'Lea Lima-Rao', email: owner.email });
    expect(await followChanges({ Records })).toEqual({ batchItemFailures: [] });
    expect(await shown()).toMatchObject({ name: 'Lea Lima-Rao', email: owner.email });
  });
});
