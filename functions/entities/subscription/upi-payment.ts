import type { TransactionItem } from '#functions/data/write.ts';
import { recordPayment } from '#functions/entities/payment/payment-store.ts';
import { type EpochMs, toIso } from '#shared/domain/time.ts';
import type { StoredSubscription } from './stored-subscription.ts';

/** Id of the payment for a subscription that is paid by hand. */
export const upiPaymentId = (subscriptionId: number): string => `upi_${subscriptionId}`;

interface Confirmation {
  /** The admin's id. */
  by: number;
  at: EpochMs;
}

/**
 * The write that updates the payment of a subscription paid by UPI; none for other ways of paying. It follows from the
 * subscription alone and belongs into the transaction that changes it.
 * @param confirmation who confirmed it when, of the completed ones
 */
export function upiPayment(
  { summary, duration_days }: StoredSubscription,
  confirmation?: Confirmation,
): TransactionItem | undefined {
  if (summary.payment_method !== 'upi') return undefined;
  const { name, candidate_limit } = summary.plan;
  const paid = summary.payment_status === 'completed' ? confirmation : undefined;
  const payment = {
    id: upiPaymentId(summary.id),
    recruiter_id: summary.recruiter_id,
    plan_name: name,
    amount: summary.price,
    currency: 'INR' as const,
    method: 'upi' as const,
    status: summary.payment_status,
    provider_payment_id: null,
    amount_refunded: 0,
    subscription_id: summary.id,
    candidate_limit,
    duration_days,
    created_at: summary.created_at,
    paid_at: paid ? toIso(paid.at) : null,
    refunded_at: null,
  };
  const terms = { key: null, name, price: summary.price, candidate_limit, duration_days };
  return recordPayment(payment, terms, paid?.by ?? null);
}
