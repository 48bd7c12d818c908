import { beforeEach, describe, expect, it } from 'vitest';
import { recordRefund } from '#functions/api/payments/record-refund.ts';
import { noteFailure, settlePayment } from '#functions/api/payments/settle-payment.ts';
import { transact } from '#functions/data/transact.ts';
import { accountErasure } from '#functions/entities/account/erase-account.ts';
import {
  insertPayment,
  readPayment,
  recordPayment,
  replacePayment,
} from '#functions/entities/payment/payment-store.ts';
import { readEntitlement } from '#functions/entities/subscription/entitlement-store.ts';
import {
  draftSubscription,
  prepareStart,
  readCurrentSubscription,
} from '#functions/entities/subscription/subscription-lifecycle.ts';
import { endedBy } from '#functions/entities/subscription/subscription-moves.ts';
import {
  putSubscription,
  readSubscription,
  removeSubscription,
} from '#functions/entities/subscription/subscription-store.ts';
import { unlockCandidate } from '#functions/entities/subscription/unlock-candidate.ts';
import { type Payment, paymentCalls } from '#shared/contracts/payments.ts';
import { epochMs, toIso } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { beforeNextTransaction } from '#test/support/interleave.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { tableChanges } from '#test/support/table-changes.ts';

const api = await testApi();
const day = 24 * 60 * 60 * 1000;
const start = epochMs(Date.now());
const terms = { key: 'basic' as const, name: 'Basic', price: 999, candidate_limit: 50, duration_days: 30 };

let buyer: Principal;
let lastId = 0;
beforeEach(async () => {
  lastId += 1;
  buyer = await makePrincipal('recruiter', lastId);
});

const orderOf = (subscription_id: number, parts: Partial<Payment> = {}): Payment => ({
  id: `order_${buyer.id}x${subscription_id}`,
  recruiter_id: buyer.id,
  plan_name: 'Basic',
  amount: 999,
  currency: 'INR',
  method: 'razorpay',
  status: 'pending',
  provider_payment_id: null,
  amount_refunded: 0,
  subscription_id,
  candidate_limit: 50,
  duration_days: 30,
  created_at: toIso(start),
  paid_at: null,
  refunded_at: null,
  ...parts,
});
const paid = (id: string) => ({ id: `pay_${id}`, amount: 99_900, currency: 'INR' });

/** Orders and pays a subscription at a time; returns the order's id. */
async function buy(subscriptionId: number, at: number): Promise<string> {
  const order = orderOf(subscriptionId);
  expect(await transact({ payment: insertPayment(order, terms) })).toEqual({ done: true });
  expect(await settlePayment(order.id, paid(order.id), epochMs(at))).toBe('settled');
  return order.id;
}
const refund = (orderId: string, at: number, total = 99_900, paid_by: string | null = `pay_${orderId}`) =>
  recordRefund(orderId, { paid_by, total, failed: false }, epochMs(at));
const subscription = (id: number) => readSubscription(buyer.id, id);
const entitlement = () => readEntitlement(buyer.id);

describe('a captured payment', () => {
  it('starts its subscription also when a view is counted concurrently', async () => {
    await buy(1, start);
    const order = orderOf(2);
    await transact({ payment: insertPayment(order, terms) });
    beforeNextTransaction(() => unlockCandidate(buyer.id, 5, start));
    expect(await settlePayment(order.id, paid(order.id), start)).toBe('settled');
    expect(await entitlement()).toMatchObject({ subscription_id: 2, candidate_limit: 99, candidates_viewed: 0 });
  });

  it('that is settled twice concurrently for an erased account is recorded once', async () => {
    const order = orderOf(2);
    await transact({ payment: insertPayment(order, terms) });
    await transact(accountErasure({ kind: 'recruiter', id: buyer.id, email: buyer.email, state: 'active' }));
    const settle = () => settlePayment(order.id, paid(order.id), start);
    beforeNextTransaction(async () => expect(await settle()).toBe('accountless'));
    expect(await settle()).toBe('settled');
    expect(await readPayment(order.id)).toMatchObject({ summary: { status: 'completed' }, version: 2 });
    expect(await entitlement()).toBeUndefined();
  });
});

