import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { readEntitlement } from '#functions/entities/subscription/entitlement-store.ts';
import { paymentCalls } from '#shared/contracts/payments.ts';
import { testApi } from '#test/support/api.ts';
import { beforeNextTransaction } from '#test/support/interleave.ts';
import { type CheckoutResult, paymentSteps, type ReportedPayment } from '#test/support/payments.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { makePlan } from '#test/support/records.ts';
import { tableChanges } from '#test/support/table-changes.ts';

const api = await testApi();
const steps = paymentSteps(api);
const amount = 99_900;
const day = 24 * 60 * 60 * 1000;

await makePlan({ id: 2, key: 'basic', name: 'Basic', price: 999, candidate_limit: 50, duration_days: 30 });

let lastId = 0;
let buyer: Principal;
let orderId: string;
let result: CheckoutResult;
let captured: ReportedPayment;
beforeEach(async () => {
  lastId += 1;
  buyer = await makePrincipal('recruiter', lastId);
  orderId = await steps.order(buyer, 2);
});

/** Orders and pays; neither webhook nor checkout has reported the payment yet. */
const pay = async () => {
  result = await steps.pay(orderId);
  captured = { id: result.razorpay_payment_id, order_id: orderId, amount };
};
const records = async () =>
  (await api.scan()).flatMap((item) =>
    item.entity === 'subscription' && item.card.recruiter_id === buyer.id ? [item.card] : [],
  );
const paymentRecord = async () => (await api.scan()).find((item) => item.PK === `PAYMENT#${orderId}`)?.card;
const expectOneActive = async () => {
  const found = await records();
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ is_active: true, payment_status: 'completed', price: 999 });
  expect(Date.parse(found[0].end_date) - Date.parse(found[0].start_date)).toBe(30 * day);
  const granted = await readEntitlement(buyer.id);
  expect(granted).toMatchObject({ subscription_id: found[0].id, candidate_limit: 50 });
};
const expectNothing = async () => {
  expect(await records()).toEqual([]);
  expect(await readEntitlement(buyer.id)).toBeUndefined();
};

type Report = 'verify' | 'captured' | 'paid' | 'failed' | 'captured again';
const send: Record<Report, () => Promise<{ status: number }>> = {
  verify: () => steps.verify(buyer.token, result),
  captured: () => steps.sendWebhook('payment.captured', captured),
  paid: () => steps.sendWebhook('order.paid', captured),
  failed: () => steps.sendWebhook('payment.failed', { ...captured, id: 'pay_anEarlierTry', status: 'failed' }),
  'captured again': () => steps.sendWebhook('payment.captured', captured),
};

const orders = (reports: Report[]): Report[][] =>
  reports.length < 2
    ? [reports]
    : reports.flatMap((first, place) =>
        orders(reports.filter((_, other) => other !== place)).map((rest) => [first, ...rest]),
      );

describe('one payment, reported in every order', () => {
  it.each(orders(['verify', 'captured', 'paid', 'failed']))(
    '%s, %s, %s, %s starts one subscription',
    async (...reports) => {
      await pay();
      for (const each of reports) expect(await send[each](), each).toMatchObject({ status: 200 });
      await expectOneActive();
      expect(await paymentRecord()).toMatchObject({ status: 'completed', provider_payment_id: captured.id });
    },
  );

  it('concurrent and repeated reports start one subscription', async () => {
    await pay();
    const reports: Report[] = ['verify', 'captured', 'paid', 'failed', 'captured again'];
    const all = Array.from({ length: 4 }, () => reports).flat();
    const answers = await Promise.all(all.map((each) => send[each]()));
    for (const [place, answer] of answers.entries()) expect(answer, all[place]).toMatchObject({ status: 200 });
    await expectOneActive();
  });

  it('starts it when the capture is delivered days after the failure', async () => {
    captured = { id: 'pay_anEarlierTry', order_id: orderId, amount };
    await steps.sendWebhook('payment.failed', { ...captured, status: 'failed' });
    expect(await paymentRecord()).toMatchObject({ status: 'failed' });
    await expectNothing();
    api.clock.set(Date.now() + 3 * day);
    await pay();
    expect((await send.captured()).status).toBe(200);
    await expectOneActive();
  });

  it('stays paid when a failure is recorded concurrently', async () => {
    await pay();
    beforeNextTransaction(() => send.captured());
    expect((await send.failed()).status).toBe(200);
    expect(await paymentRecord()).toMatchObject({ status: 'completed' });
    await expectOneActive();
  });

  it('a much later replay changes nothing', async () => {
    await pay();
    await send.captured();
    api.clock.set(Date.now() + 60 * day);
    expect(await tableChanges(api, () => Promise.all([send.captured(), send.paid(), send.failed()]))).toEqual([]);
  });
});

