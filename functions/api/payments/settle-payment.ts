import { retry } from '#functions/data/retry.ts';
import { transact } from '#functions/data/transact.ts';
import { moved } from '#functions/entities/payment/payment-moves.ts';
import { readPayment, replacePayment } from '#functions/entities/payment/payment-store.ts';
import { isCaptured, withCapture } from '#functions/entities/payment/refund.ts';
import type { StoredPayment } from '#functions/entities/payment/stored-payment.ts';
import { offerOf, orderedSubscription } from '#functions/entities/subscription/ordered-subscription.ts';
import { prepareStart, readCurrentSubscription } from '#functions/entities/subscription/subscription-lifecycle.ts';
import type { ProviderPayment } from '#functions/services/payments/razorpay-client.ts';
import type { EpochMs } from '#shared/domain/time.ts';

/**
 * - `settled`: the order's subscription has started, now or before
 * - `accountless`: the money came when the account was gone; an admin has to refund it
 * - `refunded`: it was paid back, so nothing starts
 * - `mismatch`: amount or currency are not the order's
 * - `other-payment`: the order was paid before, by another payment
 * - `unknown`: there is no such order
 */
export type Settlement = 'settled' | 'accountless' | 'refunded' | 'mismatch' | 'other-payment' | 'unknown';

const paiseInRupee = 100;

/**
 * Starts the subscription of an order whose payment was captured. It is idempotent, whichever of checkout and webhook
 * comes first: the order has the subscription's id, and is paid in the same transaction, once.
 * @throws StoreUnavailable: a retry finds everything as it was
 */
export const settlePayment = (
  orderId: string,
  captured: Pick<ProviderPayment, 'id' | 'amount' | 'currency'>,
  now: EpochMs,
): Promise<Settlement> =>
  retry(async () => {
    const order = await readPayment(orderId);
    const settlement = settlementOf(order, captured);
    if (settlement) return settlement;
    return order && (await grant(order, captured.id, now));
  });

/** The outcome that is clear without a write, or undefined. */
function settlementOf(
  order: StoredPayment | undefined,
  captured: Pick<ProviderPayment, 'id' | 'amount' | 'currency'>,
): Settlement | undefined {
  if (!order) return 'unknown';
  const { amount, currency, status, provider_payment_id } = order.summary;
  if (captured.amount !== amount * paiseInRupee || captured.currency !== currency) return 'mismatch';
  if (!isCaptured(order)) return undefined;
  if (status === 'refunded') return 'refunded';
  // Of one that an admin set to failed later, the subscription has started and was taken back.
  return provider_payment_id === captured.id ? 'settled' : 'other-payment';
}

async function grant(order: StoredPayment, paymentId: string, now: EpochMs): Promise<Settlement | undefined> {
  const paid = withCapture(order, paymentId, now);
  if (paid.summary.status === 'refunded') {
    // Should the refund fail, the plan is owed.
    const payment = replacePayment({ ...paid, taken: offerOf(order) });
    return (await transact({ payment })).done ? 'refunded' : undefined;
  }
  const current = await readCurrentSubscription(order.summary.recruiter_id);
  const { writes } = prepareStart(orderedSubscription(order, now), current, now);
  const payment = replacePayment(paid);
  const result = await transact({ payment, ...writes });
  if (result.done) return 'settled';
  if (result.failed !== 'owner') return undefined;
  return (await transact({ payment })).done ? 'accountless' : undefined;
}

/** Notes that an attempt to pay an order failed. A later attempt may still succeed; a paid order stays paid. */
export const noteFailure = (orderId: string): Promise<true> =>
  retry(async () => {
    const order = await readPayment(orderId);
    if (order?.summary.status !== 'pending') return true;
    return (await transact({ payment: replacePayment(moved(order, 'fail')) })).done || undefined;
  });
