import { isDeepStrictEqual } from 'node:util';
import { type EpochMs, toIso } from '#shared/domain/time.ts';
import { moved } from './payment-moves.ts';
import type { RefundReport, StoredPayment } from './stored-payment.ts';

// Reports of captures and refunds come in any order and repeatedly. What comes before its capture is noted, and counted
// once the payment is captured: an order may have several payments, of which one is captured (docs/decisions/0089-refunds-by-name.md).

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
  return withCounted(payment, report, now);
}

function withEarly(payment: StoredPayment, report: RefundReport): StoredPayment | undefined {
  if (payment.early.some((known) => isDeepStrictEqual(known, report))) return undefined;
  return { ...payment, early: [...payment.early, report].slice(-maxNamed) };
}

type Named = StoredPayment['refunds'];

/** The names with that of a report. A refund that failed once stays failed, also when its late report says that it was made. */
function withName(refunds: Named, { refund, failed }: RefundReport): Named {
  const known = refunds.find(({ id }) => id === refund?.id);
  if (!refund || (known && (known.failed || !failed))) return refunds;
  const { amount } = known ?? refund;
  return [...refunds.filter(({ id }) => id !== refund.id), { id: refund.id, amount, failed }].slice(-maxNamed);
}

const sumOf = (refunds: Named, areFailed: boolean) =>
  refunds.reduce((sum, { amount, failed }) => sum + (failed === areFailed ? amount : 0), 0);

/**
 * What was paid back, in paise, once the names are `after`: the named refunds that did not fail, or the highest total, which may
 * contain all that failed, if that is more. It depends on which reports came, not on their order. The highest total is not stored:
 * what counted before and all that had failed are at least as much, and where they are more, named refunds outweigh both.
 */
function paidBack({ refunds: before, summary }: StoredPayment, after: Named, { total, failed }: RefundReport): number {
  const highest = Math.max(paise(summary.amount_refunded) + sumOf(before, true), failed ? 0 : total);
  return Math.min(paise(summary.amount), Math.max(sumOf(after, false), highest - sumOf(after, true)));
}

/** The payment with a report of a refund counted, or undefined when that changes nothing: it is a repeated or late one. */
function withCounted(payment: StoredPayment, report: RefundReport, now: EpochMs): StoredPayment | undefined {
  const { status, amount, amount_refunded: counted, paid_at } = payment.summary;
  const refunds = withName(payment.refunds, report);
  const total = paidBack(payment, refunds, report);
  const [amount_refunded, isWhole, wasWhole] = [total / 100, total >= paise(amount), status === 'refunded'];
  const next = { ...payment, refunds };
  if (isWhole && !wasWhole) return moved(next, 'refund', { amount_refunded, refunded_at: toIso(now) });
  // What did not arrive is the seller's again.
  const move = paid_at === null ? 'failAfterAll' : 'keepAfterAll';
  if (wasWhole && !isWhole) return moved(next, move, { amount_refunded, refunded_at: null });
  if (refunds === payment.refunds && amount_refunded === counted) return undefined;
  return { ...next, summary: { ...payment.summary, amount_refunded } };
}
