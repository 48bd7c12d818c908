import { describe, expect, it } from 'vitest';
import { readAccount } from '#functions/entities/account/account-store.ts';
import { addSession } from '#functions/entities/account/session-store.ts';
import { newToken } from '#functions/entities/account/session-token.ts';
import { clock } from '#functions/platform/clock.ts';
import { paymentCalls } from '#shared/contracts/payments.ts';
import { subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import { epochMs, epochSeconds } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { beforeNextTransaction } from '#test/support/interleave.ts';
import { makePrincipal } from '#test/support/principals.ts';
import { makePlan, subscribe } from '#test/support/records.ts';

const api = await testApi();
const day = 24 * 60 * 60 * 1000;
const none = {
  has_active_subscription: false,
  current_plan: null,
  candidate_limit: 0,
  candidates_viewed: 0,
  remaining_candidates: 0,
  plan_price: 0,
  subscription_end_date: null,
  waiting_days: null,
  trial_available: true,
};
const take = (token: string | undefined, body: Record<string, unknown> = { plan_name: 'trial' }) =>
  api.call(subscriptionCalls.create, { token, body });
const statusOf = (id: number, token: string | undefined) =>
  api.call(subscriptionCalls.status, { token, params: { id } });

const entitlements = async () =>
  (await api.scan())
    .filter(({ entity }) => entity === 'entitlement')
    .map(({ PK }) => PK)
    .sort();

/** Opens another session of the recruiter at the clock's current time. */
async function signInAgain(id: number): Promise<string> {
  const { token, sessionKey } = newToken('recruiter', id);
  const account = await readAccount('recruiter', id);
  if (!account) throw new Error(`There is no recruiter ${id}.`);
  await addSession(account, 'recruiter', sessionKey, epochSeconds(Math.floor(clock.now() / 1000)));
  return token;
}

await makePlan();
await makePlan({ id: 2, key: 'basic', name: 'Basic', price: 999 });
await makePlan({ id: 3, key: null, name: 'Summer', is_active: false });

describe('plans', () => {
  it('are listed for all callers, with inactive ones marked', async () => {
    const { status, body, headers } = await api.call(subscriptionCalls.allPlans);
    expect(status).toBe(200);
    expect(headers['cache-control']).toContain('public');
    expect(body.map(({ id, is_active }: { id: number; is_active: boolean }) => [id, is_active])).toEqual([
      [1, true],
      [2, true],
      [3, false],
    ]);
  });

  it('are returned as a map with the standard keys', async () => {
    const { body } = await api.call(subscriptionCalls.plansByKey);
    expect(Object.keys(body)).toEqual(['trial', 'basic']);
    expect(body.basic).toMatchObject({ id: 2, name: 'Basic', price: 999 });
  });

  it.each([subscriptionCalls.planById, subscriptionCalls.planDetails])(
    'can be read one by one ($path)',
    async (call) => {
      expect(await api.call(call, { params: { id: 2 } })).toMatchObject({ status: 200, body: { name: 'Basic' } });
      expect(await api.call(call, { params: { id: 99 } })).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
      for (const id of ['0', '-1', '01', '1e3', '9007199254740993', '１']) {
        expect(await api.call(call, { params: { id } }), id).toMatchObject({ status: 400 });
      }
    },
  );
});

describe('the trial', () => {
  const asker = makePrincipal('recruiter', 8);

  it('starts immediately, also for unverified recruiters, and shows in the status', async () => {
    const { token } = await makePrincipal('recruiter', 1, { verified: false });
    const { status, body } = await take(token);
    expect(status).toBe(201);
    expect(body).toMatchObject({ recruiter_id: 1, plan_name: 'trial', price: 0, candidate_limit: 5, is_active: true });
    expect(body).toMatchObject({ payment_status: 'completed', plan: { name: 'Trial' } });
    // Its days count from the verification on.
    expect(body).toMatchObject({ start_date: expect.any(String), end_date: null });
    expect((await statusOf(1, token)).body).toEqual({
      has_active_subscription: true,
      current_plan: 'Trial',
      candidate_limit: 5,
      candidates_viewed: 0,
      remaining_candidates: 5,
      plan_price: 0,
      subscription_end_date: null,
      waiting_days: 7,
      trial_available: false,
    });
  });

  it('is refused while a subscription is active and after it was used', async () => {
    const { token } = await makePrincipal('recruiter', 2);
    expect((await take(token)).status).toBe(201);
    expect(await take(token)).toMatchObject({ status: 400, body: { code: 'SUBSCRIPTION_ALREADY_ACTIVE' } });
    api.clock.set(Date.now() + 7 * day);
    const later = await signInAgain(2);
    expect(await take(later)).toMatchObject({ status: 400, body: { code: 'TRIAL_ALREADY_USED' } });
    expect((await statusOf(2, later)).body).toEqual({ ...none, trial_available: false });
  });

  it('is taken once by any number of concurrent requests', async () => {
    const { token } = await makePrincipal('recruiter', 3);
    const answers = await Promise.all(Array.from({ length: 20 }, () => take(token)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(19);
    const stored = (await api.scan()).filter((item) => item.PK === 'RECRUITER#3' && item.entity === 'subscription');
    expect(stored).toHaveLength(1);
  });

  it('is refused during a paid subscription, and stays available afterwards', async () => {
    const { token } = await makePrincipal('recruiter', 4);
    const now = epochMs(Date.now());
    await subscribe(4, { ends_at: epochMs(now + 60_000) });
    expect(await take(token)).toMatchObject({ status: 400, body: { code: 'SUBSCRIPTION_ALREADY_ACTIVE' } });
    api.clock.set(now + 60_000);
    expect((await take(token)).status).toBe(201);
  });

  it('is refused while its plan is inactive, and nothing is stored', async () => {
    const { token } = await makePrincipal('recruiter', 5);
    await makePlan({ is_active: false });
    expect(await take(token)).toMatchObject({ status: 400, body: { code: 'PLAN_INACTIVE' } });
    expect((await statusOf(5, token)).body).toEqual(none);
    await makePlan();
    expect((await take(token)).status).toBe(201);
  });

  it('is refused when its plan is switched off after it was read', async () => {
    const { token } = await makePrincipal('recruiter', 21);
    beforeNextTransaction(() => makePlan({ is_active: false }));
    expect(await take(token)).toMatchObject({ status: 400, body: { code: 'PLAN_INACTIVE' } });
    expect((await statusOf(21, token)).body).toEqual(none);
    await makePlan();
    expect((await take(token)).status).toBe(201);
  });

  it('for which admins have set a price starts with its payment, as other plans do', async () => {
    const { token } = await makePrincipal('recruiter', 50);
    await makePlan({ price: 499 });
    const changed = await take(token, { plan_name: 'trial', expected_price: 0 });
    expect(changed).toMatchObject({ status: 409, body: { code: 'PLAN_CHANGED' } });
    const { status, body } = await take(token);
    expect([status, body]).toMatchObject([201, { price: 499, payment_status: 'pending', is_active: false }]);
    expect((await statusOf(50, token)).body).toEqual(none);
    await makePlan();
    expect((await take(token)).body).toMatchObject({ price: 0, is_active: true });
  });

  it('stores no address in the marker of a taken trial', async () => {
    const { token, email } = await makePrincipal('recruiter', 6);
    expect((await take(token)).status).toBe(201);
    const remembered = (await api.scan()).filter(({ entity }) => entity === 'trial');
    expect(remembered.length).toBeGreaterThan(0);
    expect(JSON.stringify(remembered)).not.toContain(email);
  });

  it('asks to select a plan first where none is named', async () => {
    const { token } = await asker;
    const refused = await take(token, {});
    expect(refused).toMatchObject({ status: 400, body: { detail: 'Please select a plan first.' } });
    const { status, body } = await api.call(paymentCalls.purchase, { token, body: {} });
    expect({ status, detail: body.detail }).toEqual({ status: 400, detail: 'Please select a plan first.' });
  });

  it('ignores fields that would grant more', async () => {
    const { token } = await makePrincipal('recruiter', 7);
    const { status, body } = await take(token, {
      plan_name: 'trial',
      candidate_limit: 999,
      price: 1,
      payment_status: 'pending',
      end_date: '2099-01-01T00:00:00.000Z',
      candidates_viewed: -50,
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ candidate_limit: 5, price: 0, payment_status: 'completed' });
    expect((await statusOf(7, token)).body).toMatchObject({ candidate_limit: 5, candidates_viewed: 0 });
  });

  it.each([
    [{}, 'INVALID_INPUT'],
    [{ plan_name: 'gold' }, 'INVALID_INPUT'],
    [{ plan_name: 'trial', recruiter_id: '01' }, 'INVALID_INPUT'],
  ])('refuses %j with %s', async (body, code) => {
    const { token } = await asker;
    expect(await take(token, body)).toMatchObject({ status: 400, body: { code } });
  });

  it('cannot be taken for another account', async () => {
    const { token } = await makePrincipal('recruiter', 9);
    const candidate = await makePrincipal('candidate', 9);
    const admin = await makePrincipal('admin', 9);
    const before = await entitlements();
    expect((await take(undefined)).status).toBe(401);
    expect((await take(candidate.token)).status).toBe(403);
    expect((await take(admin.token)).status).toBe(403);
    expect((await take(token, { plan_name: 'trial', recruiter_id: 1 })).status).toBe(403);
    expect(await entitlements()).toEqual(before);
  });
});

describe('the status', () => {
  it("is active until the millisecond before the end, by the server's clock", async () => {
    const { token } = await makePrincipal('recruiter', 31);
    const now = epochMs(Date.now());
    await subscribe(31, { ends_at: epochMs(now + 5_000), candidates_viewed: 2 });
    api.clock.set(now + 4_999);
    expect((await statusOf(31, token)).body).toMatchObject({ has_active_subscription: true, remaining_candidates: 3 });
    api.clock.set(now + 5_000);
    expect((await statusOf(31, token)).body).toEqual(none);
  });

  it('costs one read unit beside the session', async () => {
    const { token } = await makePrincipal('recruiter', 32);
    await subscribe(32);
    api.units.reset();
    await statusOf(32, token);
    expect(api.units.spent()).toMatchObject({ read: 2, write: 0 });
  });

  it('says without an active subscription whether the trial can start, for 1.5 read units more', async () => {
    const { token } = await makePrincipal('recruiter', 35);
    const admin = await makePrincipal('admin', 35);
    api.units.reset();
    expect((await statusOf(35, token)).body).toEqual(none);
    expect(api.units.spent()).toMatchObject({ read: 3.5, write: 0 });
    expect((await statusOf(35, admin.token)).body).toEqual(none);
    expect((await take(token)).status).toBe(201);
    api.clock.set(Date.now() + 7 * day);
    expect((await statusOf(35, await signInAgain(35))).body).toEqual({ ...none, trial_available: false });
  });

  it('is shown to the recruiter and to admins only', async () => {
    const { token } = await makePrincipal('recruiter', 33);
    const other = await makePrincipal('recruiter', 34);
    const sameId = await makePrincipal('candidate', 33);
    const admin = await makePrincipal('admin', 33);
    expect(await statusOf(33, token)).toMatchObject({ status: 200, body: none });
    expect((await statusOf(33, admin.token)).status).toBe(200);
    expect((await statusOf(33, other.token)).status).toBe(403);
    expect((await statusOf(33, sameId.token)).status).toBe(403);
    expect((await statusOf(33, undefined)).status).toBe(401);
  });
});
