import { beforeEach, describe, expect, it, vi } from 'vitest';
import { transact } from '#functions/data/transact.ts';
import { insertPayment, readPayment } from '#functions/entities/payment/payment-store.ts';
import { readEntitlement } from '#functions/entities/subscription/entitlement-store.ts';
import { accountCalls } from '#shared/contracts/account.ts';
import { adminSubscriptionCalls } from '#shared/contracts/admin-subscriptions.ts';
import { paymentCalls } from '#shared/contracts/payments.ts';
import { subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import { testApi } from '#test/support/api.ts';
import { settle } from '#test/support/belongings.ts';
import { paymentSteps, type ReportedPayment, signedResult } from '#test/support/payments.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { makePlan } from '#test/support/records.ts';
import { tableChanges } from '#test/support/table-changes.ts';

const logged = vi.hoisted((): [code: string, data: object][] => []);

vi.mock('#functions/platform/log.ts', async (original) => ({
  ...(await original<typeof import('#functions/platform/log.ts')>()),
  log: (...line: [string, object]) => logged.push(line),
}));

const api = await testApi();
const steps = paymentSteps(api);
const amount = 99_900;

await makePlan({ id: 2, key: 'basic', name: 'Basic', price: 999, candidate_limit: 50, duration_days: 30 });
await makePlan({ id: 1 });
const admin = await makePrincipal('admin', 1);

let lastId = 0;
let buyer: Principal;
let orderId: string;
let paid: ReportedPayment;
beforeEach(async () => {
  lastId += 1;
  buyer = await makePrincipal('recruiter', lastId);
  orderId = await steps.order(buyer, 2);
  paid = { id: (await steps.pay(orderId)).razorpay_payment_id, order_id: orderId, amount };
  logged.length = 0;
});

const sendCapture = (payment: Partial<ReportedPayment> = {}) =>
  steps.sendWebhook('payment.captured', { ...paid, ...payment });
const sendRefund = (amount_refunded: number) => steps.sendWebhook('refund.processed', { ...paid, amount_refunded });
const summary = async () => (await readPayment(orderId))?.summary;
const unsettled = () => logged.flatMap(([code, data]) => (code === 'PAYMENT_UNSETTLED' ? [data] : []));

describe('an order', () => {
  it('stores the plan, the buyer and the subscription that it will start', async () => {
    const now = Date.now();
    api.clock.set(now);
    const id = await steps.order(buyer, 2);
    const stored = await readPayment(id);
    expect(stored).toEqual({
      summary: {
        id,
        recruiter_id: buyer.id,
        plan_name: 'Basic',
        amount: 999,
        currency: 'INR',
        method: 'razorpay',
        status: 'pending',
        provider_payment_id: null,
        amount_refunded: 0,
        subscription_id: expect.any(Number),
        candidate_limit: 50,
        duration_days: 30,
        created_at: new Date(now).toISOString(),
        paid_at: null,
        refunded_at: null,
      },
      terms: { key: 'basic', name: 'Basic', price: 999, candidate_limit: 50, duration_days: 30 },
      confirmed_by: null,
      refunds: [],
      early: [],
      taken: null,
      version: 1,
    });
    const atRazorpay = await fetch(`${process.env.RAZORPAY_ENDPOINT}/stand-in/orders/${id}`);
    expect(await atRazorpay.json()).toMatchObject({ receipt: `subscription-${stored?.summary.subscription_id}` });
  });

  it('is a payment in the table, and its subscription’s id is unique', async () => {
    const orders = (await api.scan()).filter(({ entity }) => entity === 'payment');
    expect(orders.map(({ card: { id } }) => id)).toContain(orderId);
    const trial = await api.call(subscriptionCalls.create, { token: buyer.token, body: { plan_name: 'trial' } });
    expect(trial.status).toBe(201);
    expect(orders.map(({ card }) => card.subscription_id)).not.toContain(trial.body.id);
  });

  it.each([
    [99, 404, 'There is no such plan.'],
    [1, 400, 'This plan is free: there is nothing to pay.'],
  ])('for plan %i is refused with the reason: %i %s', async (plan, status, detail) => {
    expect(await steps.purchase(buyer.token, plan)).toMatchObject({ status, body: { detail } });
  });
});

describe('a payment without a subscription', () => {
  it('is not reported once it has started one', async () => {
    await sendCapture();
    await sendCapture();
    await steps.sendWebhook('payment.captured', { ...paid, status: 'authorized' });
    expect(unsettled()).toEqual([]);
  });

  it('is not reported when it belongs to no order', async () => {
    const entity = { id: paid.id, order_id: null, amount, currency: 'INR', status: 'captured' };
    await steps.post(JSON.stringify({ event: 'payment.captured', payload: { payment: { entity } } }));
    expect(unsettled()).toEqual([]);
  });

  it('is reported when the account is erased, and recorded once as paid', async () => {
    await api.call(accountCalls.remove, { token: buyer.token, body: { confirm: buyer.email } });
    expect((await sendCapture()).status).toBe(200);
    expect(unsettled()).toEqual([{ order: orderId, settlement: 'accountless' }]);
    expect(await summary()).toMatchObject({ status: 'completed', provider_payment_id: paid.id });
    expect(await readEntitlement(buyer.id)).toBeUndefined();
    expect(await tableChanges(api, () => sendCapture())).toEqual([]);
    expect((await sendRefund(amount)).status).toBe(200);
    expect(await summary()).toMatchObject({ status: 'refunded' });
  });

  it('is reported when it is a second payment of one order, which changes nothing', async () => {
    await sendCapture();
    const second = { id: 'pay_paidTwice' };
    expect(await tableChanges(api, () => sendCapture(second))).toEqual([]);
    expect(unsettled()).toEqual([{ order: orderId, settlement: 'other-payment' }]);
  });

  it.each([
    ['mismatch', { amount: amount - 1 }],
    ['unknown', { order_id: 'order_ofAnother' }],
  ])('is reported as %s', async (settlement, payment) => {
    await sendCapture(payment);
    expect(unsettled()).toEqual([{ order: { ...paid, ...payment }.order_id, settlement }]);
  });

  it('is reported when it was refunded before', async () => {
    await sendRefund(amount);
    await sendCapture();
    expect(unsettled()).toEqual([{ order: orderId, settlement: 'refunded' }]);
  });

  it('is reported when the checkout submits it, and refused', async () => {
    await sendRefund(amount);
    const answer = await steps.verify(buyer.token, signedResult(orderId, paid.id));
    expect(answer).toMatchObject({ status: 400, body: { code: 'PAYMENT_VERIFICATION_FAILED' } });
    expect(unsettled()).toEqual([{ order: orderId, settlement: 'refunded' }]);
  });
});

describe('a checkout that submits a settled payment', () => {
  const verify = (paymentId = paid.id) => steps.verify(buyer.token, signedResult(orderId, paymentId));

  it('is refused when it names another payment, even if signed', async () => {
    await sendCapture();
    expect(await verify('pay_another1')).toMatchObject({ status: 400, body: { code: 'PAYMENT_VERIFICATION_FAILED' } });
  });

  it('succeeds also when an admin has removed the subscription since', async () => {
    await sendCapture();
    const id = (await summary())?.subscription_id;
    await api.call(adminSubscriptionCalls.adminDelete, { token: admin.token, params: { id } });
    expect(await verify()).toMatchObject({ status: 200, body: { success: true, subscription: null } });
  });
});

describe('the record of a payment', () => {
  it('contains the times of payment and refund', async () => {
    const now = Date.now() + 1_000;
    api.clock.set(now);
    await sendCapture();
    expect(await summary()).toMatchObject({ paid_at: new Date(now).toISOString(), refunded_at: null });
    api.clock.set(now + 1_000);
    await sendRefund(amount);
    expect(await summary()).toMatchObject({
      status: 'refunded',
      provider_payment_id: paid.id,
      amount_refunded: 999,
      paid_at: new Date(now).toISOString(),
      refunded_at: new Date(now + 1_000).toISOString(),
    });
  });

  it('keeps the highest refunded amount for any order of partial refunds, and writes each once', async () => {
    await sendCapture();
    await sendRefund(30_000);
    expect(await tableChanges(api, () => sendRefund(10_000))).toEqual([]);
    expect(await tableChanges(api, () => sendRefund(30_000))).toEqual([]);
    await sendRefund(30_001);
    expect(await summary()).toMatchObject({ status: 'completed', amount_refunded: 300.01, refunded_at: null });
    expect(await readEntitlement(buyer.id)).toMatchObject({ candidate_limit: 50 });
  });

  it('of an unknown order is not created by a refund or a failure', async () => {
    const foreign = { ...paid, order_id: 'order_ofAnother' };
    const changes = await tableChanges(api, async () => {
      const answers = [
        await steps.sendWebhook('refund.processed', { ...foreign, amount_refunded: amount }),
        await steps.sendWebhook('payment.failed', { ...foreign, status: 'failed' }),
      ];
      expect(answers).toMatchObject([{ status: 200 }, { status: 200 }]);
    });
    expect(changes).toEqual([]);
  });

  it('is refunded also when an admin has deleted the subscription meanwhile', async () => {
    await sendCapture();
    const id = (await summary())?.subscription_id;
    await api.call(adminSubscriptionCalls.adminDelete, { token: admin.token, params: { id } });
    expect((await sendRefund(amount)).status).toBe(200);
    expect(await summary()).toMatchObject({ status: 'refunded' });
  });

  it('is never replaced by another order with the same id', async () => {
    const stored = await readPayment(orderId);
    if (!stored) throw new Error('no order');
    const again = insertPayment({ ...stored.summary, amount: 1 }, stored.terms);
    expect(await transact({ again })).toMatchObject({ done: false });
    expect(await summary()).toEqual(stored.summary);
  });

  it('is read consistently: no decision about money uses a stale read', async () => {
    api.units.reset();
    await readPayment('order_neverMade1');
    expect(api.units.spent().read).toBe(1);
  });
});

describe('an invoice', () => {
  const invoice = (token: string) => api.call(paymentCalls.invoice, { token, params: { id: orderId } });

  it('is refused with a clear text while nothing was paid', async () => {
    expect(await invoice(buyer.token)).toMatchObject({
      status: 400,
      body: { code: 'INVALID_STATE', detail: 'Nothing has been paid yet.' },
    });
  });

  it('remains for admins, with the buyer, when account and subscription are deleted', async () => {
    await sendCapture();
    await settle(api);
    const id = (await summary())?.subscription_id;
    await api.call(adminSubscriptionCalls.adminDelete, { token: admin.token, params: { id } });
    await api.call(accountCalls.remove, { token: buyer.token, body: { confirm: buyer.email } });
    await settle(api);
    const { status, body } = await invoice(admin.token);
    expect([status, body.payment.id]).toEqual([200, orderId]);
    expect(body.documents).toMatchObject([{ buyer: { name: `Company ${buyer.id}` } }]);
    expect((await invoice(buyer.token)).status).toBe(401);
  });

  it('names no buyer when the account was deleted before the money came', async () => {
    await api.call(accountCalls.remove, { token: buyer.token, body: { confirm: buyer.email } });
    await settle(api);
    await sendCapture();
    await settle(api);
    expect((await invoice(admin.token)).body.documents).toMatchObject([{ buyer: null }]);
  });
});

describe('without an account at Razorpay', () => {
  it.each([
    ['portal@bank', 'Please pay by UPI.'],
    ['', 'Please contact support.'],
  ])('summary payments and webhooks are refused; with the UPI id "%s" the text says: %s', async (upiId, advice) => {
    vi.stubEnv('RAZORPAY_KEY_ID', '');
    vi.stubEnv('UPI_ID', upiId);
    const answers = [
      await steps.purchase(buyer.token, 2),
      await steps.verify(buyer.token, signedResult(orderId, paid.id)),
      await sendCapture(),
    ];
    vi.unstubAllEnvs();
    const detail = `Card payments are not available here. ${advice}`;
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 503, body: { code: 'PAYMENT_UNAVAILABLE', detail } });
    }
    expect(await summary()).toMatchObject({ status: 'pending' });
  });
});

// The last test: reloaded modules no longer use the clock of the tests.
it('a checkout that submits a settled payment is answered without a request to Razorpay', async () => {
  await sendCapture();
  vi.resetModules();
  vi.stubEnv('RAZORPAY_ENDPOINT', 'http://127.0.0.1:9');
  const answer = await steps.verify(buyer.token, signedResult(orderId, paid.id));
  vi.unstubAllEnvs();
  expect(answer).toMatchObject({ status: 200, body: { payment: { id: orderId, status: 'completed' } } });
});
