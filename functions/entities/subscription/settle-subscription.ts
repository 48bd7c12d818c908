import type { Writes } from '#functions/data/transact.ts';
import type { StoredSubscription } from './stored-subscription.ts';
import { endedBy, withPayment } from './subscription-moves.ts';
import { putSubscription } from './subscription-store.ts';
import { upiPayment } from './upi-payment.ts';

// The subscriptions of a recruiter who is deleted for good: their records stay, with nothing open about them.

/** Whether a subscription is active, waits for a payment, or names who pays. */
export const isUnsettled = ({ summary }: StoredSubscription): boolean =>
  summary.is_active || summary.payment_status === 'pending' || summary.upi_id !== null;

/**
 * The writes that close a subscription and forget who paid for it; a pending payment becomes a failed one
 * (at most 18 write units). They fail when the subscription changed since it was read.
 */
export function settlingWrites(stored: StoredSubscription): Writes {
  const { summary, views_used } = stored;
  const isPending = summary.payment_status === 'pending';
  const after = summary.is_active ? endedBy(stored, 'switchOff', views_used) : stored;
  const paid = isPending ? withPayment(after, 'failed') : after;
  const settled = { ...paid, summary: { ...paid.summary, upi_id: null } };
  return { subscription: putSubscription(settled), payment: isPending ? upiPayment(settled) : undefined };
}
