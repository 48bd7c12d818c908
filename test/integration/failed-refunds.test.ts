import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { documents, tableName } from '#functions/data/table.ts';
import { readPayment } from '#functions/entities/payment/payment-store.ts';
import { readEntitlement } from '#functions/entities/subscription/entitlement-store.ts';
import { subscriptionsOfRecruiter } from '#functions/entities/subscription/subscription-store.ts';
import { unlockCandidate } from '#functions/entities/subscription/unlock-candidate.ts';
import { accountCalls } from '#shared/contracts/account.ts';
import { adminCalls } from '#shared/contracts/admin.ts';
import { adminSubscriptionCalls } from '#shared/contracts/admin-subscriptions.ts';
import type { BillingDocument } from '#shared/contracts/invoices.ts';
import { paymentCalls } from '#shared/contracts/payments.ts';
import { subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import { epochMs } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { settle } from '#test/support/belongings.ts';
import { beforeNextTransaction } from '#test/support/interleave.ts';
import { notificationSteps } from '#test/support/notification-steps.ts';
import { paymentSteps } from '#test/support/payments.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { makePlan } from '#test/support/records.ts';

const api = await testApi();
const steps = paymentSteps(api);
const { notificationsOf } = notificationSteps(api);
await makePlan({ id: 2, key: 'basic', name: 'Basic', price: 999, candidate_limit: 50, duration_days: 30 });
const admin = await makePrincipal('admin', 1);

let buyer: Principal;
let lastId = 0;
beforeEach(async () => {
  lastId += 1;
  buyer = await makePrincipal('recruiter', lastId, { verified: true });
});

async function buy(): Promise<{ id: string; paid: string }> {
  const id = await steps.order(buyer, 2);
  const result = await steps.pay(id);
  expect((await steps.verify(buyer.token, result)).status).toBe(200);
  await settle(api);
  return { id, paid: result.razorpay_payment_id };
}
const refund = (id: string, body: object = {}) =>
  api.call(paymentCalls.refund, { token: admin.token, params: { id }, body });
/** Razorpay reports the latest refund as failed. */
async function fail(id: string, paid: string) {
  const { payment, refund: failed } = await steps.failRefund(paid);
  const report = () => steps.sendWebhook('refund.failed', { ...payment, order_id: id }, failed);
  expect((await report()).status).toBe(200);
  await settle(api);
  return { payment, failed, report };
}
const shown = async (id: string) => {
  const { body } = await api.call(paymentCalls.invoice, { token: buyer.token, params: { id } });
  const documents = body.documents as BillingDocument[];
  const status = await api.call(subscriptionCalls.status, { token: buyer.token, params: { id: buyer.id } });
  return {
    documents,
    payment: body.payment,
    net: documents.reduce((sum, { kind, amounts: { total } }) => sum + (kind === 'invoice' ? total : -total), 0),
    isActive: status.body.has_active_subscription,
    revenue: (await api.call(adminCalls.stats, { token: admin.token })).body.totalRevenue,
  };
};

describe('a refund that did not arrive', () => {
  it('is not counted again by a repeated report of another one, of which both totals told', async () => {
    const { id, paid } = await buy();
    const whole = 99_900;
    const [first, other] = [
      { id: `rfnd_a${id}`, amount: 49_900 },
      { id: `rfnd_b${id}`, amount: 50_000 },
    ];
    const report = (name: string, refund: typeof first) =>
      steps.sendWebhook(name, { id: paid, order_id: id, amount: whole, amount_refunded: whole }, refund);
    await report('refund.processed', first);
    await report('refund.processed', other);
    await report('refund.failed', first);
    await report('refund.processed', other);
    await settle(api);
    const { payment, isActive } = await shown(id);
    expect(payment).toMatchObject({ status: 'completed', amount_refunded: 500 });
    expect(isActive).toBe(true);
  });

  it('leaves payment, revenue, documents and subscription as if it was never made, and the documents stay', async () => {
    const { id, paid } = await buy();
    const before = await shown(id);
    await refund(id);
    await settle(api);
    expect(await shown(id)).toMatchObject({ net: 0, isActive: false, payment: { status: 'refunded' } });
    await fail(id, paid);
    const after = await shown(id);
    expect(after).toMatchObject({ net: before.net, isActive: true, revenue: before.revenue });
    expect(after.payment).toEqual(before.payment);
    const [invoice, credit, supplementary] = after.documents;
    expect(after.documents).toHaveLength(3);
    expect(credit).toMatchObject({ kind: 'credit_note', refers_to: { number: invoice?.number } });
    expect(supplementary).toMatchObject({ kind: 'invoice', refers_to: { number: invoice?.number } });
    expect(supplementary?.amounts).toEqual(credit?.amounts);
  });

  it('tells recruiter and admins once, however often it is reported', async () => {
    const { id, paid } = await buy();
    await refund(id);
    await settle(api);
    const { payment, failed, report } = await fail(id, paid);
    await report();
    await steps.sendWebhook('refund.processed', { ...payment, order_id: id, amount_refunded: failed.amount }, failed);
    await settle(api);
    const amount = failed.amount / 100;
    const toBuyer = (await notificationsOf(buyer)).filter(({ kind }) => kind === 'refund_failed');
    expect(toBuyer).toMatchObject([{ values: { amount } }]);
    const toAdmin = (await notificationsOf(admin)).filter(({ values }) => values.recruiter === buyer.id);
    expect(toAdmin).toMatchObject([{ kind: 'refund_to_repeat', values: { amount } }]);
    expect((await shown(id)).payment).toMatchObject({ status: 'completed', amount_refunded: 0 });
  });

  it('of a part gives back that part alone', async () => {
    const { id, paid } = await buy();
    await refund(id, { amount: 100 });
    await settle(api);
    await refund(id, { amount: 200 });
    await settle(api);
    await fail(id, paid);
    const { payment, net, documents } = await shown(id);
    expect(payment).toMatchObject({ status: 'completed', amount_refunded: 100 });
    expect(net).toBe((payment.amount - 100) * 100);
    expect(documents.map(({ kind }) => kind)).toEqual(['invoice', 'credit_note', 'credit_note', 'invoice']);
  });

  it('can be made again, as another refund of Razorpay', async () => {
    const { id, paid } = await buy();
    await refund(id);
    await settle(api);
    await fail(id, paid);
    expect((await refund(id)).body).toMatchObject({ status: 'refunded' });
    await settle(api);
    expect(await shown(id)).toMatchObject({ net: 0, isActive: false });
  });

  it('which is reported before the refund itself changes nothing then nor later', async () => {
    const { id, paid } = await buy();
    const { payment } = (await shown(id)) as { payment: { amount: number } };
    const reported = { id: paid, order_id: id, amount: payment.amount * 100 };
    const unknown = { id: 'rfnd_early', amount: 5_000 };
    await steps.sendWebhook('refund.failed', reported, unknown);
    await steps.sendWebhook('refund.processed', { ...reported, amount_refunded: 5_000 }, unknown);
    await settle(api);
    expect((await shown(id)).payment).toMatchObject({ status: 'completed', amount_refunded: 0 });
    await steps.sendWebhook('refund.failed', reported);
    await steps.sendWebhook('refund.failed', { ...reported, id: 'pay_another1' }, { id: 'rfnd_other', amount: 5_000 });
    expect((await shown(id)).payment).toMatchObject({ status: 'completed', amount_refunded: 0 });
  });

  it('is not counted again by a late total without a name', async () => {
    const { id, paid } = await buy();
    const whole = 99_900;
    const [named, total] = [
      { id: `rfnd_${id}`, amount: whole },
      { id: paid, order_id: id, amount: whole, amount_refunded: whole },
    ];
    await steps.sendWebhook('payment.refunded', total);
    await steps.sendWebhook('refund.processed', total, named);
    await steps.sendWebhook('refund.failed', { ...total, amount_refunded: 0 }, named);
    await steps.sendWebhook('payment.refunded', total);
    await settle(api);
    expect(await shown(id)).toMatchObject({ isActive: true, payment: { status: 'completed', amount_refunded: 0 } });
  });

  it('gives back what it took also when an admin has deleted the subscription since', async () => {
    const { id, paid } = await buy();
    for (const candidate of [1, 2]) await unlockCandidate(buyer.id, candidate, epochMs(Date.now()));
    await refund(id);
    const { payment } = await shown(id);
    const params = { id: payment.subscription_id };
    expect(await api.call(adminSubscriptionCalls.adminDelete, { token: admin.token, params })).toMatchObject({
      status: 200,
    });
    await fail(id, paid);
    const after = await shown(id);
    expect(after).toMatchObject({ isActive: true, payment: { status: 'completed', amount_refunded: 0 } });
    expect((await readEntitlement(buyer.id))?.candidate_limit).toBe(50 - 2);
  });

  it('gives back nothing when an admin deleted the subscription before the refund', async () => {
    const { id, paid } = await buy();
    const params = { id: (await shown(id)).payment.subscription_id };
    expect(await api.call(adminSubscriptionCalls.adminDelete, { token: admin.token, params })).toMatchObject({
      status: 200,
    });
    await refund(id);
    await fail(id, paid);
    expect(await shown(id)).toMatchObject({ isActive: false, payment: { status: 'completed', amount_refunded: 0 } });
  });

  it('reported between two tries of another refund does not make that one twice', async () => {
    const { id, paid } = await buy();
    const part = { amount: 100, shown_refunded: 0 };
    expect((await refund(id, part)).status).toBe(200);
    await settle(api);
    await fail(id, paid);
    // The next refund reaches Razorpay, but its answer is lost: nothing of it is recorded here.
    beforeNextTransaction(() => Promise.reject(new Error('The answer is lost.')));
    expect((await refund(id, part)).status).toBe(500);
    await steps.sendWebhook(
      'refund.failed',
      { id: paid, order_id: id, amount: 99_900 },
      { id: 'rfnd_ofNoOne', amount: 5_000 },
    );
    expect((await refund(id, part)).status).toBe(200);
    await settle(api);
    expect((await shown(id)).payment).toMatchObject({ status: 'completed', amount_refunded: 100 });
    const atRazorpay = await fetch(`${process.env.RAZORPAY_ENDPOINT}/v1/payments/${paid}`, {
      headers: { authorization: `Basic ${btoa(`${process.env.RAZORPAY_KEY_ID}:${process.env.RAZORPAY_KEY_SECRET}`)}` },
    });
    expect(await atRazorpay.json()).toMatchObject({ amount_refunded: 10_000 });
  });
});

const whole = 99_900;
type Event = [event: 'made' | 'failed', name: string, amount: number, total: number] | ['total', number];
const [part, rest] = [30_000, 69_900];

describe.each(['before', 'after'] as const)('reports in another order than the refunds, %s the capture', (when) => {
  const made = (name: string, amount: number, total = amount): Event => ['made', name, amount, total];
  const failed = (name: string, amount: number, total: number): Event => ['failed', name, amount, total];

  it.each<[string, Event[], status: string, paise: number]>([
    ['of two whole ones', [made('a', whole), made('b', whole), failed('a', whole, 0)], 'refunded', whole],
    ['with a total of both', [made('a', whole), made('b', whole), failed('a', whole, whole)], 'refunded', whole],
    [
      'of which both fail',
      [made('a', whole), made('b', whole), failed('a', whole, whole), failed('b', whole, 0)],
      'completed',
      0,
    ],
    ['of two equal parts', [made('a', part), made('b', part), failed('a', part, part)], 'completed', part],
    [
      'of two parts with a total before the second name',
      [made('a', part), ['total', whole], failed('a', part, whole), made('b', rest, whole)],
      'completed',
      rest,
    ],
    [
      'of two parts with the failure before its refund',
      [failed('a', part, rest), made('b', rest), made('a', part, whole)],
      'completed',
      rest,
    ],
  ])('count what arrived: %s', async (_, events, status, paise) => {
    const id = await steps.order(buyer, 2);
    const { razorpay_payment_id: paid } = await steps.pay(id);
    const payment = { id: paid, order_id: id, amount: whole };
    const send = async ([event, ...values]: Event) => {
      if (event === 'total')
        return await steps.sendWebhook('payment.refunded', { ...payment, amount_refunded: values[0] as number });
      const [name, amount, amount_refunded] = values as [string, number, number];
      const reported = event === 'made' ? 'refund.processed' : 'refund.failed';
      return await steps.sendWebhook(reported, { ...payment, amount_refunded }, { id: `rfnd_${id}_${name}`, amount });
    };
    const capture = () => steps.sendWebhook('payment.captured', payment);
    if (when === 'after') await capture();
    for (const event of events) expect((await send(event)).status).toBe(200);
    if (when === 'before') await capture();
    await settle(api);
    const after = await shown(id);
    expect(after).toMatchObject({
      payment: { status, amount_refunded: paise / 100 },
      isActive: status === 'completed',
      net: status === 'completed' ? whole - paise : 0,
    });
  });
});

describe('a refund that fails later', () => {
  it('of an account that is erased leaves payment and subscription as paid, and starts nothing', async () => {
    const { id, paid } = await buy();
    await refund(id);
    await settle(api);
    const { body } = await api.call(accountCalls.export, { token: buyer.token });
    const confirm = { confirm: body.account.email };
    expect((await api.call(accountCalls.remove, { token: buyer.token, body: confirm })).status).toBeLessThan(300);
    await settle(api);
    await fail(id, paid);
    const { items } = await subscriptionsOfRecruiter(buyer.id, { limit: 5, start: undefined });
    expect(items).toMatchObject([{ payment_status: 'completed', is_active: false }]);
    expect((await readPayment(id))?.summary).toMatchObject({ status: 'completed', amount_refunded: 0 });
    expect(await readEntitlement(buyer.id)).toBeUndefined();
  });
});

it('an order of which older code counted a refund of a part before the capture starts with that', async () => {
  const id = await steps.order(buyer, 2);
  const { razorpay_payment_id: paid } = await steps.pay(id);
  const { early: _, taken: __, ...older } = (await api.scan()).find(({ PK }) => PK === `PAYMENT#${id}`) ?? {};
  const card = { ...older.card, provider_payment_id: paid, amount_refunded: 100 };
  const refunds = [{ id: 'rfnd_old', amount: 10_000, failed: false }];
  await documents.send(new PutCommand({ TableName: tableName(), Item: { ...older, card, refunds } }));
  await steps.sendWebhook('payment.captured', { id: paid, order_id: id, amount: whole });
  await settle(api);
  expect(await shown(id)).toMatchObject({ isActive: true, payment: { status: 'completed', amount_refunded: 100 } });
});
