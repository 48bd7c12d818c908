import { type EpochMs, toIso } from '#shared/domain/time.ts';
import type { StoredPayment } from './stored-payment.ts';

/** One refund as the provider names it; the amount in paise. */
export interface NamedRefund {
  id: string;
  amount: number;
}

/** What was paid back altogether of a payment; amounts in paise. */
export interface Refunded {
  /** The provider's id of the payment; null of one by UPI, which is paid back by hand. */
  id: string | null;
  amount: number;
  amount_refunded: number;
  /** The refund that is reported, if it has a name. */
  refund?: NamedRefund | undefined;
}

/** How many refunds of a payment are known by name; older ones are counted, but cannot fail twice. */
const maxNamed = 100;

const paise = (rupees: number) => Math.round(rupees * 100);

/** The provider's total, which may go on to contain refunds that failed: then only the reported one is added. */
function totalOf({ refunds, summary }: StoredPayment, { amount_refunded: total, refund }: Refunded): number {
  const former = paise(summary.amount_refunded);
  if (!refund || !refunds.some(({ failed }) => failed)) return Math.max(total, former);
  const isNew = refunds.every(({ id }) => id !== refund.id);
  return isNew ? Math.max(former, Math.min(total, former + refund.amount)) : former;
}

/**
 * The payment after a refund, or undefined when the refund changes nothing: it is a repeated or late one, or one of another
 * payment of the same order.
 */
export function withRefund(payment: StoredPayment, refunded: Refunded, now: EpochMs): StoredPayment | undefined {
  const { status, provider_payment_id: paidBy, amount_refunded: former } = payment.summary;
  const { refund } = refunded;
  // Of an order that was paid twice, the other payment is the one that counts.
  if (status === 'completed' && paidBy !== refunded.id) return undefined;
  const known = refund && payment.refunds.find(({ id }) => id === refund.id);
  if (known?.failed) return undefined;
  const refunds =
    refund && !known ? [...payment.refunds, { ...refund, failed: false }].slice(-maxNamed) : payment.refunds;
  // A total may contain refunds whose own reports follow: their names are noted, so that a repeated one is not taken for new.
  const named = refunds !== payment.refunds && paidBy === refunded.id ? { ...payment, refunds } : undefined;
  if (status === 'refunded') return named;
  const total = totalOf(payment, refunded);
  const isWhole = total >= refunded.amount;
  const amount_refunded = total / 100;
  if (!isWhole && amount_refunded === former) return named;
  const whole = isWhole ? { status: 'refunded' as const, refunded_at: toIso(now) } : {};
  return {
    ...payment,
    refunds,
    summary: {
      ...payment.summary,
      provider_payment_id: refunded.id,
      amount_refunded,
      ...whole,
    },
  };
}

/**
 * The payment after a refund that did not arrive, whose money is the seller's again; undefined when that changes nothing: it
 * is reported again, or of another payment of the same order. Of a refund that was not counted yet only the name is
 * noted, so that its late report changes nothing.
 * @param paidBy the provider's id of the payment
 */
export function withoutRefund(
  payment: StoredPayment,
  { paidBy, refund }: { paidBy: string; refund: NamedRefund },
): StoredPayment | undefined {
  const { refunds, summary } = payment;
  const known = refunds.find(({ id }) => id === refund.id);
  if (known?.failed || (summary.provider_payment_id !== paidBy && summary.provider_payment_id !== null))
    return undefined;
  const named = refunds.reduce((sum, { amount, failed }) => sum + (failed ? 0 : amount), 0);
  const counted = paise(summary.amount_refunded);
  const { amount } = known ?? refund;
  const failed = [...refunds.filter(({ id }) => id !== refund.id), { id: refund.id, amount, failed: true }];
  const noted = { ...payment, refunds: failed.slice(-maxNamed) };
  if (!known && counted - named < amount) return noted;
  const wasWhole = summary.status === 'refunded';
  const status = summary.paid_at === null ? ('failed' as const) : ('completed' as const);
  return {
    ...noted,
    summary: {
      ...summary,
      amount_refunded: Math.max(0, counted - amount) / 100,
      ...(wasWhole && { status, refunded_at: null }),
    },
  };
}