describe('a forged webhook', () => {
  it('with any byte of its body changed is refused', async () => {
    await pay();
    const body = Buffer.from(
      JSON.stringify({
        event: 'payment.captured',
        payload: { payment: { entity: { ...captured, currency: 'INR', status: 'captured' } } },
      }),
    );
    const signature = createHmac('sha256', process.env.RAZORPAY_WEBHOOK_SECRET ?? '')
      .update(body)
      .digest('hex');
    for (const place of body.keys()) {
      const forged = Buffer.from(body);
      forged.writeUInt8((forged.readUInt8(place) ^ 1) & 0xff, place);
      expect(await steps.post(forged, signature), String(place)).toMatchObject({
        status: 400,
        body: { code: 'INVALID_SIGNATURE' },
      });
    }
    await expectNothing();
    for (const place of signature.split('').keys()) {
      const bytes = Buffer.from(signature);
      for (const bit of [1, 32]) {
        const forged = Buffer.from(bytes);
        forged.writeUInt8(forged.readUInt8(place) ^ bit, place);
        expect((await steps.post(body, forged.toString('latin1'))).status, `${place} ${bit}`).toBe(400);
      }
    }
    await expectNothing();
    expect((await steps.post(body, signature)).status).toBe(200);
    await expectOneActive();
  });

  it.each(['', '0', 'null', '0'.repeat(64), 'ä'.repeat(32)])('with the signature %j is refused', async (signature) => {
    expect((await steps.post('{}', signature)).status).toBe(400);
  });

  it('without a signature is refused', async () => {
    const answer = await api.raw(paymentCalls.webhook, { headers: { 'content-type': 'application/json' }, body: '{}' });
    expect(answer.status).toBe(400);
  });

  it('is not accepted with the checkout secret as its key', async () => {
    await pay();
    const body = JSON.stringify({ event: 'payment.captured', payload: { payment: { entity: captured } } });
    const signature = createHmac('sha256', process.env.RAZORPAY_KEY_SECRET ?? '')
      .update(body)
      .digest('hex');
    expect((await steps.post(body, signature)).status).toBe(400);
    await expectNothing();
  });
});

describe('a webhook without effect', () => {
  it.each([
    '',
    'no JSON',
    '[]',
    'null',
    '{"event":"payment.captured"}',
    '{"event":"invoice.paid","payload":{"payment":{"entity":{"id":"p","order_id":"o","amount":1,"currency":"INR","status":"captured"}}}}',
    '{"event":"constructor","payload":{"payment":{"entity":{"id":"p","order_id":"o","amount":1,"currency":"INR","status":"captured"}}}}',
    '{"event":"payment.captured","payload":{"payment":{"entity":{"id":"p","order_id":null,"amount":1,"currency":"INR","status":"captured"}}}}',
  ])('%j is accepted and ignored', async (body) => {
    const changes = await tableChanges(api, async () => {
      expect(await steps.post(body)).toMatchObject({ status: 200, body: { received: true } });
    });
    expect(changes).toEqual([]);
  });

  it("another shop's order is ignored", async () => {
    expect(
      (await steps.sendWebhook('payment.captured', { id: 'pay_1', order_id: 'order_ofAnother', amount })).status,
    ).toBe(200);
    await expectNothing();
  });

  it('a payment that is not captured starts nothing', async () => {
    await steps.sendWebhook('payment.captured', { id: 'pay_1', order_id: orderId, amount, status: 'authorized' });
    await expectNothing();
  });
});

describe('a payment with another amount or currency than its order', () => {
  it.each([
    [{ amount: amount - 1 }],
    [{ amount: amount + 1 }],
    [{ amount: 999 }],
    [{ amount: amount * 100 }],
    [{ currency: 'USD' }],
    [{ currency: 'inr' }],
  ])('%j starts nothing', async (tampered) => {
    await pay();
    for (const event of ['payment.captured', 'order.paid']) {
      expect((await steps.sendWebhook(event, { ...captured, ...tampered })).status).toBe(200);
    }
    await expectNothing();
    expect(await paymentRecord()).toMatchObject({ status: 'pending' });
  });
});

describe('a refund', () => {
  const refund = (amount_refunded = amount, event = 'refund.processed') =>
    steps.sendWebhook(event, {
      ...captured,
      amount_refunded,
      status: amount_refunded === amount ? 'refunded' : 'captured',
    });

  it.each(['refund.processed', 'payment.refunded'])('reported by %s ends the subscription, once', async (event) => {
    await pay();
    await send.captured();
    const now = Date.now() + 1_000;
    api.clock.set(now);
    await Promise.all([refund(amount, event), refund(amount, event)]);
    expect(await records()).toMatchObject([{ is_active: false, payment_status: 'failed' }]);
    expect((await readEntitlement(buyer.id))?.ends_at).toBe(now);
    expect(await paymentRecord()).toMatchObject({ status: 'refunded', amount_refunded: 999 });
    api.clock.set(now + 5_000);
    expect(await tableChanges(api, () => Promise.all([refund(), send.captured(), send.paid()]))).toEqual([]);
    expect((await send.verify()).status).toBe(400);
    expect((await readEntitlement(buyer.id))?.ends_at).toBe(now);
  });

  it('of a part is recorded and ends nothing', async () => {
    await pay();
    await send.captured();
    await refund(10_050);
    expect(await paymentRecord()).toMatchObject({ status: 'completed', amount_refunded: 100.5 });
    await expectOneActive();
  });

  it('that is reported before the payment prevents the start', async () => {
    await pay();
    await refund();
    expect((await send.captured()).status).toBe(200);
    await expectNothing();
    expect(await paymentRecord()).toMatchObject({ status: 'refunded' });
  });

  it('of another payment for the same order ends nothing', async () => {
    await pay();
    await send.captured();
    captured = { ...captured, id: 'pay_paidTwice' };
    await refund();
    await expectOneActive();
  });
});

