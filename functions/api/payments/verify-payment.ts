import { readPayment } from '#functions/entities/payment/payment-store.ts';
import type { StoredPayment } from '#functions/entities/payment/stored-payment.ts';
import { toPayment } from '#functions/entities/payment/to-payment.ts';
import { readSubscription } from '#functions/entities/subscription/subscription-store.ts';
import { toSubscription } from '#functions/entities/subscription/to-subscription.ts';
import type { UseCase } from '#functions/http/request.ts';
import { setting } from '#functions/platform/env.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { log } from '#functions/platform/log.ts';
import { fetchPayment } from '#functions/services/payments/razorpay-client.ts';
import { requireCardPayments } from '#functions/services/payments/require-card-payments.ts';
import { isSigned } from '#functions/services/payments/signature.ts';
import type { paymentCalls } from '#shared/contracts/payments.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import { settlePayment } from './settle-payment.ts';

/** The payment of an order, while cards are taken (1 read unit). */
export function readCardOrder(orderId: string): Promise<StoredPayment | undefined> {
  requireCardPayments();
  return readPayment(orderId);
}

/**
 * Takes the checkout's result: the signature proves that Razorpay wrote it, and Razorpay's API that the order's amount
 * was captured. What the webhook settled before gets the same answer without that request.
 */
export const verifyPayment: UseCase<typeof paymentCalls.verifyPayment, StoredPayment> = async ({
  body,
  caller,
  owned: order,
  now,
}) => {
  const { razorpay_order_id: orderId, razorpay_payment_id: paymentId, razorpay_signature: signature } = body;
  if (!isSigned(`${orderId}|${paymentId}`, setting('RAZORPAY_KEY_SECRET'), signature)) throw refused();
  if (!isPaidBy(order, paymentId)) await settle(orderId, paymentId, now);
  const settled = (await readPayment(orderId)) ?? order;
  const subscription = await readSubscription(caller.id, settled.summary.subscription_id);
  return {
    success: true,
    message: 'Payment successful! Your subscription is now active.',
    payment: toPayment(settled.summary),
    subscription: subscription ? toSubscription(subscription.summary) : null,
  };
};

const refused = () => new HttpError('PAYMENT_VERIFICATION_FAILED');

const isPaidBy = ({ summary }: StoredPayment, paymentId: string) =>
  summary.status === 'completed' && summary.provider_payment_id === paymentId;

async function settle(orderId: string, paymentId: string, now: EpochMs): Promise<void> {
  const payment = await fetchPayment(paymentId);
  if (payment?.status !== 'captured' || payment.order_id !== orderId) throw refused();
  const settlement = await settlePayment(orderId, payment, now);
  if (settlement === 'settled') return;
  log('PAYMENT_UNSETTLED', { order: orderId, settlement });
  throw refused();
}
