import { beforeAll, expect, test } from 'vitest';
import { transact } from '#functions/data/transact.ts';
import { insertPayment, readPayment, replacePayment } from '#functions/entities/payment/payment-store.ts';
import { adminCalls } from '#shared/contracts/admin.ts';
import { adminSubscriptionCalls } from '#shared/contracts/admin-subscriptions.ts';
import { subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import { epochMs, toIso } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { settle } from '#test/support/belongings.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { makePlan } from '#test/support/records.ts';

const api = await testApi();
const now = toIso(epochMs(Date.now()));
let admin: Principal;
let recruiters: Principal[];
beforeAll(async () => {
  admin = await makePrincipal('admin', 1);
  recruiters = await Promise.all([1, 2].map((id) => makePrincipal('recruiter', id)));
  await makePlan({ id: 2, key: 'basic', name: 'Basic', price: 2_999, duration_days: 30 });
});

/** What the figures of the dashboards say; the trends, whose days are summed, must say the same. */
const revenue = async (): Promise<number> => {
  await settle(api);
  const { token } = admin;
  const trends = await api.call(adminCalls.trends, { query: { days: 90 }, token });
  const days: { plans: { revenue: number }[]; refunded: number }[] = trends.body.days;
  const paid = days.flatMap(({ plans }) => plans).reduce((sum, plan) => sum + plan.revenue, 0);
  const { totalRevenue } = (await api.call(adminCalls.stats, { token })).body;
  expect(paid - days.reduce((sum, { refunded }) => sum + refunded, 0)).toBe(totalRevenue);
  return totalRevenue;
};

test('is what was really paid: by UPI when an admin confirms it, at the price of the subscription', async () => {
  const before = await revenue();
  const body = { plan_name: 'basic', upi_id: 'lima@bank' };
  const requested = await api.call(subscriptionCalls.pay, { body, token: recruiters[0]?.token });
  const params = { id: requested.body.subscription.id };
  const change = (changes: object) =>
    api.call(adminSubscriptionCalls.adminUpdate, { params, body: changes, token: admin.token });
  await change({ price: 2_500 });
  expect(await revenue()).toBe(before);
  await api.call(adminSubscriptionCalls.adminConfirmPayment, { params, token: admin.token });
  expect(await revenue()).toBe(before + 2_500);
  // The receipt stays, and with it what was paid.
  await change({ price: 100 });
  await api.call(adminSubscriptionCalls.adminDelete, { params, token: admin.token });
  expect(await revenue()).toBe(before + 2_500);
});

test('has the own price of a subscription that an admin gave, until it is deleted', async () => {
  const before = await revenue();
  const terms = { recruiter_id: 2, plan_name: 'basic', price: 2_500 };
  const given = await api.call(adminSubscriptionCalls.adminCreate, { body: terms, token: admin.token });
  expect(given.body).toMatchObject({ price: 2_500, plan: { name: 'Basic', price: 2_500 } });
  expect(await revenue()).toBe(before + 2_500);
  const params = { id: given.body.id };
  const change = (body: object) => api.call(adminSubscriptionCalls.adminUpdate, { params, body, token: admin.token });
  await change({ price: 2_000 });
  expect(await revenue()).toBe(before + 2_000);
  await change({ payment_status: 'failed' });
  expect(await revenue()).toBe(before);
  await change({ payment_status: 'completed' });
  expect(await revenue()).toBe(before + 2_000);
  await api.call(adminSubscriptionCalls.adminDelete, { params, token: admin.token });
  expect(await revenue()).toBe(before);
});

test('is less what was paid back of a payment by card', async () => {
  const before = await revenue();
  const terms = { key: 'basic' as const, name: 'Basic', price: 2_999, candidate_limit: 5, duration_days: 30 };
  const summary = {
    id: 'order_1',
    recruiter_id: 1,
    plan_name: 'Basic',
    amount: 2_999,
    currency: 'INR' as const,
    method: 'razorpay' as const,
    status: 'completed' as const,
    provider_payment_id: 'pay_1',
    amount_refunded: 0,
    subscription_id: 900,
    candidate_limit: 50,
    duration_days: 30,
    created_at: now,
    paid_at: now,
    refunded_at: null,
  };
  await transact({ payment: insertPayment(summary, terms) });
  expect(await revenue()).toBe(before + 2_999);
  const order = await readPayment('order_1');
  if (!order) throw new Error('The payment is missing.');
  await transact({ payment: replacePayment({ ...order, summary: { ...order.summary, amount_refunded: 99.5 } }) });
  expect(await revenue()).toBe(before + 2_899.5);
});
