import { beforeEach, describe, expect, test } from 'vitest';
import { adminSubscriptionCalls } from '#shared/contracts/admin-subscriptions.ts';
import { subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import { testApi } from '#test/support/api.ts';
import { paymentSteps } from '#test/support/payments.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { makePlan } from '#test/support/records.ts';
import { toldSteps } from '#test/support/told.ts';

const api = await testApi();
const steps = paymentSteps(api);
const { begin, settle, told, kinds, foldAnew } = toldSteps(api);
const admin = await makePrincipal('admin', 1);
await makePlan({ id: 2, key: 'basic', name: 'Basic', price: 999, candidate_limit: 50, duration_days: 30 });
await makePlan({ id: 3, key: 'premium', name: 'Premium', price: 2999, candidate_limit: 50, duration_days: 30 });

const amount = 99_900;
const link = '/recruiter/subscription-plans';
let number = 0;
let recruiter: Principal;
beforeEach(async () => {
  number += 1;
  recruiter = await makePrincipal('recruiter', number);
  await begin();
});

const failed = (orderId: string, id = 'pay_anEarlierTry') =>
  steps.tell('payment.failed', { id, order_id: orderId, amount, status: 'failed' });
const payByUpi = (plan_name: string) =>
  api.call(subscriptionCalls.pay, { token: recruiter.token, body: { plan_name, upi_id: 'seven@bank' } });
const update = (id: number, body: object) =>
  api.call(adminSubscriptionCalls.adminUpdate, { token: admin.token, params: { id }, body });

describe('a card payment', () => {
  test('that failed is told once, however many attempts fail and however often the records come', async () => {
    const orderId = await steps.order(recruiter, 2);
    for (const id of ['pay_firstTry', 'pay_firstTry', 'pay_secondTry']) await failed(orderId, id);
    const records = await settle();
    const content = { kind: 'payment_failed', values: { plan_name: 'Basic', method: 'razorpay' }, link };
    expect(await told(recruiter)).toEqual([content]);
    await foldAnew(records);
    expect(await told(recruiter)).toEqual([content]);
  });

  test('that succeeded is told as a started subscription alone, also when a failure is heard of later', async () => {
    const orderId = await steps.order(recruiter, 2);
    const { razorpay_payment_id: id } = await steps.pay(orderId);
    await steps.tell('payment.captured', { id, order_id: orderId, amount });
    await failed(orderId);
    await settle();
    expect(await kinds(recruiter)).toEqual(['subscription_started']);
  });

  test('that is paid back is told with each amount', async () => {
    const orderId = await steps.order(recruiter, 2);
    const { razorpay_payment_id: id } = await steps.pay(orderId);
    const refunded = (paise: number) =>
      steps.tell('payment.refunded', { id, order_id: orderId, amount, amount_refunded: paise });
    await steps.tell('payment.captured', { id, order_id: orderId, amount });
    await refunded(10_010);
    await refunded(10_010);
    await refunded(amount);
    const records = await settle();
    const back = (rupees: number) => ({
      kind: 'payment_refunded',
      values: { plan_name: 'Basic', amount: rupees },
      link,
    });
    const about = (await told(recruiter)).filter(({ kind }) => kind === 'payment_refunded');
    expect(about).toEqual([back(100.1), back(898.9)]);
    await foldAnew(records);
    expect(await kinds(recruiter)).toEqual([
      'payment_refunded',
      'payment_refunded',
      'subscription_ended',
      'subscription_started',
    ]);
  });
});

describe('a payment by UPI', () => {
  test('that an admin finds to have failed is told, without who paid or who decided', async () => {
    const { id } = (await payByUpi('basic')).body.subscription;
    await update(id, { payment_status: 'failed' });
    await update(id, { payment_status: 'failed' });
    const records = await settle();
    expect(await told(recruiter)).toEqual([
      { kind: 'payment_failed', values: { plan_name: 'Basic', method: 'upi' }, link },
    ]);
    await foldAnew(records);
    expect(JSON.stringify(await told(recruiter))).not.toContain('seven@bank');
  });

  test('that a wish for another plan sets aside is told: it will not be confirmed', async () => {
    await payByUpi('basic');
    await payByUpi('premium');
    await settle();
    expect(await told(recruiter)).toEqual([
      { kind: 'payment_failed', values: { plan_name: 'Basic', method: 'upi' }, link },
    ]);
  });

  test('that is confirmed is told as a started subscription', async () => {
    const { id } = (await payByUpi('basic')).body.subscription;
    await api.call(adminSubscriptionCalls.confirmPayment, { token: admin.token, params: { id } });
    await settle();
    expect(await kinds(recruiter)).toEqual(['subscription_started']);
  });
});

test('a subscription that an admin removes while it is active has ended', async () => {
  const given = { token: admin.token, body: { recruiter_id: recruiter.id, plan_name: 'basic' } };
  const { id } = (await api.call(adminSubscriptionCalls.adminCreate, given)).body;
  await api.call(adminSubscriptionCalls.adminDelete, { token: admin.token, params: { id } });
  const records = await settle();
  expect(await kinds(recruiter)).toEqual(['subscription_ended', 'subscription_started']);
  await foldAnew(records);
});
