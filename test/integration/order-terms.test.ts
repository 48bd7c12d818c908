import { beforeEach, describe, expect, it } from 'vitest';
import { transact } from '#functions/data/transact.ts';
import { changePlan } from '#functions/entities/plan/plan-store.ts';
import { adminCalls } from '#shared/contracts/admin.ts';
import { adminSubscriptionCalls } from '#shared/contracts/admin-subscriptions.ts';
import { paymentCalls } from '#shared/contracts/payments.ts';
import { planCalls } from '#shared/contracts/plans.ts';
import { subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import { epochMs, minuteMs } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { settle } from '#test/support/belongings.ts';
import { beforeNextTransaction } from '#test/support/interleave.ts';
import { paymentSteps } from '#test/support/payments.ts';
import { makePrincipal, type Principal, signInAgain } from '#test/support/principals.ts';
import { makePlan } from '#test/support/records.ts';

const api = await testApi();
const steps = paymentSteps(api);
const start = epochMs(Date.now());
const offered = { price: 999, candidate_limit: 50, duration_days: 30 };
const expected = { expected_price: 999, expected_candidate_limit: 50, expected_duration_days: 30 };

let lastId = 0;
let buyer: Principal;
let admin: Principal;
beforeEach(async () => {
  api.clock.set(start);
  lastId += 1;
  buyer = await makePrincipal('recruiter', lastId);
  admin = await makePrincipal('admin', lastId);
  await makePlan();
  await makePlan({ id: 2, key: 'basic', name: 'Basic', ...offered });
  await makePlan({ id: 3, key: 'premium', name: 'Premium', price: 4_999, candidate_limit: 200, duration_days: 30 });
});

const byCard = (body: object = {}, plan_id = 2) => steps.purchase(buyer.token, plan_id, { ...body });
const byUpi = (body: object = {}, plan_name = 'basic') =>
  api.call(subscriptionCalls.pay, { token: buyer.token, body: { plan_name, upi_id: 'lima@bank', ...body } });
const create = (body: object = {}) =>
  api.call(subscriptionCalls.create, { token: buyer.token, body: { plan_name: 'basic', ...body } });
const update = (id: number, body: object) =>
  api.call(planCalls.updatePlan, { token: admin.token, params: { id }, body });
const priceOf = (body: { amount?: number; subscription?: { price: number }; price?: number }) =>
  body.amount ?? body.subscription?.price ?? body.price;
const setTime = async (time: number) => {
  api.clock.set(time);
  [buyer, admin] = [await signInAgain(buyer), await signInAgain(admin)];
};

describe('the price that was confirmed', () => {
  describe.each([
    ['by card', byCard, 200],
    ['by UPI', byUpi, 200],
    ['of a request', create, 201],
  ])('%s', (_, order, status) => {
    it('is charged while the plan is offered at these terms', async () => {
      const { body, ...answer } = await order(expected);
      expect([answer.status, priceOf(body)]).toEqual([status, 999]);
    });

    it.each([
      ['price', { price: 1_499 }, 'costs ₹1,499 for 50 candidate views and 30 days'],
      ['lower price', { price: 899 }, 'costs ₹899 for 50 candidate views and 30 days'],
      ['number of views', { candidate_limit: 40 }, 'costs ₹999 for 40 candidate views and 30 days'],
      ['number of days', { duration_days: 20 }, 'costs ₹999 for 50 candidate views and 20 days'],
    ])('is refused with the new terms after another %s', async (_name, change, text) => {
      await update(2, change);
      const refused = await order(expected);
      expect(refused).toMatchObject({
        status: 409,
        body: { code: 'PLAN_CHANGED', detail: expect.stringContaining(text) },
      });
      const { price, candidate_limit, duration_days } = { ...offered, ...change };
      const confirmed = {
        expected_price: price,
        expected_candidate_limit: candidate_limit,
        expected_duration_days: duration_days,
      };
      expect(priceOf((await order(confirmed)).body)).toBe(price);
    });

    it('is that of today where a request states none', async () => {
      await update(2, { price: 1_499 });
      expect(priceOf((await order()).body)).toBe(1_499);
    });

    it('is charged also when the plan changes while the order is made', async () => {
      beforeNextTransaction(() => transact({ plan: changePlan(2, { price: 1_499 }) }));
      const { body } = await order(expected);
      expect(priceOf(body)).toBe(999);
    });
  });

  it('holds for the trial too', async () => {
    const trial = { plan_name: 'trial', expected_candidate_limit: 6 };
    expect(await create(trial)).toMatchObject({ status: 409, body: { code: 'PLAN_CHANGED' } });
    expect((await create({ ...trial, expected_candidate_limit: 5 })).status).toBe(201);
  });
});

describe('an order', () => {
  it.each([
    ['is taken off sale', () => update(2, { is_active: false })],
    ['is changed', () => update(2, { price: 5_000, candidate_limit: 1, duration_days: 1, name: 'Other' })],
    ['is deleted', () => api.call(planCalls.deletePlan, { token: admin.token, params: { id: 2 } })],
  ])('keeps its own terms when the plan %s', async (_, change) => {
    const { order_id } = (await byCard(expected)).body;
    const { subscription } = (await byUpi()).body;
    await change();
    const params = { id: buyer.id };
    const [listed] = (await api.call(paymentCalls.ofRecruiter, { token: buyer.token, params })).body;
    expect(listed).toMatchObject({ plan_name: 'Basic', amount: 999, candidate_limit: 50, duration_days: 30 });
    const verified = await steps.verify(buyer.token, await steps.pay(order_id));
    expect(verified.body.subscription).toMatchObject({ price: 999, candidate_limit: 50, plan: { name: 'Basic' } });
    const confirm = { token: admin.token, params: { id: subscription.id } };
    const confirmed = await api.call(adminSubscriptionCalls.confirmPayment, confirm);
    expect(confirmed.body.subscription).toMatchObject({ price: 999, candidate_limit: 100 });
  });

  it('is the same when its payment is reported again after the plan was taken off sale', async () => {
    const first = await byUpi();
    await update(2, { is_active: false });
    expect((await byUpi()).body.subscription.id).toBe(first.body.subscription.id);
    expect(await byUpi({ upi_id: 'other@bank' })).toMatchObject({ status: 400, body: { code: 'PLAN_INACTIVE' } });
  });

  it('is the same when its payment is reported again at its own terms after the price has changed', async () => {
    const first = await byUpi(expected);
    await update(2, { price: 1_499 });
    expect((await byUpi(expected)).body.subscription.id).toBe(first.body.subscription.id);
  });
});

describe('a second order', () => {
  const first = { unless_ordered: true };
  const refusedAs = (text: string) => ({
    status: 409,
    body: { code: 'ORDER_EXISTS', detail: expect.stringContaining(text) },
  });

  it.each([
    ['card', 'card', () => byCard(), () => byCard(first)],
    ['card', 'UPI', () => byCard(), () => byUpi(first)],
    ['UPI', 'card', () => byUpi(), () => byCard(first, 3)],
    ['UPI', 'UPI for another plan', () => byUpi(), () => byUpi(first, 'premium')],
    ['UPI', 'UPI from another payer', () => byUpi(), () => byUpi({ ...first, upi_id: 'other@bank' })],
  ])('is asked about while one by %s is open: by %s', async (_one, _two, order, again) => {
    expect((await order()).status).toBe(200);
    expect(await again()).toMatchObject(refusedAs('order of ₹999 that is not paid'));
  });

  it.each([
    ['card', async () => steps.verify(buyer.token, await steps.pay((await byCard()).body.order_id))],
    [
      'UPI',
      async () => {
        const { id } = (await byUpi()).body.subscription;
        return api.call(adminSubscriptionCalls.confirmPayment, { token: admin.token, params: { id } });
      },
    ],
  ])('is asked about for a quarter of an hour after one by %s was paid', async (_, pay) => {
    expect((await pay()).status).toBe(200);
    expect(await byCard(first)).toMatchObject(refusedAs('paid ₹999'));
    await setTime(start + 15 * minuteMs - 1);
    expect((await byUpi(first)).status).toBe(409);
    await setTime(start + 15 * minuteMs);
    expect((await byUpi(first)).status).toBe(200);
  });

  it('is made without a question beside a checkout that was left half an hour ago, and by a request that asks for none', async () => {
    await byCard();
    expect((await byCard()).status).toBe(200);
    await setTime(start + 30 * minuteMs);
    expect((await byCard(first)).status).toBe(200);
  });

  it('is one order, and one question, when two tabs send it at once', async () => {
    const answers = await Promise.all([byCard(first), byCard(first), byUpi(first)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('is none when the same report of a payment by UPI comes again', async () => {
    const [one, two] = [await byUpi(first), await byUpi(first)];
    expect(two.body.subscription.id).toBe(one.body.subscription.id);
  });
});

describe('an account that is deleted for good meanwhile', () => {
  it.each([
    ['by card', byCard],
    ['by UPI', byUpi],
    ['of a request', create],
    ['of the trial', () => create({ plan_name: 'trial' })],
  ])('orders nothing, and nothing of it is left: %s', async (_, order) => {
    await makePlan({ key: 'trial', name: 'Trial', price: 0 });
    beforeNextTransaction(async () => {
      const params = { a: 'recruiter', b: buyer.id } as const;
      expect((await api.call(adminCalls.hardDeleteUser, { token: admin.token, params })).status).toBe(200);
      await settle(api);
    });
    expect((await order()).status).toBe(401);
    const entities = ['entitlement', 'payment', 'pending_subscription', 'subscription', 'trial'];
    const left = (await api.scan()).filter(({ entity }) => entities.includes(String(entity)));
    expect(
      left.filter((item) =>
        JSON.stringify(item).match(new RegExp(`RECRUITER#${buyer.id}\\b|recruiter_id":${buyer.id}\\b`)),
      ),
    ).toEqual([]);
  });
});
