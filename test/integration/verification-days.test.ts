import { beforeEach, describe, expect, it } from 'vitest';
import { readEntitlement } from '#functions/entities/subscription/entitlement-store.ts';
import { unlockCandidate } from '#functions/entities/subscription/unlock-candidate.ts';
import { adminCalls } from '#shared/contracts/admin.ts';
import { adminSubscriptionCalls } from '#shared/contracts/admin-subscriptions.ts';
import { subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import { dayMs, epochMs, toIso } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { endSubscriptions, followTable } from '#test/support/handlers.ts';
import { paymentSteps } from '#test/support/payments.ts';
import { makePrincipal, type Principal, signInAgain } from '#test/support/principals.ts';
import { makePlan } from '#test/support/records.ts';

const api = await testApi();
const steps = paymentSteps(api);
const start = epochMs(Date.now());

await makePlan();
await makePlan({ id: 2, key: 'basic', name: 'Basic', price: 999, candidate_limit: 50, duration_days: 30 });

let lastId = 0;
let recruiter: Principal;
let admin: Principal;
beforeEach(async () => {
  api.clock.set(start);
  lastId += 1;
  recruiter = await makePrincipal('recruiter', lastId, { verified: false });
  admin = await makePrincipal('admin', lastId);
});

const setTime = async (time: number) => {
  api.clock.set(time);
  [recruiter, admin] = [await signInAgain(recruiter), await signInAgain(admin)];
};
const takeTrial = () => api.call(subscriptionCalls.create, { token: recruiter.token, body: { plan_name: 'trial' } });
const buy = async () => steps.verify(recruiter.token, await steps.pay(await steps.order(recruiter, 2)));
const setVerified = (verified: boolean) =>
  api.call(verified ? adminCalls.verifyRecruiter : adminCalls.unverifyRecruiter, {
    token: admin.token,
    params: { id: recruiter.id },
  });
const status = async () =>
  (await api.call(subscriptionCalls.status, { token: recruiter.token, params: { id: recruiter.id } })).body;
const record = async () =>
  (
    await api.call(adminSubscriptionCalls.adminOfRecruiter, { token: admin.token, params: { id: recruiter.id } })
  ).body.find(({ is_active }: { is_active: boolean }) => is_active);

describe('the days of a recruiter who is not verified', () => {
  it('wait until the verification, and then count once', async () => {
    await takeTrial();
    await setTime(start + 40 * dayMs);
    expect(await endSubscriptions()).toMatchObject({ ended: 0 });
    expect(await status()).toMatchObject({
      has_active_subscription: true,
      subscription_end_date: null,
      waiting_days: 7,
    });
    await setVerified(true);
    await api.drainStream();
    const end = toIso(epochMs(start + 47 * dayMs));
    expect(await status()).toMatchObject({ subscription_end_date: end, waiting_days: null });
    expect(await record()).toMatchObject({ start_date: toIso(epochMs(start + 40 * dayMs)), end_date: end });
    // Neither a second verification nor a repeated delivery gives days again.
    await setTime(start + 42 * dayMs);
    await setVerified(false);
    await setVerified(true);
    await api.drainStream();
    expect(await status()).toMatchObject({ subscription_end_date: end });
  });

  it('wait like those of a paid plan, also beside the trial', async () => {
    await takeTrial();
    expect((await buy()).body.subscription).toMatchObject({ candidate_limit: 55, end_date: null });
    expect(await status()).toMatchObject({ subscription_end_date: null, waiting_days: 37 });
    await setTime(start + dayMs);
    await setVerified(true);
    await api.drainStream();
    expect(await status()).toMatchObject({ subscription_end_date: toIso(epochMs(start + 38 * dayMs)) });
  });

  it('wait like those of a payment by UPI that an admin confirms, and of a gift', async () => {
    const body = { plan_name: 'basic', upi_id: 'lima@bank' };
    const { subscription } = (await api.call(subscriptionCalls.pay, { token: recruiter.token, body })).body;
    const params = { id: subscription.id };
    const confirmed = await api.call(adminSubscriptionCalls.confirmPayment, { token: admin.token, params });
    expect(confirmed.body.subscription).toMatchObject({ is_active: true, end_date: null });
    await api.call(adminSubscriptionCalls.adminDelete, { token: admin.token, params });
    expect(await readEntitlement(recruiter.id)).toMatchObject({ ends_at: start, waiting_ms: null });
    const gift = { recruiter_id: recruiter.id };
    const given = await api.call(adminSubscriptionCalls.adminCreate, { token: admin.token, body: gift });
    expect(given.body).toMatchObject({ is_active: true, end_date: null });
  });

  it('count when the subscription is bought after the verification', async () => {
    await setVerified(true);
    await buy();
    await api.drainStream();
    expect(await status()).toMatchObject({ subscription_end_date: toIso(epochMs(start + 30 * dayMs)) });
  });

  it('count whichever of purchase and verification is read last by the stream', async () => {
    await api.readStream();
    await takeTrial();
    await setVerified(true);
    // In reverse order, and twice.
    const records = await api.readStream();
    for (const batch of [[...records].reverse(), records]) await followTable({ Records: batch });
    expect(await status()).toMatchObject({ subscription_end_date: toIso(epochMs(start + 7 * dayMs)) });
  });

  it('go on when a running subscription loses the verification, and a later plan adds to them', async () => {
    await setVerified(true);
    await buy();
    await setVerified(false);
    await buy();
    expect(await status()).toMatchObject({ subscription_end_date: toIso(epochMs(start + 60 * dayMs)) });
  });

  it('let views be counted between the verification and the first day', async () => {
    await takeTrial();
    await setVerified(true);
    expect(await unlockCandidate(recruiter.id, 1, start)).toMatchObject({ is_new_view: true });
    await api.drainStream();
    expect(await readEntitlement(recruiter.id)).toMatchObject({ candidates_viewed: 1, ends_at: start + 7 * dayMs });
  });

  it('wait again when an admin switches the subscription off and on, and count then when it is verified', async () => {
    await takeTrial();
    const { id } = await record();
    const set = (is_active: boolean) =>
      api.call(adminSubscriptionCalls.adminUpdate, { token: admin.token, params: { id }, body: { is_active } });
    await set(false);
    expect(await status()).toMatchObject({ has_active_subscription: false });
    await set(true);
    expect(await status()).toMatchObject({ waiting_days: 7 });
    await set(false);
    await setVerified(true);
    await api.drainStream();
    await set(true);
    expect(await status()).toMatchObject({ subscription_end_date: toIso(epochMs(start + 7 * dayMs)) });
  });
});