describe('a refund that is reported before its capture', () => {
  const rupees = (from: number) => from / 100;
  type Step = [event: 'refund.processed' | 'payment.refunded' | 'refund.failed' | 'payment.captured', paise?: number];
  const [whole, part, rest] = [amount, 10_000, amount - 10_000];
  const made = (paise = whole): Step => ['refund.processed', paise];
  const failed = (paise = whole): Step => ['refund.failed', paise];
  const unnamed = (paise = whole): Step => ['payment.refunded', paise];
  const capture: Step = ['payment.captured'];

  /** Reports the steps; the refund of an amount has the same name in each of them. */
  async function report(steps_: readonly Step[], id = captured.id) {
    const counted = new Set<number>();
    for (const [event, paise] of steps_) {
      if (paise !== undefined && event !== 'refund.failed') counted.add(paise);
      if (paise !== undefined && event === 'refund.failed') counted.delete(paise);
      const amount_refunded = Math.min(
        amount,
        [...counted].reduce((sum, each) => sum + each, 0),
      );
      const refund =
        paise === undefined || event === 'payment.refunded' ? undefined : { id: `rfnd_${id}_${paise}`, amount: paise };
      const payment = { ...captured, id, amount_refunded: event === 'payment.captured' ? 0 : amount_refunded };
      expect((await steps.sendWebhook(event, payment, refund)).status, event).toBe(200);
    }
  }

  it.each<[string, Step[], 'completed' | 'refunded', number, isActive: boolean]>([
    ['part', [made(part), capture], 'completed', part, true],
    ['part without a name', [unnamed(part), capture], 'completed', part, true],
    ['part twice', [made(part), made(part), capture, made(part)], 'completed', part, true],
    ['part that failed', [made(part), failed(part), capture], 'completed', 0, true],
    ['part that fails later', [made(part), capture, failed(part)], 'completed', 0, true],
    ['part whose failure comes first', [failed(part), made(part), capture], 'completed', 0, true],
    ['part and the rest', [made(part), made(rest), capture], 'refunded', whole, false],
    ['part before and the rest after', [made(part), capture, made(rest)], 'refunded', whole, false],
    ['whole', [made(), capture], 'refunded', whole, false],
    ['whole, captured twice', [made(), capture, capture], 'refunded', whole, false],
    ['whole without a name', [unnamed(), capture], 'refunded', whole, false],
    ['whole with and without a name', [unnamed(), made(), capture, unnamed()], 'refunded', whole, false],
    ['whole that failed', [made(), failed(), capture], 'completed', 0, true],
    ['whole that failed, reported late', [made(), failed(), unnamed(), capture, made()], 'completed', 0, true],
    ['whole that fails later', [made(), capture, failed()], 'completed', 0, true],
    ['whole that fails later, captured again', [made(), capture, failed(), capture, made()], 'completed', 0, true],
    ['whole whose failure comes first', [failed(), made(), capture], 'completed', 0, true],
    ['rest that failed', [made(part), made(rest), failed(rest), capture], 'completed', part, true],
    ['rest that fails later', [made(part), made(rest), capture, failed(rest)], 'completed', part, true],
  ])('counts once it is captured: %s', async (_, reports, status, paise, isActive) => {
    await pay();
    await report(reports);
    expect(await paymentRecord()).toMatchObject({
      status,
      amount_refunded: rupees(paise),
      provider_payment_id: captured.id,
    });
    if (isActive) await expectOneActive();
    else expect((await records()).filter(({ is_active }) => is_active)).toEqual([]);
  });

  it('counts nothing of another payment of the order, which was never captured', async () => {
    await pay();
    await report([made()], 'pay_authorisedLate');
    await report([capture]);
    await report([failed(), made()], 'pay_authorisedLate');
    expect(await paymentRecord()).toMatchObject({ status: 'completed', amount_refunded: 0 });
    await expectOneActive();
  });

  it('is noted once, however often it is reported', async () => {
    await pay();
    await report([made(part), unnamed(part)]);
    expect(await tableChanges(api, () => report([made(part), unnamed(part)]))).toEqual([]);
    expect(await paymentRecord()).toMatchObject({ status: 'pending', amount_refunded: 0, provider_payment_id: null });
  });
});
