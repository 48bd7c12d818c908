import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readBody } from '../gateway/read-body.ts';
import { listen } from '../process/ports.ts';
import { type Order, type Payment, RazorpayState, type Refund, sign } from './razorpay-state.ts';

export interface RazorpayOptions {
  port: number;
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** Receives events; absent: no events are sent. */
  webhookUrl?: string;
  /** Persists orders and payments; absent: memory only. */
  file?: string;
}

interface Answer {
  status: number;
  body: unknown;
  type?: string;
}

type Handle = (match: string[], body: Record<string, unknown>, headers: IncomingMessage['headers']) => Answer;

const maxBodyBytes = 64 * 1024;
const script = join(import.meta.dirname, 'checkout.js');

const ok = (body: unknown): Answer => ({ status: 200, body });
const refusal = (status: number, description: string): Answer => ({
  status,
  body: { error: { code: 'BAD_REQUEST_ERROR', description } },
});
const unknownId = () => refusal(400, 'The id provided does not exist');

/**
 * Emulates Razorpay: orders and payments, the checkout script, real signatures and webhooks, but no real payments: the
 * user chooses the outcome in the checkout. Throws like `listen`.
 */
export const startRazorpay = async (options: RazorpayOptions): Promise<Server> => {
  const state = new RazorpayState(options.file);
  const routes = [...calls(state, options), ...checkout(state, options)];
  const server = createServer((request, response) => {
    answer(request, routes, options).then(
      (found) => send(response, found),
      (error) => send(response, refusal(500, String(error))),
    );
  });
  await listen(server, options.port, 'Razorpay stand-in');
  return server;
};

type Route = [method: string, path: RegExp, handle: Handle];

/** Calls of Razorpay's API, which require the keys. */
const calls = (state: RazorpayState, options: RazorpayOptions): Route[] => [
  [
    'POST',
    /^\/v1\/orders$/,
    (_, { amount, currency, receipt }) =>
      Number.isInteger(amount) && Number(amount) >= 100 && currency === 'INR'
        ? ok(state.createOrder(Number(amount), currency, typeof receipt === 'string' ? receipt : null))
        : refusal(400, 'Order amount less than minimum amount allowed'),
  ],
  ['GET', /^\/v1\/orders\/(\w+)$/, ([, id = '']) => found(state.order(id))],
  ['GET', /^\/v1\/payments\/(\w+)$/, ([, id = '']) => found(state.payment(id))],
  [
    'POST',
    /^\/v1\/payments\/(\w+)\/refund$/,
    ([, id = ''], { amount }, headers) => {
      const key = headers['x-refund-idempotency'];
      const earlier = typeof key === 'string' ? state.refundOf(key) : undefined;
      if (earlier) return ok(earlier);
      const payment = state.payment(id);
      if (payment?.status !== 'captured') return refusal(400, 'The payment has been fully refunded already');
      const left = payment.amount - payment.amount_refunded;
      const wanted = amount === undefined ? left : Number(amount);
      if (!Number.isInteger(wanted) || wanted < 100 || wanted > left)
        return refusal(400, 'The total refund amount is greater than the refund payment amount');
      const refunded = state.refund(payment, wanted);
      const name = typeof key === 'string' ? key : `${id}-${refunded.amount_refunded}`;
      const made = state.keepRefund(name, payment, wanted);
      void sendWebhook('refund.processed', { payment: { entity: refunded }, refund: { entity: made } }, options);
      return ok(made);
    },
  ],
];

const found = (entity: Order | Payment | Refund | undefined) => (entity ? ok(entity) : unknownId());