describe('a refund', () => {
  it('ends the subscription immediately', async () => {
    const orderId = await buy(1, start);
    await unlockCandidate(buyer.id, 5, start);
    await refund(orderId, start + day);
    expect(await subscription(1)).toMatchObject({
      closed: 'refunded',
      views_used: 1,
      summary: { is_active: false, payment_status: 'failed' },
    });
    expect(await entitlement()).toMatchObject({ subscription_id: 1, candidates_viewed: 1, ends_at: start + day });
  });

  it('restores the superseded subscription, less what was used since', async () => {
    await buy(1, start);
    for (const candidate of [1, 2]) await unlockCandidate(buyer.id, candidate, start);
    const later = await buy(2, start + day);
    await unlockCandidate(buyer.id, 3, epochMs(start + day));
    await refund(later, start + 2 * day);
    expect(await subscription(1)).toMatchObject({ closed: null, views_used: 0, summary: { is_active: true } });
    expect(await subscription(2)).toMatchObject({ closed: 'refunded', views_used: 1, summary: { is_active: false } });
    expect(await entitlement()).toMatchObject({
      subscription_id: 1,
      candidate_limit: 50,
      candidates_viewed: 3,
      ends_at: start + 30 * day,
    });
  });

  it('restores nothing in the millisecond of the former one’s end', async () => {
    await buy(1, start);
    const later = await buy(2, start + day);
    await refund(later, start + 30 * day);
    expect(await subscription(1)).toMatchObject({ closed: 'superseded', summary: { is_active: false } });
    expect(await entitlement()).toMatchObject({ subscription_id: 2, ends_at: start + 30 * day });
  });

  it('restores nothing that was closed for another reason meanwhile', async () => {
    await buy(1, start);
    const later = await buy(2, start + day);
    const previous = await subscription(1);
    if (!previous) throw new Error('no subscription');
    await transact({ subscription: putSubscription(endedBy(previous, 'fail', 0)) });
    await refund(later, start + 2 * day);
    expect(await subscription(1)).toMatchObject({ closed: 'failed', summary: { is_active: false } });
    expect(await entitlement()).toMatchObject({ subscription_id: 2, ends_at: start + 2 * day });
  });

  it('restores no former one whose record an admin has removed', async () => {
    await buy(1, start);
    const later = await buy(2, start + day);
    const previous = await subscription(1);
    if (!previous) throw new Error('no subscription');
    await transact({ subscription: removeSubscription(previous) });
    await refund(later, start + 2 * day);
    expect(await entitlement()).toMatchObject({ subscription_id: 2, ends_at: start + 2 * day });
  });

  it('ends the subscription also when a view is counted concurrently', async () => {
    const orderId = await buy(1, start);
    beforeNextTransaction(() => unlockCandidate(buyer.id, 5, start));
    await refund(orderId, start + day);
    expect((await readPayment(orderId))?.summary.status).toBe('refunded');
    expect(await entitlement()).toMatchObject({ candidates_viewed: 1, ends_at: start + day });
  });

  it('does not change an entitlement that has expired', async () => {
    const orderId = await buy(1, start);
    const before = await entitlement();
    await refund(orderId, start + 31 * day);
    expect(await entitlement()).toEqual(before);
    expect(await subscription(1)).toMatchObject({ closed: 'refunded', summary: { is_active: false } });
  });

  it('of the former one takes its unused views and days out of the later one', async () => {
    const previous = await buy(1, start);
    for (const candidate of [1, 2]) await unlockCandidate(buyer.id, candidate, start);
    await buy(2, start + day);
    await unlockCandidate(buyer.id, 3, epochMs(start + day));
    await refund(previous, start + 2 * day);
    expect(await subscription(1)).toMatchObject({ closed: 'refunded', summary: { payment_status: 'failed' } });
    // The third view was one of the first payment, of which two days were used.
    const limit = 1 + 50;
    expect(await subscription(2)).toMatchObject({ closed: null, summary: { is_active: true, candidate_limit: limit } });
    expect(await entitlement()).toMatchObject({
      subscription_id: 2,
      candidate_limit: limit,
      candidates_viewed: 1,
      ends_at: start + (2 + 30) * day,
    });
  });

  it('of a payment by UPI, which an admin paid back by hand, takes back the same', async () => {
    const id = `upi_${buyer.id}`;
    const order = orderOf(1, { id, method: 'upi' });
    await transact({ payment: recordPayment(order, terms, null) });
    const draft = draftSubscription({ id: 1, recruiterId: buyer.id, terms, paymentMethod: 'upi', now: start });
    const { writes } = prepareStart(draft, await readCurrentSubscription(buyer.id), start);
    const paidOrder = { ...order, status: 'completed' as const, paid_at: toIso(start) };
    const payment = recordPayment(paidOrder, terms, 1);
    expect(await transact({ ...writes, payment })).toEqual({ done: true });
    await refund(id, start + day, 99_900, null);
    expect((await readPayment(id))?.summary).toMatchObject({ status: 'refunded', amount_refunded: 999 });
    expect(await entitlement()).toMatchObject({ ends_at: start + day });
  });
});

