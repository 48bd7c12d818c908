import * as z from 'zod/mini';
import type { UseCase } from '#functions/http/request.ts';
import { setting } from '#functions/platform/env.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { log } from '#functions/platform/log.ts';
import {
  type ProviderPayment,
  type ProviderRefund,
  providerPayment,
  providerRefund,
} from '#functions/services/payments/razorpay-client.ts';
import { requireCardPayments } from '#functions/services/payments/require-card-payments.ts';
import { isSigned } from '#functions/services/payments/signature.ts';
import type { paymentCalls } from '#shared/contracts/payments.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import { recordRefund } from './record-refund.ts';
import { noteFailure, settlePayment } from './settle-payment.ts';

const razorpayEvent = z.object({
  event: z.string(),
  payload: z.object({
    payment: z.object({ entity: providerPayment }),
    refund: z.optional(z.object({ entity: providerRefund })),
  }),
});

type EventHandler = (
  orderId: string,
  payment: ProviderPayment,
  now: EpochMs,
  refund: ProviderRefund | undefined,
) => Promise<unknown>;

const capture: EventHandler = async (orderId, payment, now) => {
  if (payment.status !== 'captured') return;
  const settlement = await settlePayment(orderId, payment, now);
  // An admin has to look at money that nothing was granted for. A retry of Razorpay's would change nothing.
  if (settlement !== 'settled') log('PAYMENT_UNSETTLED', { order: orderId, settlement });
};

const report =
  (failed: boolean): EventHandler =>
  async (orderId, { id, amount_refunded }, now, refund) => {
    // Which one failed is known by its name only.
    if (failed && !refund) return;
    await recordRefund(orderId, { paid_by: id, total: amount_refunded, ...(refund && { refund }), failed }, now);
    // The alarm notifies the operator; what follows from the payment's record notifies admins and the recruiter.
    if (failed) log('PAYMENT_UNSETTLED', { order: orderId, settlement: 'refund-failed' });
  };

const byEvent: Partial<Record<string, EventHandler>> = {
  'payment.captured': capture,
  'order.paid': capture,
  'payment.failed': noteFailure,
  'payment.refunded': report(false),
  'refund.processed': report(false),
  'refund.failed': report(true),
};

/**
 * Takes Razorpay's events, which come in any order and repeatedly. Unknown events and payments of unknown orders are
 * ignored: Razorpay repeats everything that is not answered with 200.
 */
export const webhook: UseCase<typeof paymentCalls.webhook> = async ({ rawBody, headers, now }) => {
  requireCardPayments();
  const isGenuine = isSigned(rawBody, setting('RAZORPAY_WEBHOOK_SECRET'), headers['x-razorpay-signature']);
  if (!isGenuine) throw new HttpError('INVALID_SIGNATURE');
  const { event, payload } = parseEvent(rawBody) ?? {};
  const payment = payload?.payment.entity;
  if (event && payment?.order_id && Object.hasOwn(byEvent, event))
    await byEvent[event]?.(payment.order_id, payment, now, payload?.refund?.entity);
  return { received: true as const };
};

/** The event if it is one about a payment, or undefined. */
function parseEvent(body: Uint8Array): z.output<typeof razorpayEvent> | undefined {
  try {
    return razorpayEvent.safeParse(JSON.parse(new TextDecoder().decode(body))).data;
  } catch {
    return undefined;
  }
}
