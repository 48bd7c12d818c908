import type { StoredPayment } from '#functions/entities/payment/stored-payment.ts';
import { dayMs, type EpochMs } from '#shared/domain/time.ts';
import type { Amount } from './grants.ts';
import type { StoredSubscription } from './stored-subscription.ts';
import { draftSubscription } from './subscription-lifecycle.ts';
import { moved } from './subscription-moves.ts';

// The subscription that belongs to an order, where it is not stored: before the capture, and after an admin deleted it.

/** The subscription of an order by its own terms, yet to start. */
export const orderedSubscription = ({ summary, terms }: StoredPayment, now: EpochMs): StoredSubscription =>
  draftSubscription({
    id: summary.subscription_id,
    recruiterId: summary.recruiter_id,
    terms,
    paymentMethod: summary.method,
    now,
  });

/** All that an order pays for. */
export const offerOf = ({ terms }: StoredPayment): Amount => ({
  views: terms.candidate_limit,
  ms: terms.duration_days * dayMs,
});

/** The subscription of a paid order, owed what the order's refund took back; undefined when it took nothing. */
export function orderAgain(order: StoredPayment, now: EpochMs): StoredSubscription | undefined {
  const { taken, summary } = order;
  if (!taken || (taken.views === 0 && taken.ms === 0)) return undefined;
  const draft = orderedSubscription(order, now);
  return moved(draft, 'fail', {
    grants: [{ subscription_id: summary.subscription_id, ...taken }],
    summary: { payment_status: 'completed' },
  });
}
