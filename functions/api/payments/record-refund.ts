import { retry } from '#functions/data/retry.ts';
import { transact } from '#functions/data/transact.ts';
import { readPayment, replacePayment } from '#functions/entities/payment/payment-store.ts';
import { withReport } from '#functions/entities/payment/refund.ts';
import type { RefundReport, StoredPayment } from '#functions/entities/payment/stored-payment.ts';
import { totalOf } from '#functions/entities/subscription/grants.ts';
import { orderAgain } from '#functions/entities/subscription/ordered-subscription.ts';
import {
  isOwed,
  prepareStart,
  readCurrentSubscription,
} from '#functions/entities/subscription/subscription-lifecycle.ts';
import { putSubscription, readSubscription } from '#functions/entities/subscription/subscription-store.ts';
import { paidAgain, prepareTakingBack } from '#functions/entities/subscription/take-back.ts';
import type { EpochMs } from '#shared/domain/time.ts';

/**
 * Records what is reported of a refund. A whole one takes back what is unused of the payment, a partial one is only noted: what was
 * used stays used, and other payments keep their views and days (docs/decisions/0063-terms-of-orders.md). One that did not arrive
 * gives the same again, as when a payment arrives after all (docs/decisions/0077-failed-refunds.md). Repeated and late reports
 * change nothing, and those that come before the capture wait for it (docs/decisions/0081-reports-before-the-capture.md).
 */
export const recordRefund = (paymentId: string, report: RefundReport, now: EpochMs): Promise<true> =>
  retry(async () => {
    const payment = await readPayment(paymentId);
    const changed = payment && withReport(payment, report, now);
    if (!changed) return true;
    const [before, after] = [payment.summary.status, changed.summary.status];
    if (before === 'completed' && after === 'refunded') return await takeBack(changed, now);
    if (before === 'refunded' && after === 'completed') return await giveBack(changed, now);
    return (await transact({ payment: replacePayment(changed) })).done || undefined;
  });

/** Ends what is unused of the payment, which notes it: an admin may delete the subscription before the refund fails. */
async function takeBack(payment: StoredPayment, now: EpochMs): Promise<true | undefined> {
  const { recruiter_id, subscription_id: id } = payment.summary;
  const found = await readSubscription(recruiter_id, id);
  const current = await readCurrentSubscription(recruiter_id);
  const { record, writes } = await prepareTakingBack({ id, record: found }, current, 'refund', now);
  const result = await transact({
    payment: replacePayment({ ...payment, taken: record ? totalOf(record.grants) : null }),
    subscription: record && putSubscription(record),
    ...writes,
  });
  return result.done || undefined;
}

/** Gives again what the refund took back, or only marks the subscription as paid when nothing was left of it. */
async function giveBack(changed: StoredPayment, now: EpochMs): Promise<true | undefined> {
  const payment = replacePayment({ ...changed, taken: null });
  const { recruiter_id, subscription_id } = changed.summary;
  const found = await readSubscription(recruiter_id, subscription_id);
  const paid = found && paidAgain(found);
  const owed = paid ?? orderAgain(changed, now);
  const marked = { payment, subscription: paid && putSubscription(paid) };
  if (!owed || !isOwed(owed)) return (await transact(marked)).done || undefined;
  const { writes } = prepareStart(owed, await readCurrentSubscription(recruiter_id), now);
  const result = await transact({ ...writes, payment });
  if (result.done) return true;
  // Without an account there is no one to give something to: payment and subscription only say that the money stays.
  return (result.failed === 'owner' && (await transact(marked)).done) || undefined;
}