describe('the record of a payment', () => {
  it('has a higher version after every change, so that no change looks like an older one', async () => {
    const orderId = await buy(1, start);
    expect((await readPayment(orderId))?.version).toBe(2);
    await refund(orderId, start);
    expect((await readPayment(orderId))?.version).toBe(3);
  });

  it('is replaced only if unchanged since the read', async () => {
    const orderId = await buy(1, start);
    const read = await readPayment(orderId);
    if (!read) throw new Error('no order');
    expect(await transact({ payment: replacePayment({ ...read, version: 1 }) })).toMatchObject({ done: false });
    expect(await transact({ payment: replacePayment(read) })).toEqual({ done: true });
  });

  it('keeps the agreed terms', async () => {
    const orderId = await buy(1, start);
    expect(await readPayment(orderId)).toMatchObject({ terms, confirmed_by: null });
  });

  it('records a failure of pending payments only', async () => {
    const pending = orderOf(1);
    await transact({ payment: insertPayment(pending, terms) });
    await noteFailure(pending.id);
    expect((await readPayment(pending.id))?.summary.status).toBe('failed');
    expect(await tableChanges(api, () => noteFailure(pending.id))).toEqual([]);
    const another = orderOf(3);
    await transact({ payment: insertPayment(another, terms) });
    beforeNextTransaction(() => refund(another.id, start, 100));
    await noteFailure(another.id);
    expect(await readPayment(another.id)).toMatchObject({ summary: { status: 'failed' }, early: [{ total: 100 }] });
    const done = await buy(2, start);
    expect(await tableChanges(api, () => noteFailure(done))).toEqual([]);
  });
});

describe('the list of payments', () => {
  const listed = async () => {
    const { body } = await api.call(paymentCalls.ofRecruiter, { token: buyer.token, params: { id: buyer.id } });
    return body.map(({ id }: Payment) => id);
  };

  it('shows paid, failed and pending payments, but no unfinished checkout', async () => {
    const checkout = orderOf(1);
    const failed = orderOf(2, { status: 'failed', created_at: toIso(epochMs(start + 1)) });
    const byHand = orderOf(3, { id: `upi_${buyer.id}`, method: 'upi', created_at: toIso(epochMs(start + 2)) });
    await transact({
      checkout: insertPayment(checkout, terms),
      failed: insertPayment(failed, terms),
      byHand: recordPayment(byHand, terms, null),
    });
    expect(await listed()).toEqual([byHand.id, failed.id]);
  });

  it('keeps the admin who confirmed a payment', async () => {
    const byHand = orderOf(3, { id: `upi_${buyer.id}`, method: 'upi', status: 'completed' });
    await transact({ payment: recordPayment(byHand, terms, 4) });
    await transact({ payment: recordPayment(byHand, terms, 5) });
    expect(await readPayment(byHand.id)).toMatchObject({ summary: byHand, terms, confirmed_by: 5, version: 1 });
    expect(await listed()).toEqual([byHand.id]);
  });
});
