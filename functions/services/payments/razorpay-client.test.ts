import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkoutUrl, createOrder, createRefund, fetchPayment } from './razorpay-client.ts';

interface Reply {
  status: number;
  body: object;
}

/** Answers of this file's stand-in, in order, and the requests that it received. */
let replies: Reply[] = [];
let requested: { call: string; credentials: string; body: unknown; key?: unknown }[] = [];
const server = createServer(async (request, response) => {
  const chunks = await request.toArray();
  const text = Buffer.concat(chunks).toString();
  const [, credentials = ''] = (request.headers.authorization ?? '').split(' ');
  requested.push({
    call: `${request.method} ${request.url}`,
    credentials: Buffer.from(credentials, 'base64').toString(),
    body: text ? JSON.parse(text) : undefined,
    ...(request.headers['x-refund-idempotency'] && { key: request.headers['x-refund-idempotency'] }),
  });
  const { status, body } = replies.shift() ?? { status: 500, body: {} };
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
});
await new Promise<void>((listening) => {
  server.listen(0, '127.0.0.1', listening);
});
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const lines: unknown[] = [];

beforeEach(() => {
  [replies, requested] = [[], []];
  lines.length = 0;
  vi.stubEnv('RAZORPAY_ENDPOINT', address);
  vi.stubEnv('RAZORPAY_KEY_ID', 'key');
  vi.stubEnv('RAZORPAY_KEY_SECRET', 'secret');
  vi.stubEnv('LOG_LEVEL', 'INFO');
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    lines.push(JSON.parse(String(line)));
    return true;
  });
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.close();
  server.closeAllConnections();
});

const refused = (status: number): Reply => ({ status, body: { error: { code: 'BAD_REQUEST_ERROR' } } });
const unavailable = { code: 'PAYMENT_UNAVAILABLE', status: 503, retryAfterSeconds: 5 };
const payment = { id: 'pay_1', order_id: 'order_1', amount: 99_900, currency: 'INR', status: 'captured' };

describe('an order', () => {
  it('is created with our keys, in paise, and captured immediately when it is paid', async () => {
    replies = [{ status: 200, body: { id: 'order_1' } }];
    expect(await createOrder(99_900, 'subscription-7')).toBe('order_1');
    const body = { amount: 99_900, currency: 'INR', receipt: 'subscription-7', payment_capture: true };
    expect(requested).toEqual([{ call: 'POST /v1/orders', credentials: 'key:secret', body }]);
  });

  it.each([400, 404, 500])('that Razorpay answers with %i can be retried', async (status) => {
    replies = [refused(status)];
    await expect(createOrder(1, 'subscription-7')).rejects.toMatchObject(unavailable);
  });
});

describe('a payment', () => {
  it('that was captured is returned as Razorpay reports it, without a refund', async () => {
    replies = [{ status: 200, body: { ...payment, amount_refunded: null } }];
    expect(await fetchPayment('pay_1')).toEqual({ ...payment, amount_refunded: 0 });
    expect(requested.map(({ call }) => call)).toEqual(['GET /v1/payments/pay_1']);
  });

  it('that was only authorised is captured completely', async () => {
    replies = [
      { status: 200, body: { ...payment, status: 'authorized' } },
      { status: 200, body: payment },
    ];
    expect(await fetchPayment('pay_1')).toMatchObject({ status: 'captured' });
    expect(requested.map(({ call }) => call)).toEqual(['GET /v1/payments/pay_1', 'POST /v1/payments/pay_1/capture']);
    expect(requested[1]?.body).toMatchObject({ amount: 99_900, currency: 'INR' });
  });

  it('that is captured concurrently is read again', async () => {
    replies = [
      { status: 200, body: { ...payment, status: 'authorized' } },
      refused(400),
      { status: 200, body: payment },
    ];
    expect(await fetchPayment('pay_1')).toMatchObject({ status: 'captured' });
    expect(requested).toHaveLength(3);
  });

  it.each([400, 404, 499])('that Razorpay answers with %i does not exist', async (status) => {
    replies = [refused(status)];
    expect(await fetchPayment('pay_1')).toBeUndefined();
    expect(lines).toEqual([]);
  });

  it.each([304, 401, 403, 409, 429, 500, 503])(
    'with the inconclusive answer %i can be retried, and is logged',
    async (status) => {
      replies = [refused(status)];
      await expect(fetchPayment('pay_1')).rejects.toMatchObject(unavailable);
      expect(lines).toMatchObject([{ code: 'PAYMENT_PROVIDER_FAILED', status }]);
    },
  );

  it('can be retried after an unreadable answer of Razorpay', async () => {
    replies = [{ status: 200, body: {} }];
    server.once('request', (request) => request.socket.destroy());
    await expect(fetchPayment('pay_1')).rejects.toMatchObject(unavailable);
    expect(lines).toMatchObject([{ code: 'PAYMENT_PROVIDER_FAILED', status: 'none' }]);
  });
});

describe('a refund', () => {
  it('is made once for its key, in paise', async () => {
    replies = [{ status: 200, body: { id: 'rfnd_1', entity: 'refund', amount: 50_000 } }];
    expect(await createRefund('pay_1', 50_000, 'pay_1-0-50000')).toEqual({ id: 'rfnd_1', amount: 50_000 });
    const body = { amount: 50_000, speed: 'normal' };
    expect(requested).toEqual([
      { call: 'POST /v1/payments/pay_1/refund', credentials: 'key:secret', body, key: 'pay_1-0-50000' },
    ]);
  });

  it.each([400, 404])('that Razorpay answers with %i is refused', async (status) => {
    replies = [refused(status)];
    expect(await createRefund('pay_1', 1, 'pay_1-0-1')).toBeUndefined();
  });

  it.each([401, 409, 429, 500])('with the inconclusive answer %i can be retried, and is logged', async (status) => {
    replies = [refused(status)];
    await expect(createRefund('pay_1', 1, 'pay_1-0-1')).rejects.toMatchObject(unavailable);
    expect(lines).toMatchObject([{ code: 'PAYMENT_PROVIDER_FAILED', status }]);
  });

  it('can be retried when Razorpay does not answer', async () => {
    server.once('request', (request) => request.socket.destroy());
    await expect(createRefund('pay_1', 1, 'pay_1-0-1')).rejects.toMatchObject(unavailable);
  });
});

describe("the checkout's script", () => {
  it("is Razorpay's own outside of the local run", () => {
    expect(checkoutUrl()).toBe(`${address}/v1/checkout.js`);
    vi.stubEnv('RAZORPAY_ENDPOINT', undefined);
    expect(checkoutUrl()).toBe('https://checkout.razorpay.com/v1/checkout.js');
  });
});
