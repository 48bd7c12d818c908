import { type EpochMs, toIso } from '#shared/domain/time.ts';
import type { StoredPayment } from './stored-payment.ts';

/** What was paid back altogether of a payment; amounts in paise. */
export interface Refunded {
  /** The provider's id of the payment; null of one by UPI, which is paid back by hand. */
  id: string | null;
  amount: number;
  amount_refunded: number;
}

/**
 * The payment after a refund, or undefined when the refund changes nothing: it is a repeated or late one, or one of another
 * payment of the same order.
 */
export function withRefund(payment: StoredPayment, refunded: Refunded, now: EpochMs): StoredPayment | undefined {
  const { status, provider_payment_id: paidBy, amount_refunded: former } = payment.summary;
  // Of an order that was paid twice, the other payment is the one that counts.
  if (status === 'refunded' || (status === 'completed' && paidBy !== refunded.id)) return undefined;
  const isWhole = refunded.amount_refunded >= refunded.amount;
  const amount_refunded = Math.max(refunded.amount_refunded / 100, former);
  if (!isWhole && amount_refunded === former) return undefined;
  const whole = isWhole ? { status: 'refunded' as const, refunded_at: toIso(now) } : {};
  return { ...payment, summary: { ...payment.summary, provider_payment_id: refunded.id, amount_refunded, ...whole } };
}
