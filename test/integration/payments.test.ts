import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readEntitlement } from '#functions/entities/subscription/entitlement-store.ts';
import { paymentCalls } from '#shared/contracts/payments.ts';
import { planCalls } from '#shared/contracts/plans.ts';
import { testApi } from '#test/support/api.ts';
import { beforeNextTransaction } from '#test/support/interleave.ts';
import { paymentSteps, signedResult } from '#test/support/payments.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { makePlan } from '#test/support/records.ts';
import { tableChanges } from '#test/support/table-changes.ts';

const api = await testApi();
const steps = paymentSteps(api);
const paise = 99_900;

await makePlan();
await makePlan({ id: 2, key: 'basic', name: 'Basic', price: 999, candidate_limit: 50, duration_days: 30 });
await makePlan({ id: 3, key: 'premium', name: 'Premium', price: 4999, candidate_limit: 200, duration_days: 30 });
await makePlan({ id: 4, key: null, name: 'Summer', price: 100, is_active: false });
const admin = await makePrincipal('admin', 1);

let lastId = 0;
let buyer: Principal;
beforeEach(async () => {
  lastId += 1;
  buyer = await makePrincipal('recruiter', lastId);
});

const itemsOf = async (entity: string, recruiterId = buyer.id) =>
  (await api.scan()).filter(
    (item) => item.entity === entity && (item.card?.recruiter_id ?? item.recruiter_id) === recruiterId,
  );
const subscriptions = async () => (await itemsOf('subscription')).map(({ card }) => card);
const expectNothingActive = async () => {
  expect(await subscriptions()).toEqual([]);
  expect(await readEntitlement(buyer.id)).toBeUndefined();
};
const expectOneActive = async () => {
  const records = await subscriptions();
  expect(records).toHaveLength(1);
  expect(records[0]).toMatchObject({
    is_active: true,
    payment_status: 'completed',
    payment_method: 'razorpay',
    price: 999,
  });
  const granted = await readEntitlement(buyer.id);
  expect(granted).toMatchObject({ subscription_id: records[0].id, candidate_limit: 50, candidates_viewed: 0 });
};

describe('buying a plan', () => {
  it('returns what the checkout needs, with the amount in whole rupees', async () => {
    const { status, body } = await steps.purchase(buyer.token, 2, { recruiter_id: buyer.id });
    expect(status).toBe(200);
    expect(body).toEqual({
      order_id: expect.stringMatching(/^order_/),
      amount: 999,
      currency: 'INR',
      key: process.env.RAZORPAY_KEY_ID,
      plan_name: 'Basic',
      checkout_url: `${process.env.RAZORPAY_ENDPOINT}/v1/checkout.js`,
    });
    const order = await fetch(`${process.env.RAZORPAY_ENDPOINT}/stand-in/orders/${body.order_id}`);
    expect(await order.json()).toMatchObject({ amount: paise, currency: 'INR' });
    await expectNothingActive();
  });

  it.each([
    [99, 404, 'NOT_FOUND'],
    [4, 400, 'PLAN_INACTIVE'],
    [1, 400, 'INVALID_STATE'],
    ['01', 400, 'INVALID_INPUT'],
    [null, 400, 'INVALID_INPUT'],
  ])('is refused for plan %j with %i %s, and nothing is stored', async (planId, status, code) => {
    const changes = await tableChanges(api, async () => {
      expect(await steps.purchase(buyer.token, planId)).toMatchObject({ status, body: { code } });
    });
    expect(changes).toEqual([]);
  });

  it('is refused to all other callers, and for another account', async () => {
    const candidate = await makePrincipal('candidate', lastId);
    expect((await steps.purchase(undefined, 2)).status).toBe(401);
    expect((await steps.purchase(candidate.token, 2)).status).toBe(403);
    expect((await steps.purchase(admin.token, 2)).status).toBe(403);
    expect((await steps.purchase(buyer.token, 2, { recruiter_id: buyer.id + 1 })).status).toBe(403);
  });

  it('leaves no order of a plan that is switched off concurrently', async () => {
    const off = { params: { id: 3 }, body: { is_active: false }, token: admin.token };
    beforeNextTransaction(() => api.call(planCalls.updatePlan, off));
    expect(await steps.purchase(buyer.token, 3)).toMatchObject({ status: 400, body: { code: 'PLAN_INACTIVE' } });
    expect(await itemsOf('payment')).toEqual([]);
    await api.call(planCalls.updatePlan, { ...off, body: { is_active: true } });
  });

  it('creates no order after a plan was switched off, in a burst of purchases', async () => {
    const off = { params: { id: 3 }, body: { is_active: false }, token: admin.token };
    const burst = Array.from({ length: 20 }, (_, place) =>
      place === 8 ? api.call(planCalls.updatePlan, off) : steps.purchase(buyer.token, 3),
    );
    const answers = (await Promise.all(burst)).filter((_, place) => place !== 8);
    const made = answers.filter(({ status }) => status === 200).map(({ body }) => body.order_id);
    for (const { status, body } of answers) if (status !== 200) expect(body.code).toBe('PLAN_INACTIVE');
    expect((await itemsOf('payment')).map(({ card }) => card.id).sort()).toEqual(made.sort());
    expect((await steps.purchase(buyer.token, 3)).status).toBe(400);
    await api.call(planCalls.updatePlan, { ...off, body: { is_active: true } });
  });

  it('keeps the terms of the plan at the time of the order', async () => {
    const orderId = await steps.order(buyer, 2);
    const change = (body: object) => api.call(planCalls.updatePlan, { params: { id: 2 }, body, token: admin.token });
    await change({ price: 5, candidate_limit: 1, is_active: false });
    expect((await steps.verify(buyer.token, await steps.pay(orderId))).status).toBe(200);
    await expectOneActive();
    await change({ price: 999, candidate_limit: 50, is_active: true });
  });
});

