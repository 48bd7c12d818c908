import type { TransactionItem } from '#functions/data/write.ts';
import { closed } from './grant-store.ts';
import { replaceSubscription, type StoredSubscription, subscriptionItem } from './subscription-store.ts';
import { upiPayment } from './upi-payment.ts';

// What becomes of the subscriptions of a recruiter who is deleted for good: the records stay, and nothing about them is
// open any more.

/** A subscription as an item of its recruiter's partition. */
export const subscriptionOf = (item: unknown): StoredSubscription => subscriptionItem.parse(item);

/** Whether a subscription is active, waits for a payment, or names who pays. */
export const isUnsettled = ({ card }: StoredSubscription): boolean =>
  card.is_active || card.payment_status === 'pending' || card.upi_id !== null;

/**
 * The writes that close a subscription and forget who paid for it; a payment that was pending is set aside as failed
 * (at most 18 write units). They fail when the subscription changed since it was read.
 */
export function settlingWrites(
  stored: StoredSubscription,
): Record<'subscription' | 'payment', TransactionItem | undefined> {
  const { card, views_used } = stored;
  const isPending = card.payment_status === 'pending';
  const payment_status = isPending ? ('failed' as const) : card.payment_status;
  const after = card.is_active ? closed(stored, 'deactivated', views_used) : stored;
  const settled = { ...after, card: { ...after.card, payment_status, upi_id: null } };
  return { subscription: replaceSubscription(settled), payment: isPending ? upiPayment(settled) : undefined };
}
