import { retry } from '#functions/data/retry.ts';
import { transact, type Writes } from '#functions/data/transact.ts';
import { readPayment, replacePayment } from '#functions/entities/payment/payment-store.ts';
import { type Refunded, withRefund } from '#functions/entities/payment/refund.ts';
import type { StoredPayment } from '#functions/entities/payment/stored-payment.ts';
import { readCurrentSubscription } from '#functions/entities/subscription/subscription-lifecycle.ts';
import { readSubscription, replaceSubscription } from '#functions/entities/subscription/subscription-store.ts';
import { prepareTakingBack } from '#functions/entities/subscription/take-back.ts';
import type { EpochMs } from '#shared/domain/time.ts';

/**
 * Takes back what is unused of a payment once all of it was paid back; a partial refund is only noted. What was used of it
 * stays used, and other payments keep their views and days (docs/decisions/0063-terms-of-orders.md). Repeated and late
 * refunds change nothing, and a payment whose refund arrives before its capture never starts a subscription.
 */
export const refundPayment = (paymentId: string, refunded: Refunded, now: EpochMs): Promise<true> =>
  retry(async () => {
    const payment = await readPayment(paymentId);
    const changed = payment && withRefund(payment, refunded, now);
    if (!changed) return true;
    const isTakenBack = changed.summary.status === 'refunded' && payment.summary.status === 'completed';
    const endWrites = isTakenBack ? await revocation(payment, now) : {};
    return (await transact({ payment: replacePayment(changed), ...endWrites })).done || undefined;
  });

/** The writes that end what is unused of the payment. */
async function revocation({ summary }: StoredPayment, now: EpochMs): Promise<Writes> {
  const { recruiter_id, subscription_id: id } = summary;
  const found = await readSubscription(recruiter_id, id);
  const current = await readCurrentSubscription(recruiter_id);
  const { record, writes } = await prepareTakingBack({ id, record: found }, current, 'refunded', now);
  const failed = record && { ...record, summary: { ...record.summary, payment_status: 'failed' as const } };
  return { subscription: failed && replaceSubscription(failed), ...writes };
}
