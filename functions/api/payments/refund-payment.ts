import { retry } from '#functions/data/retry.ts';
import { transact, type Writes } from '#functions/data/transact.ts';
import { readPayment, replacePayment } from '#functions/entities/payment/payment-store.ts';
import { type NamedRefund, type Refunded, withoutRefund, withRefund } from '#functions/entities/payment/refund.ts';
import type { StoredPayment } from '#functions/entities/payment/stored-payment.ts';
import {
  isOwed,
  prepareStart,
  readCurrentSubscription,
} from '#functions/entities/subscription/subscription-lifecycle.ts';
import { readSubscription, replaceSubscription } from '#functions/entities/subscription/subscription-store.ts';
import { paidAgain, prepareTakingBack } from '#functions/entities/subscription/take-back.ts';
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

/**
 * Undoes a refund that did not arrive: the payment counts again, and what its refund took back is given again, as when a
 * payment arrives after all (docs/decisions/0077-failed-refunds.md). Repeated and late reports change nothing.
 */
export const undoRefund = (
  paymentId: string,
  failed: { paidBy: string; refund: NamedRefund },
  now: EpochMs,
): Promise<true> =>
  retry(async () => {
    const payment = await readPayment(paymentId);
    const changed = payment && withoutRefund(payment, failed);
    if (!changed) return true;
    const isGivenBack = payment.summary.status === 'refunded' && changed.summary.status === 'completed';
    const given: Writes = isGivenBack ? await restoration(payment, now) : {};
    const writes: Writes = { ...given, payment: replacePayment(changed) };
    const result = await transact(writes);
    if (result.done) return true;
    // Without an account there is no one to give something to: only the money is recorded.
    return (result.failed === 'owner' && (await transact({ payment: replacePayment(changed) })).done) || undefined;
  });

/** The writes that give what the refund took back, or only mark the subscription as paid when nothing was left of it. */
async function restoration({ summary }: StoredPayment, now: EpochMs): Promise<Writes> {
  const found = await readSubscription(summary.recruiter_id, summary.subscription_id);
  if (!found) return {};
  const owed = paidAgain(found);
  if (!isOwed(owed)) return { subscription: replaceSubscription(owed) };
  const { started, writes } = prepareStart(owed, await readCurrentSubscription(summary.recruiter_id), now);
  return { ...writes, subscription: replaceSubscription(started) };
}