describe('verifying a payment', () => {
  it('starts the subscription that was paid for', async () => {
    const orderId = await steps.order(buyer, 2);
    const { status, body } = await steps.verify(buyer.token, await steps.pay(orderId));
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, message: 'Payment successful! Your subscription is now active.' });
    expect(body.payment).toMatchObject({ id: orderId, status: 'completed', amount: 999, currency: 'INR' });
    expect(body.subscription).toMatchObject({ plan_name: 'basic', is_active: true, recruiter_id: buyer.id });
    await expectOneActive();
  });

  it('returns the same on retry, and in 20 concurrent requests', async () => {
    const result = await steps.pay(await steps.order(buyer, 2));
    const answers = await Promise.all(Array.from({ length: 20 }, () => steps.verify(buyer.token, result)));
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { success: true } });
    expect((await steps.verify(buyer.token, result)).body).toEqual(answers[0]?.body);
    await expectOneActive();
  });

  it("refuses another recruiter's order, even with a valid signature", async () => {
    const result = await steps.pay(await steps.order(buyer, 2));
    const other = await makePrincipal('recruiter', 1_000 + lastId);
    expect((await steps.verify(other.token, result)).status).toBe(403);
    await expectNothingActive();
    expect(await subscriptions()).toEqual([]);
  });

  it('refuses every other signature', async () => {
    const result = await steps.pay(await steps.order(buyer, 2));
    const { razorpay_signature: genuine } = result;
    const forged = [...genuine].map(
      (character, place) => genuine.slice(0, place) + (character === '0' ? '1' : '0') + genuine.slice(place + 1),
    );
    for (const signature of [...forged, genuine.toUpperCase(), `${genuine}0`, genuine.slice(1), '']) {
      if (signature === genuine) continue;
      const answer = await steps.verify(buyer.token, { ...result, razorpay_signature: signature });
      expect(answer, signature).toMatchObject({ status: 400, body: { code: 'PAYMENT_VERIFICATION_FAILED' } });
    }
    await expectNothingActive();
  });

  it('refuses the result of one order for another', async () => {
    const [cheap, dear] = [await steps.order(buyer, 2), await steps.order(buyer, 3)];
    const result = await steps.pay(cheap);
    expect((await steps.verify(buyer.token, { ...result, razorpay_order_id: dear })).status).toBe(400);
    // Even when signed: at Razorpay the payment belongs to the other order.
    expect((await steps.verify(buyer.token, signedResult(dear, result.razorpay_payment_id))).status).toBe(400);
    const twin = await steps.order(buyer, 2);
    expect((await steps.verify(buyer.token, signedResult(twin, result.razorpay_payment_id))).status).toBe(400);
    await expectNothingActive();
  });

  it('refuses a payment that Razorpay does not know or that failed', async () => {
    const orderId = await steps.order(buyer, 2);
    const { id } = await steps.fail(orderId);
    for (const result of [signedResult(orderId), signedResult(orderId, id)]) {
      expect(await steps.verify(buyer.token, result)).toMatchObject({
        status: 400,
        body: { code: 'PAYMENT_VERIFICATION_FAILED', detail: 'Payment verification failed. Please contact support.' },
      });
    }
    await expectNothingActive();
  });

  it.each([
    [{}],
    [{ razorpay_order_id: 'x', razorpay_payment_id: 'pay_123456', razorpay_signature: '' }],
    [{ razorpay_order_id: 'order_123456', razorpay_payment_id: '../orders', razorpay_signature: '' }],
  ])('refuses %j as input', async (body) => {
    expect(await steps.verify(buyer.token, body)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
  });

  it('is 404 for an order that does not exist', async () => {
    expect((await steps.verify(buyer.token, signedResult('order_neverMade1'))).status).toBe(404);
  });
});

