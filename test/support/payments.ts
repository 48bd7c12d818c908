import { createHmac, randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { paymentCalls } from '#shared/contracts/payments.ts';
import type { ApiAnswer, TestApi } from './api.ts';
import type { Principal } from './principals.ts';

/** The result that the checkout passes to the page. */
export interface CheckoutResult {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
}

const sign = (message: string | Uint8Array, secret: string) =>
  createHmac('sha256', secret).update(message).digest('hex');

const someId = (prefix: string) => `${prefix}_${randomBytes(7).toString('hex')}`;

/** A checkout's result that Razorpay never issued, with a valid signature. */
export function signedResult(orderId: string, paymentId = someId('pay')): CheckoutResult {
  const signature = sign(`${orderId}|${paymentId}`, process.env.RAZORPAY_KEY_SECRET ?? '');
  return { razorpay_order_id: orderId, razorpay_payment_id: paymentId, razorpay_signature: signature };
}

/** A payment as Razorpay reports it; amounts in paise. */
export interface ReportedPayment {
  id: string;
  order_id: string;
  amount: number;
  currency?: string;
  status?: string;
  amount_refunded?: number | null;
}

/** A refund as Razorpay reports it; the amount in paise. */
export interface ReportedRefund {
  id: string;
  amount: number;
}

/** The webhook's request that reports a payment, with a valid signature. */
export function signedWebhook(event: string, payment: ReportedPayment, refund?: ReportedRefund) {
  const entity = { currency: 'INR', status: 'captured', amount_refunded: 0, ...payment };
  return signedBody(
    JSON.stringify({
      entity: 'event',
      event,
      payload: { payment: { entity }, ...(refund && { refund: { entity: refund } }) },
    }),
  );
}

/** A request of the webhook with these bytes and, by default, their valid signature. */
const signedBody = <Body extends string | Uint8Array>(
  body: Body,
  signature = sign(body, process.env.RAZORPAY_WEBHOOK_SECRET ?? ''),
) => ({ headers: { 'content-type': 'application/json', 'x-razorpay-signature': signature }, body });

/** The steps of buying a plan, through the calls and against the stand-in of Razorpay. */
export function paymentSteps(api: TestApi) {
  const standIn = async (path: string, body: object = {}) => {
    const address = `${process.env.RAZORPAY_ENDPOINT}/stand-in/${path}`;
    const response = await fetch(address, { method: 'POST', body: JSON.stringify(body) });
    return response.json();
  };
  const steps = {
    purchase: (token: string | undefined, plan_id: unknown, more: Record<string, unknown> = {}) =>
      api.call(paymentCalls.purchase, { token, body: { plan_id, payment_method: 'razorpay', ...more } }),
    /** Creates an order; returns its id. */
    order: async ({ token }: Principal, planId: number): Promise<string> => {
      const answer = await steps.purchase(token, planId);
      expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 });
      return answer.body.order_id;
    },
    /** Pays an order in the checkout. */
    pay: (orderId: string): Promise<CheckoutResult> => standIn(`orders/${orderId}/pay`),
    /** Makes a payment attempt in the checkout that fails. */
    fail: (orderId: string): Promise<{ id: string }> => standIn(`orders/${orderId}/fail`),
    refund: (paymentId: string, amount?: number) => standIn(`payments/${paymentId}/refund`, { amount }),
    verify: (token: string | undefined, result: object) =>
      api.call(paymentCalls.verifyPayment, { token, body: result }),
    /** Sends bytes to the webhook, by default with their valid signature. */
    post: (body: string | Uint8Array, signature?: string): Promise<ApiAnswer> =>
      api.raw(paymentCalls.webhook, signedBody(body, signature)),
    /** Reports a payment to the webhook. */
    sendWebhook: (event: string, payment: ReportedPayment, refund?: ReportedRefund): Promise<ApiAnswer> =>
      api.raw(paymentCalls.webhook, signedWebhook(event, payment, refund)),
    /** Lets the latest refund of a payment fail at Razorpay. */
    failRefund: (paymentId: string): Promise<{ payment: ReportedPayment; refund: ReportedRefund }> =>
      standIn(`payments/${paymentId}/fail-refund`),
  };
  return steps;
}
