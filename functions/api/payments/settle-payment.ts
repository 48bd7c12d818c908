import { retry } from '#functions/data/retry.ts';
import { transact } from '#functions/data/transact.ts';
import { readPayment, replacePayment } from '#functions/entities/payment/payment-store.ts';
import type { StoredPayment } from '#functions/entities/payment/stored-payment.ts';
import {
  draftSubscription,
  prepareStart,
  readCurrentSubscription,
} from '#functions/entities/subscription/subscription-lifecycle.ts';
import { insertSubscription } from '#functions/entities/subscription/subscription-store.ts';
import type { ProviderPayment } from '#functions/services/payments/razorpay-client.ts';
import { type EpochMs, toIso } from '#shared/domain/time.ts';

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
  if (status === 'refunded') return 'refunded';
  // Of one that an admin set to failed later, the subscription has started and was taken back.
  if (provider_payment_id === captured.id) return 'settled';
  if (status === 'completed') return 'other-payment';
  return undefined;
}

async function grant(order: StoredPayment, paymentId: string, now: EpochMs): Promise<Settlement | undefined> {
  const { recruiter_id, subscription_id, method } = order.summary;
  const draft = draftSubscription({
    id: subscription_id,
    recruiterId: recruiter_id,
    terms: order.terms,
    paymentMethod: method,
    now,
  });
  const { started, writes } = prepareStart(draft, await readCurrentSubscription(recruiter_id), now);
  const payment = replacePayment(paidOrder(order, paymentId, now));
  const result = await transact({ ...writes, payment, subscription: insertSubscription(started) });
  if (result.done) return 'settled';
  if (result.failed !== 'owner') return undefined;
  return (await transact({ payment })).done ? 'accountless' : undefined;
}

const paidOrder = (order: StoredPayment, paymentId: string, now: EpochMs): StoredPayment => ({
  ...order,
  summary: { ...order.summary, status: 'completed', provider_payment_id: paymentId, paid_at: toIso(now) },
});

/** Notes that an attempt to pay an order failed. A later attempt may still succeed; a paid order stays paid. */
export const noteFailure = (orderId: string): Promise<true> =>
  retry(async () => {
    const order = await readPayment(orderId);
    if (order?.summary.status !== 'pending') return true;
    const failed = { ...order, summary: { ...order.summary, status: 'failed' as const } };
    return (await transact({ payment: replacePayment(failed) })).done || undefined;
  });
