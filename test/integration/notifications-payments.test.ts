import { beforeEach, describe, expect, test } from 'vitest';
import { adminSubscriptionCalls } from '#shared/contracts/admin-subscriptions.ts';
import { subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import { testApi } from '#test/support/api.ts';
import { notificationSteps } from '#test/support/notification-steps.ts';
import { paymentSteps } from '#test/support/payments.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { makePlan } from '#test/support/records.ts';

const api = await testApi();
const steps = paymentSteps(api);
const { begin, settle, notificationsOf, kinds, expectSameAfterRedelivery } = notificationSteps(api);
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

const sendFailure = (orderId: string, id = 'pay_anEarlierTry') =>
  steps.sendWebhook('payment.failed', { id, order_id: orderId, amount, status: 'failed' });
const payByUpi = (plan_name: string) =>
  api.call(subscriptionCalls.pay, { token: recruiter.token, body: { plan_name, upi_id: 'seven@bank' } });
const update = (id: number, body: object) =>
  api.call(adminSubscriptionCalls.adminUpdate, { token: admin.token, params: { id }, body });

describe('a card payment', () => {
  test('that failed causes one notification for any number of failed attempts and deliveries', async () => {
    const orderId = await steps.order(recruiter, 2);
    for (const id of ['pay_firstTry', 'pay_firstTry', 'pay_secondTry']) await sendFailure(orderId, id);
    const records = await settle();
    const content = { kind: 'payment_failed', values: { plan_name: 'Basic', method: 'razorpay' }, link };
    expect(await notificationsOf(recruiter)).toEqual([content]);
    await expectSameAfterRedelivery(records);
    expect(await notificationsOf(recruiter)).toEqual([content]);
  });

  test('that succeeded causes notifications of payment and start, also when a failure arrives later', async () => {
    const orderId = await steps.order(recruiter, 2);
    const { razorpay_payment_id: id } = await steps.pay(orderId);
    await steps.sendWebhook('payment.captured', { id, order_id: orderId, amount });
    await sendFailure(orderId);
    await settle();
    expect(await kinds(recruiter)).toEqual(['payment_received', 'subscription_started']);
  });

  test('that is refunded causes a notification with each amount', async () => {
    const orderId = await steps.order(recruiter, 2);
    const { razorpay_payment_id: id } = await steps.pay(orderId);
    const sendRefund = (paise: number) =>
      steps.sendWebhook('payment.refunded', { id, order_id: orderId, amount, amount_refunded: paise });
    await steps.sendWebhook('payment.captured', { id, order_id: orderId, amount });
    await sendRefund(10_010);
    await sendRefund(10_010);
    await sendRefund(amount);
    const records = await settle();
    const back = (rupees: number) => ({
      kind: 'payment_refunded',
      values: { plan_name: 'Basic', amount: rupees },
      link: `/subscription/${recruiter.id}`,
    });
    const about = (await notificationsOf(recruiter)).filter(({ kind }) => kind === 'payment_refunded');
    expect(about).toEqual([back(100.1), back(898.9)]);
    await expectSameAfterRedelivery(records);
    expect(await kinds(recruiter)).toEqual([
      'payment_received',
      'payment_refunded',
      'payment_refunded',
      'subscription_ended',
      'subscription_started',
    ]);
  });
});

describe('a card payment whose refund was reported first', () => {
  test.each([
    ['as a whole', amount, [], ['payment_received', 'payment_refunded']],
    [
      'as a whole, which fails',
      amount,
      ['fails'],
      ['payment_received', 'payment_refunded', 'refund_failed', 'subscription_started'],
    ],
    ['in part', 10_000, [], ['payment_received', 'payment_refunded', 'subscription_started']],
    [
      'in part, which fails',
      10_000,
      ['fails'],
      ['payment_received', 'payment_refunded', 'refund_failed', 'subscription_started'],
    ],
  ])('%s causes one notification that it was received', async (_, refunded, failures, wanted) => {
    const orderId = await steps.order(recruiter, 2);
    const { razorpay_payment_id: id } = await steps.pay(orderId);
    const payment = { id, order_id: orderId, amount, amount_refunded: refunded };
    const refund = { id: `rfnd_${orderId}`, amount: refunded };
    await steps.sendWebhook('refund.processed', payment, refund);
    await steps.sendWebhook('payment.captured', payment);
    for (const __ of failures) await steps.sendWebhook('refund.failed', payment, refund);
    const records = await settle();
    expect(await kinds(recruiter)).toEqual(wanted);
    await expectSameAfterRedelivery(records);
  });
});

describe('a payment by UPI', () => {
  test('that an admin marks as failed causes a notification without payer and admin', async () => {
    const { id } = (await payByUpi('basic')).body.subscription;
    await update(id, { payment_status: 'failed' });
    await update(id, { payment_status: 'failed' });
    const records = await settle();
    expect(await notificationsOf(recruiter)).toEqual([
      { kind: 'payment_failed', values: { plan_name: 'Basic', method: 'upi' }, link },
    ]);
    await expectSameAfterRedelivery(records);
    expect(JSON.stringify(await notificationsOf(recruiter))).not.toContain('seven@bank');
  });

  test('that a pending purchase of another plan replaces causes a notification that it will not be confirmed', async () => {
    await payByUpi('basic');
    await payByUpi('premium');
    await settle();
    expect(await notificationsOf(recruiter)).toEqual([
      { kind: 'payment_failed', values: { plan_name: 'Basic', method: 'upi' }, link },
    ]);
  });

  test('that is confirmed causes notifications of payment and start', async () => {
    const { id } = (await payByUpi('basic')).body.subscription;
    await api.call(adminSubscriptionCalls.confirmPayment, { token: admin.token, params: { id } });
    await settle();
    expect(await kinds(recruiter)).toEqual(['payment_received', 'subscription_started']);
  });
});

test('a subscription that an admin removes while it is active causes a notification of its end', async () => {
  const given = { token: admin.token, body: { recruiter_id: recruiter.id, plan_name: 'basic' } };
  const { id } = (await api.call(adminSubscriptionCalls.adminCreate, given)).body;
  await api.call(adminSubscriptionCalls.adminDelete, { token: admin.token, params: { id } });
  const records = await settle();
  expect(await kinds(recruiter)).toEqual(['subscription_ended', 'subscription_started']);
  await expectSameAfterRedelivery(records);
});
