import type { Writes } from '#functions/data/transact.ts';
import type { StoredSubscription } from './stored-subscription.ts';
import { closed } from './subscription-lifecycle.ts';
import { replaceSubscription } from './subscription-store.ts';
import { upiPayment } from './upi-payment.ts';

// The subscriptions of a recruiter who is deleted for good: their records stay, with nothing open about them.

/** Whether a subscription is active, waits for a payment, or names who pays. */
export const isUnsettled = ({ card }: StoredSubscription): boolean =>
  card.is_active || card.payment_status === 'pending' || card.upi_id !== null;

/**
 * The writes that close a subscription and forget who paid for it; a pending payment becomes a failed one
 * (at most 18 write units). They fail when the subscription changed since it was read.
 */
export function settlingWrites(stored: StoredSubscription): Writes {
  const { card, views_used } = stored;
  const isPending = card.payment_status === 'pending';
  const payment_status = isPending ? ('failed' as const) : card.payment_status;
  const after = card.is_active ? closed(stored, 'deactivated', views_used) : stored;
  const settled = { ...after, card: { ...after.card, payment_status, upi_id: null } };
  return { subscription: replaceSubscription(settled), payment: isPending ? upiPayment(settled) : undefined };
}
