import { describe, expect, it } from 'vitest';
import { transact } from '#functions/data/transact.ts';
import { changedCandidate, readCandidate, replaceCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { testApi } from '#test/support/api.ts';
import { makePrincipal } from '#test/support/principals.ts';
import { tableChanges } from '#test/support/table-changes.ts';

const api = await testApi();
const me = await makePrincipal('candidate', 1);
const other = await makePrincipal('candidate', 2);
const hidden = await makePrincipal('candidate', 3);
const recruiter = await makePrincipal('recruiter', 1);
const admin = await makePrincipal('admin', 1);
const master = await makePrincipal('master_admin', 2);

const profile = await readCandidate(hidden.id, true);
if (!profile) throw new Error('Candidate 3 is missing.');
await transact({ profile: replaceCandidate(changedCandidate(profile, { summary: { state: 'deactivated' } })) });

describe('a candidate by e-mail', () => {
  const byEmail = (token: string | undefined, email: string) =>
    api.call(candidateCalls.byEmail, { token, params: { email } });

  it('is shown to the candidate and to admins, for any spelling of the address', async () => {
    for (const { token } of [me, admin, master]) {
      for (const email of [me.email, me.email.toUpperCase()]) {
        expect(await byEmail(token, email)).toMatchObject({ status: 200, body: { id: me.id, name: me.name } });
      }
    }
  });

  it('is refused to all other callers, whether the address is taken or not', async () => {
    for (const email of [me.email, 'nobody@canary.example']) {
      expect((await byEmail(undefined, email)).status).toBe(401);
      expect((await byEmail(recruiter.token, email)).status).toBe(403);
      expect(await byEmail(other.token, email)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    }
  });

  it('is not found for a free address or one of a recruiter or admin', async () => {
    for (const email of ['nobody@canary.example', recruiter.email, admin.email]) {
      expect(await byEmail(admin.token, email)).toMatchObject({ status: 404, body: { code: 'CANDIDATE_NOT_FOUND' } });
    }
  });

  it.each(['nobody', 'a@b', '../1', 'a@b.example\r\nx', ' '])('refuses %j as an address', async (email) => {
    expect(await byEmail(admin.token, email)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
  });
});

describe('the test of a candidate', () => {
  const test = (token: string | undefined, id: number | string) =>
    api.call(candidateCalls.test, { token, params: { id } });

  it('returns to admins whether the candidate exists, and in which state', async () => {
    for (const { token } of [admin, master]) {
      expect((await test(token, me.id)).body).toEqual({ id: 1, exists: true, state: 'active' });
      expect((await test(token, hidden.id)).body).toEqual({ id: 3, exists: true, state: 'deactivated' });
      expect((await test(token, 4_000)).body).toEqual({ id: 4_000, exists: false, state: null });
    }
  });

  it('is for admins only', async () => {
    expect((await test(undefined, me.id)).status).toBe(401);
    for (const { token } of [me, recruiter]) expect((await test(token, me.id)).status).toBe(403);
  });

  it.each(['0', '01', '-1', '1e3', '9007199254740993'])('refuses the id %s', async (id) => {
    expect((await test(admin.token, id)).status).toBe(400);
  });
});

describe('the test of a view', () => {
  const testView = (token: string | undefined, id: number) =>
    api.call(candidateCalls.testView, { token, params: { id } });

  it('shows admins what a recruiter would see, and counts nothing', async () => {
    const changes = await tableChanges(api, async () => {
      const answer = await testView(admin.token, me.id);
      expect(answer).toMatchObject({ status: 200, body: { id: 1, name: me.name, email: me.email, cv: null } });
      expect(answer.body).not.toHaveProperty('subscription_info');
    });
    expect(changes).toEqual([]);
  });

  it('finds only candidates whom a recruiter would find', async () => {
    for (const id of [hidden.id, 4_000]) {
      expect(await testView(admin.token, id)).toMatchObject({ status: 404, body: { code: 'CANDIDATE_NOT_FOUND' } });
    }
  });

  it('is for admins only', async () => {
    expect((await testView(undefined, me.id)).status).toBe(401);
    for (const { token } of [me, recruiter]) expect((await testView(token, me.id)).status).toBe(403);
  });
});