/** Calls of the checkout in the browser, and controls of the emulator: pay, fail, refund. */
const checkout = (state: RazorpayState, options: RazorpayOptions): Route[] => [
  [
    'GET',
    /^\/v1\/checkout\.js$/,
    () => ({ status: 200, body: readFileSync(script), type: 'text/javascript; charset=utf-8' }),
  ],
  ['GET', /^\/stand-in\/orders\/(\w+)$/, ([, id = '']) => found(state.order(id))],
  [
    'POST',
    /^\/stand-in\/orders\/(\w+)\/(pay|fail)$/,
    ([, id = '', outcome]) => {
      const order = state.order(id);
      if (!order) return unknownId();
      if (order.status === 'paid') return refusal(400, 'Order has already been paid');
      const payment = state.pay(order, outcome === 'pay');
      const events = outcome === 'pay' ? ['payment.captured', 'order.paid'] : ['payment.failed'];
      for (const event of events) void sendWebhook(event, { payment: { entity: payment } }, options);
      return ok(outcome === 'pay' ? checkoutResult(payment, options.keySecret) : payment);
    },
  ],
  [
    'POST',
    /^\/stand-in\/payments\/(\w+)\/fail-refund$/,
    ([, id = '']) => {
      const paid = state.payment(id);
      const failed = paid && state.failRefund(paid);
      if (!failed) return unknownId();
      const payload = { payment: { entity: failed.payment }, refund: { entity: failed.refund } };
      void sendWebhook('refund.failed', payload, options);
      return ok(failed);
    },
  ],
  [
    'POST',
    /^\/stand-in\/payments\/(\w+)\/refund$/,
    ([, id = ''], { amount }) => {
      const payment = state.payment(id);
      if (payment?.status !== 'captured') return unknownId();
      const refunded = state.refund(payment, typeof amount === 'number' ? amount : payment.amount);
      void sendWebhook('refund.processed', { payment: { entity: refunded } }, options);
      return ok(refunded);
    },
  ],
];

/** The checkout's result for the page, signed as by Razorpay. */
const checkoutResult = ({ id, order_id }: Payment, keySecret: string) => ({
  razorpay_payment_id: id,
  razorpay_order_id: order_id,
  razorpay_signature: sign(`${order_id}|${id}`, keySecret),
});

const answer = async (
  request: IncomingMessage,
  routes: Route[],
  { keyId, keySecret }: RazorpayOptions,
): Promise<Answer> => {
  const bytes = await readBody(request, maxBodyBytes);
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (request.method === 'OPTIONS') return ok({});
  const isPublic = pathname === '/v1/checkout.js' || pathname.startsWith('/stand-in/');
  const credentials = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  if (!isPublic && request.headers.authorization !== credentials) return refusal(401, 'Authentication failed');
  for (const [method, path, handle] of routes) {
    const match = method === request.method ? path.exec(pathname) : null;
    if (match) return handle(match, bytes && bytes.length > 0 ? JSON.parse(bytes.toString()) : {}, request.headers);
  }
  return refusal(404, 'The requested URL was not found on the server.');
};

const send = (response: ServerResponse, { status, body, type }: Answer): void => {
  response.writeHead(status, {
    'content-type': type ?? 'application/json',
    'cache-control': 'no-store',
    // The checkout runs on the site's pages.
    'access-control-allow-origin': '*',
    'access-control-allow-headers': 'content-type',
    'access-control-allow-methods': 'GET, POST',
    'cross-origin-resource-policy': 'cross-origin',
  });
  response.end(type ? body : JSON.stringify(body));
};

/** Milliseconds before each attempt to send an event; Razorpay retries for 24 hours. */
const attempts = [0, 500, 2_000, 10_000];

const sendWebhook = async (
  event: string,
  payload: object,
  { webhookUrl, webhookSecret }: RazorpayOptions,
): Promise<void> => {
  if (webhookUrl === undefined) return;
  const body = JSON.stringify({
    entity: 'event',
    event,
    contains: Object.keys(payload),
    payload,
    created_at: Math.floor(Date.now() / 1000),
  });
  const headers = { 'content-type': 'application/json', 'x-razorpay-signature': sign(body, webhookSecret) };
  for (const wait of attempts) {
    await pause(wait, undefined, { ref: false });
    const response = await fetch(webhookUrl, { method: 'POST', headers, body }).catch(() => undefined);
    if (response?.ok) return;
  }
};