describe('when Razorpay does not answer', () => {
  it.each(['http://127.0.0.1:9', 'http://127.0.0.1:0'])('at %s, the user is asked to try again', async (address) => {
    const orderId = await steps.order(buyer, 2);
    const result = await steps.pay(orderId);
    vi.resetModules();
    vi.stubEnv('RAZORPAY_ENDPOINT', address);
    const unavailable = { status: 503, body: { code: 'PAYMENT_UNAVAILABLE' }, headers: { 'retry-after': '5' } };
    try {
      expect(await steps.purchase(buyer.token, 2)).toMatchObject(unavailable);
      expect(await steps.verify(buyer.token, result)).toMatchObject(unavailable);
    } finally {
      vi.unstubAllEnvs();
      vi.resetModules();
    }
    await expectNothingActive();
    expect((await steps.verify(buyer.token, result)).status).toBe(200);
  });
});

describe('the payment methods', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });
  const ways = () => api.call(paymentCalls.ways, { token: buyer.token });

  it('include the configured UPI id and the card checkout', async () => {
    vi.stubEnv('UPI_ID', 'portal@bank');
    const upi = { id: 'portal@bank', name: 'Foreign Language Job Portal' };
    expect(await ways()).toMatchObject({ status: 200, body: { card: true, upi } });
  });

  it('leave out what is not configured', async () => {
    vi.stubEnv('UPI_ID', '');
    vi.stubEnv('RAZORPAY_KEY_ID', '');
    expect(await ways()).toMatchObject({ status: 200, body: { card: false, upi: null } });
  });
});

describe('payments and invoices', () => {
  it('are shown to the recruiter and to admins, without unfinished checkouts', async () => {
    await steps.order(buyer, 3);
    const orderId = await steps.order(buyer, 2);
    await steps.verify(buyer.token, await steps.pay(orderId));
    const other = await makePrincipal('recruiter', 1_000 + lastId);
    for (const { token } of [buyer, admin]) {
      const { status, body } = await api.call(paymentCalls.ofRecruiter, { token, params: { id: buyer.id } });
      expect(status).toBe(200);
      expect(body).toMatchObject([{ id: orderId, status: 'completed', amount: 999 }]);
      const invoice = await api.call(paymentCalls.invoice, { token, params: { id: orderId } });
      expect(invoice).toMatchObject({ status: 200, body: { payment: { id: orderId }, documents: [] } });
    }
    const { token } = other;
    expect((await api.call(paymentCalls.ofRecruiter, { token, params: { id: buyer.id } })).status).toBe(403);
    expect((await api.call(paymentCalls.invoice, { token, params: { id: orderId } })).status).toBe(404);
  });

  it('come page by page', async () => {
    for (let bought = 0; bought < 3; bought += 1) {
      await steps.verify(buyer.token, await steps.pay(await steps.order(buyer, 2)));
    }
    const page = (query: { limit: string; cursor?: string | undefined }) =>
      api.call(paymentCalls.ofRecruiter, { token: buyer.token, params: { id: String(buyer.id) }, query });
    const first = await page({ limit: '2' });
    const second = await page({ limit: '2', cursor: first.next });
    expect([first.body.length, second.body.length, second.next]).toEqual([2, 1, undefined]);
  });

  it('are refused while nothing was paid, and for an unknown payment', async () => {
    const orderId = await steps.order(buyer, 2);
    const invoice = (id: string) => api.call(paymentCalls.invoice, { token: buyer.token, params: { id } });
    expect(await invoice(orderId)).toMatchObject({ status: 400, body: { code: 'INVALID_STATE' } });
    expect((await invoice('order_neverMade1')).status).toBe(404);
    expect((await invoice('../1')).status).toBe(400);
  });

  it('contain no personal data in storage', async () => {
    await steps.verify(buyer.token, await steps.pay(await steps.order(buyer, 2)));
    expect(JSON.stringify(await itemsOf('payment'))).not.toMatch(/canary|Name of|Company/);
  });
});
