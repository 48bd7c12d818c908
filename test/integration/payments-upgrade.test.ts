import { beforeEach, describe, expect, it } from 'vitest';
import { readEntitlement } from '#functions/entities/subscription/entitlement-store.ts';
import { giveBackView } from '#functions/entities/subscription/give-back-view.ts';
import { unlockCandidate } from '#functions/entities/subscription/unlock-candidate.ts';
import { subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import { epochMs } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { breakTableAt } from '#test/support/broken-table.ts';
import { beforeNextTransaction } from '#test/support/interleave.ts';
import { paymentSteps, type ReportedPayment } from '#test/support/payments.ts';
import { makePrincipal, type Principal, signInAgain } from '#test/support/principals.ts';
import { makePlan } from '#test/support/records.ts';

const api = await testApi();
const steps = paymentSteps(api);
const day = 24 * 60 * 60 * 1000;
const start = epochMs(Date.now());

await makePlan();
await makePlan({ id: 2, key: 'basic', name: 'Basic', price: 999, candidate_limit: 50, duration_days: 30 });
await makePlan({ id: 3, key: 'premium', name: 'Premium', price: 4999, candidate_limit: 200, duration_days: 30 });

let lastId = 0;
let buyer: Principal;
beforeEach(async () => {
  api.clock.set(start);
  lastId += 1;
  buyer = await makePrincipal('recruiter', lastId);
});

const setTime = async (time: number) => {
  api.clock.set(time);
  buyer = await signInAgain(buyer);
};
/** Buys a plan; returns the payment as Razorpay reports it. */
async function buy(planId: number, price: number): Promise<ReportedPayment> {
  const order_id = await steps.order(buyer, planId);
  const { razorpay_payment_id: id, ...result } = await steps.pay(order_id);
  expect((await steps.verify(buyer.token, { ...result, razorpay_payment_id: id })).status).toBe(200);
  return { id, order_id, amount: price * 100 };
}
const look = async (many: number) => {
  for (let id = 1; id <= many; id += 1) await unlockCandidate(buyer.id, id, start);
};
const records = async () =>
  (await api.scan()).flatMap((item) =>
    item.entity === 'subscription' && item.card.recruiter_id === buyer.id ? [item.card] : [],
  );
const active = async () => (await records()).filter(({ is_active }) => is_active);

describe('buying while a subscription is active', () => {
  it('starts the new plan now, with the remaining views and time added', async () => {
    await buy(2, 999);
    await look(8);
    await setTime(start + 10 * day);
    await buy(3, 4999);
    const [now] = await active();
    expect(await active()).toHaveLength(1);
    expect(now).toMatchObject({
      plan_name: 'premium',
      candidate_limit: 200 + 42,
      start_date: new Date(start + 10 * day).toISOString(),
      end_date: new Date(start + (10 + 30 + 20) * day).toISOString(),
      plan: { candidate_limit: 200 },
    });
    expect(await readEntitlement(buyer.id)).toMatchObject({ candidate_limit: 242, candidates_viewed: 0 });
    const { body } = await api.call(subscriptionCalls.status, { token: buyer.token, params: { id: buyer.id } });
    expect(body).toMatchObject({ current_plan: 'Premium', remaining_candidates: 242 });
  });

  it('adds nothing of an ended one, also in the millisecond of its end', async () => {
    await buy(2, 999);
    await setTime(start + 30 * day);
    await buy(3, 4999);
    expect(await readEntitlement(buyer.id)).toMatchObject({ candidate_limit: 200, ends_at: start + 60 * day });
    expect(await active()).toHaveLength(1);
  });

  it('adds the rest of the trial too', async () => {
    const token = buyer.token;
    expect((await api.call(subscriptionCalls.create, { token, body: { plan_name: 'trial' } })).status).toBe(201);
    await look(2);
    await buy(2, 999);
    expect(await readEntitlement(buyer.id)).toMatchObject({ candidate_limit: 53, ends_at: start + 37 * day });
    expect(await active()).toHaveLength(1);
  });

  it('counts a concurrent view exactly once', async () => {
    await buy(2, 999);
    const order = await steps.order(buyer, 3);
    const result = await steps.pay(order);
    beforeNextTransaction(() => look(1));
    expect((await steps.verify(buyer.token, result)).status).toBe(200);
    expect(await readEntitlement(buyer.id)).toMatchObject({ candidate_limit: 249, candidates_viewed: 0 });
  });

  it('counts every one of several concurrent payments', async () => {
    const orders = await Promise.all(Array.from({ length: 5 }, () => steps.order(buyer, 2)));
    const results = await Promise.all(orders.map(steps.pay));
    const answers = await Promise.all(results.map((result) => steps.verify(buyer.token, result)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await readEntitlement(buyer.id)).toMatchObject({ candidate_limit: 250, ends_at: start + 150 * day });
    expect(await active()).toHaveLength(1);
    expect(await records()).toHaveLength(5);
  });
});

describe('a view that a block gives back', () => {
  const left = async () => {
    const { candidate_limit = 0, candidates_viewed = 0 } = (await readEntitlement(buyer.id)) ?? {};
    return candidate_limit - candidates_viewed;
  };
  const giveBack = (candidate: number) => giveBackView(buyer.id, candidate, start);

  it('is one of the running plan when what was left of its own went into that, once', async () => {
    await buy(2, 999);
    await look(2);
    await buy(3, 4999);
    await buy(2, 999);
    expect(await left()).toBe(48 + 200 + 50);
    await Promise.all([giveBack(1), giveBack(1), giveBack(2), unlockCandidate(buyer.id, 100, start)]);
    await giveBack(1);
    expect(await left()).toBe(50 + 200 + 50 - 1);
    const [running] = await active();
    expect(running).toMatchObject({ candidate_limit: 300 });
  });

  it('belongs to its own payment: a refund of that one takes it back', async () => {
    const earlier = await buy(2, 999);
    await look(2);
    await buy(3, 4999);
    await giveBack(1);
    expect(await left()).toBe(49 + 200);
    await steps.sendWebhook('refund.processed', { ...earlier, amount_refunded: earlier.amount });
    expect(await left()).toBe(200);
  });

  it('is lost when its own payment was taken back, or its plan has ended', async () => {
    const earlier = await buy(2, 999);
    await look(2);
    await buy(3, 4999);
    await steps.sendWebhook('refund.processed', { ...earlier, amount_refunded: earlier.amount });
    await giveBack(1);
    expect(await left()).toBe(200);
    await giveBackView(buyer.id, 2, epochMs(start + 90 * day));
    expect(await left()).toBe(200);
  });
});

describe('a refund of the later plan', () => {
  const refund = (payment: ReportedPayment) =>
    steps.sendWebhook('refund.processed', { ...payment, amount_refunded: payment.amount, status: 'refunded' });

  it('restores the carried-over views and time, less what was used since', async () => {
    await buy(2, 999);
    await look(8);
    await setTime(start + 10 * day);
    const later = await buy(3, 4999);
    await unlockCandidate(buyer.id, 100, epochMs(start + 10 * day));
    await refund(later);
    expect(await active()).toMatchObject([{ plan_name: 'basic', candidate_limit: 50 }]);
    expect(await readEntitlement(buyer.id)).toMatchObject({
      plan_name: 'Basic',
      candidate_limit: 50,
      candidates_viewed: 9,
      ends_at: start + 30 * day,
    });
  });

  it('restores nothing of an earlier plan that has expired', async () => {
    await buy(2, 999);
    await setTime(start + 29 * day);
    const later = await buy(3, 4999);
    await setTime(start + 31 * day);
    await refund(later);
    expect(await active()).toEqual([]);
    expect(await readEntitlement(buyer.id)).toMatchObject({ ends_at: start + 31 * day });
  });

  it('of the earlier one leaves the later one what it gave itself', async () => {
    const earlier = await buy(2, 999);
    await look(8);
    await buy(3, 4999);
    await refund(earlier);
    expect(await active()).toMatchObject([{ plan_name: 'premium', candidate_limit: 200 }]);
    expect(await readEntitlement(buyer.id)).toMatchObject({ candidate_limit: 200, ends_at: start + 30 * day });
  });
});

describe('a table that fails at any command', () => {
  it.each(['before', 'after'] as const)('leads to exactly one subscription on retry (%s the write)', async (when) => {
    for (let nth = 1; nth <= 15; nth += 1) {
      buyer = await makePrincipal('recruiter', 1_000 + nth + (when === 'after' ? 100 : 0));
      const result = await steps.pay(await steps.order(buyer, 2));
      const repair = breakTableAt(nth, when);
      const broken = await steps.verify(buyer.token, result);
      const wasReached = repair();
      if (wasReached) {
        expect(broken, String(nth)).toMatchObject({ status: 503, headers: { 'retry-after': expect.any(String) } });
      }
      const payment = { id: result.razorpay_payment_id, order_id: result.razorpay_order_id, amount: 99_900 };
      const fixWebhook = breakTableAt(nth, when);
      await steps.sendWebhook('payment.captured', payment);
      fixWebhook();
      expect((await steps.verify(buyer.token, result)).status, String(nth)).toBe(200);
      expect((await steps.sendWebhook('payment.captured', payment)).status).toBe(200);
      expect(await records()).toHaveLength(1);
      expect(await readEntitlement(buyer.id)).toMatchObject({ candidate_limit: 50, ends_at: start + 30 * day });
      if (!wasReached) return;
    }
    throw new Error('The call sent more commands than expected.');
  });
});
