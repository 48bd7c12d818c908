import { isDeepStrictEqual } from 'node:util';
import { type EpochMs, toIso } from '#shared/domain/time.ts';
import { moved } from './payment-moves.ts';
import type { NamedRefund, RefundReport, StoredPayment } from './stored-payment.ts';

// Reports of captures and refunds come in any order and repeatedly. What comes before its capture is noted, and counted in
// its order once the payment is captured: an order may have several payments, of which one is captured.

/** How many refunds of a payment are known by name, and how many early reports; older ones are counted, but cannot fail twice. */
const maxNamed = 100;

const paise = (rupees: number) => Math.round(rupees * 100);

/** Whether the order was paid, whatever became of the payment since. One by UPI is captured by the admin who confirms it. */
export const isCaptured = ({ summary }: StoredPayment): boolean =>
  summary.method === 'upi' || summary.provider_payment_id !== null;

/** The order as it is when one of its payments is captured at `now`, with what was reported of that one's refunds before. */
export function withCapture(order: StoredPayment, paymentId: string, now: EpochMs): StoredPayment {
  const paid = moved(order, 'arrive', { provider_payment_id: paymentId, paid_at: toIso(now) });
  const captured: StoredPayment = { ...paid, early: [] };
  return order.early.reduce((payment, report) => withReport(payment, report, now) ?? payment, captured);
}

/** The payment after a report about a refund, or undefined when it changes nothing. */
export function withReport(payment: StoredPayment, report: RefundReport, now: EpochMs): StoredPayment | undefined {
  if (!isCaptured(payment)) return withEarly(payment, report);
  if (payment.summary.provider_payment_id !== report.paid_by) return undefined;
  if (!report.failed) return withRefund(payment, report, now);
  return report.refund && withoutRefund(payment, report.refund);
}

function withEarly(payment: StoredPayment, report: RefundReport): StoredPayment | undefined {
  if (payment.early.some((known) => isDeepStrictEqual(known, report))) return undefined;
  return { ...payment, early: [...payment.early, report].slice(-maxNamed) };
}

/** The provider's total may go on to contain refunds that failed: then a named one adds itself, and others what is certain. */
function totalOf({ refunds, summary }: StoredPayment, { total, refund }: RefundReport): number {
  const before = paise(summary.amount_refunded);
  const failures = refunds.filter(({ failed }) => failed);
  if (failures.length === 0) return Math.max(total, before);
  if (!refund) return Math.max(before, total - failures.reduce((sum, { amount }) => sum + amount, 0));
  const isNew = refunds.every(({ id }) => id !== refund.id);
  return isNew ? Math.max(before, Math.min(total, before + refund.amount)) : before;
}

/** The payment after a refund, or undefined when it changes nothing: it is a repeated or late one. */
function withRefund(payment: StoredPayment, report: RefundReport, now: EpochMs): StoredPayment | undefined {
  const { status, amount, amount_refunded: before } = payment.summary;
  const { refund } = report;
  const known = refund && payment.refunds.find(({ id }) => id === refund.id);
  if (known?.failed) return undefined;
  const refunds =
    refund && !known ? [...payment.refunds, { ...refund, failed: false }].slice(-maxNamed) : payment.refunds;
  // A total may contain refunds whose own reports follow: their names are noted, so that a repeated one is not taken for new.
  const named = refunds === payment.refunds ? undefined : { ...payment, refunds };
  if (status === 'refunded') return named;
  const total = totalOf(payment, report);
  const isWhole = total >= paise(amount);
  const amount_refunded = total / 100;
  if (!isWhole && amount_refunded === before) return named;
  const counted = { ...payment, refunds };
  if (isWhole) return moved(counted, 'refund', { amount_refunded, refunded_at: toIso(now) });
  return { ...counted, summary: { ...payment.summary, amount_refunded } };
}

/**
 * The payment after a refund that did not arrive, whose money is the seller's again; undefined when it is reported again. Of a
 * refund that was not counted yet only the name is noted, so that its late report changes nothing.
 */
function withoutRefund(payment: StoredPayment, refund: NamedRefund): StoredPayment | undefined {
  const { refunds, summary } = payment;
  const known = refunds.find(({ id }) => id === refund.id);
  if (known?.failed) return undefined;
  const named = refunds.reduce((sum, { amount, failed }) => sum + (failed ? 0 : amount), 0);
  const counted = paise(summary.amount_refunded);
  const { amount } = known ?? refund;
  const failed = [...refunds.filter(({ id }) => id !== refund.id), { id: refund.id, amount, failed: true }];
  const noted = { ...payment, refunds: failed.slice(-maxNamed) };
  if (!known && counted - named < amount) return noted;
  const amount_refunded = Math.max(0, counted - amount) / 100;
  if (summary.status !== 'refunded') return { ...noted, summary: { ...summary, amount_refunded } };
  return moved(noted, summary.paid_at === null ? 'failAfterAll' : 'keepAfterAll', {
    amount_refunded,
    refunded_at: null,
  });
}
