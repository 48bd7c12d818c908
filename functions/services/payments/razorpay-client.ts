import type Razorpay from 'razorpay';
import * as z from 'zod/mini';
import { setting } from '#functions/platform/env.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { log } from '#functions/platform/log.ts';

/** Only in the local run and in tests: the stand-in's address. */
const endpoint = () => process.env.RAZORPAY_ENDPOINT;

/** Where the browser gets the checkout's script. */
export const checkoutUrl = (): string => `${endpoint() ?? 'https://checkout.razorpay.com'}/v1/checkout.js`;

/** Below the browser's 10 seconds, with room for our own writes. */
const timeoutMs = 5_000;

/** A failure that trying again may mend, in seconds. */
const retryAfterSeconds = 5;

let client: Promise<Razorpay> | undefined;

/** The HTTP client (axios) behind the SDK, whose types hide it: only that has time-outs, a host and further headers. */
interface HttpClient {
  defaults: Record<string, unknown>;
  post(path: string, body: object, options: { headers: Record<string, string> }): Promise<unknown>;
}

const httpClientOf = ({ api }: Razorpay): HttpClient => (api as unknown as { rq: HttpClient }).rq;

// The SDK is loaded with the first payment: webhooks and lists do without it.
async function connect(): Promise<Razorpay> {
  const { default: Client } = await import('razorpay');
  const connected = new Client({ key_id: setting('RAZORPAY_KEY_ID'), key_secret: setting('RAZORPAY_KEY_SECRET') });
  const standIn = endpoint();
  Object.assign(httpClientOf(connected).defaults, {
    timeout: timeoutMs,
    ...(standIn ? { baseURL: standIn, proxy: false } : {}),
  });
  return connected;
}

/** The status that an error of the SDK, or of its HTTP client, names. */
const refusal = z.object({
  statusCode: z.optional(z.union([z.number(), z.string()])),
  response: z.optional(z.object({ status: z.number() })),
});

/**
 * Sends a request to Razorpay. Its refusal of an invalid request gives undefined.
 * @throws HttpError 503 when it does not answer, is busy, or does not know our keys
 */
async function ask<Answer>(question: (razorpay: Razorpay) => Promise<Answer>): Promise<Answer | undefined> {
  client ??= connect();
  try {
    return await question(await client);
  } catch (error) {
    // Without an answer there is nothing that the SDK could read a status from: it fails with a TypeError.
    const { statusCode, response } = refusal.safeParse(error).data ?? {};
    const status = Number(statusCode ?? response?.status);
    if (status >= 400 && status < 500 && ![401, 403, 409, 429].includes(status)) return undefined;
    log('PAYMENT_PROVIDER_FAILED', { status: Number.isNaN(status) ? 'none' : status });
    throw new HttpError('PAYMENT_UNAVAILABLE', { retryAfterSeconds });
  }
}

const order = z.object({ id: z.string() });

/**
 * Creates an order at Razorpay, whose payments are captured immediately; returns its id.
 * @param amount in paise
 * @param receipt our own name of the order, at most 40 characters
 * @throws HttpError 503
 */
export async function createOrder(amount: number, receipt: string): Promise<string> {
  const request = { amount, currency: 'INR', receipt, payment_capture: true };
  const made = await ask((razorpay) => razorpay.orders.create(request));
  if (!made) throw new HttpError('PAYMENT_UNAVAILABLE', { retryAfterSeconds });
  return order.parse(made).id;
}

/** A payment as Razorpay reports it, in calls and webhooks; amounts in paise. */
export const providerPayment = z.object({
  id: z.string(),
  order_id: z.nullish(z.string()),
  amount: z.coerce.number(),
  currency: z.string(),
  status: z.string(),
  /** Absent or null before a refund: both become 0. */
  amount_refunded: z._default(z.coerce.number(), 0),
});
export type ProviderPayment = z.output<typeof providerPayment>;

/** A refund as Razorpay reports it; the amount in paise. */
export const providerRefund = z.object({ id: z.string(), amount: z.coerce.number() });
export type ProviderRefund = z.output<typeof providerRefund>;
const refundAnswer = z.object({ data: providerRefund });

/**
 * A payment as Razorpay knows it, captured if that was still to be done; undefined when there is none.
 * @throws HttpError 503
 */
export async function fetchPayment(id: string): Promise<ProviderPayment | undefined> {
  const found = await ask((razorpay) => razorpay.payments.fetch(id));
  if (found?.status !== 'authorized') return found && providerPayment.parse(found);
  const captured = await ask((razorpay) => razorpay.payments.capture(id, found.amount, found.currency));
  // Refused: it was captured in this very moment.
  return providerPayment.parse(captured ?? (await ask((razorpay) => razorpay.payments.fetch(id))));
}

/**
 * Pays back a part of a captured payment, or all of it, at normal speed (5 to 7 working days).
 * @param amount in paise
 * @param key name of this refund (10 characters or more: letters, digits, - and _): Razorpay makes it once, however often
 * it is requested
 * @returns the refund, or undefined when Razorpay refuses it: the balance is too low, or more was paid back before
 * @throws HttpError 503, also while the same request is still under way
 */
export async function createRefund(
  paymentId: string,
  amount: number,
  key: string,
): Promise<ProviderRefund | undefined> {
  const made = await ask((razorpay) =>
    httpClientOf(razorpay).post(
      `/v1/payments/${paymentId}/refund`,
      { amount, speed: 'normal' },
      { headers: { 'X-Refund-Idempotency': key } },
    ),
  );
  return made === undefined ? undefined : refundAnswer.parse(made).data;
}
