import type { TransactionItem } from '#functions/data/write.ts';
import { moved } from '#functions/entities/payment/payment-moves.ts';
import { paymentsOfRecruiter, readPayment, replacePayment } from '#functions/entities/payment/payment-store.ts';
import type { StoredPayment } from '#functions/entities/payment/stored-payment.ts';
import { type EpochMs, toIso } from '#shared/domain/time.ts';
import type { StoredSubscription } from './stored-subscription.ts';
import { upiPayment, upiPaymentId } from './upi-payment.ts';

const pageSize = 100;

/**
 * The payment of a subscription, read consistently (1 read unit), or undefined when there is none. That of a card is found
 * in the index of the recruiter's payments first (0.5 read units for each 4 KB), which lists every paid one.
 */
export async function readPaymentOf({ summary }: StoredSubscription): Promise<StoredPayment | undefined> {
  if (summary.payment_method === 'upi') return await readPayment(upiPaymentId(summary.id));
  if (summary.payment_method !== 'razorpay') return undefined;
  let start: Record<string, unknown> | undefined;
  do {
    const { items, next } = await paymentsOfRecruiter(summary.recruiter_id, { limit: pageSize, start });
    const found = items.find(({ subscription_id, paid_at, provider_payment_id }) => {
      const wasPaid = paid_at !== null || provider_payment_id !== null;
      return wasPaid && subscription_id === summary.id;
    });
    if (found) return await readPayment(found.id);
    start = next;
  } while (start);
  return undefined;
}

const moveTo = { pending: 'reopen', completed: 'arrive', failed: 'fail' } as const;

/** The payment as an admin says it is; `paid_at` only while it counts as paid. */
function withStatus(
  payment: StoredPayment,
  status: keyof typeof moveTo,
  { by, at }: { by: number; at: EpochMs },
): StoredPayment {
  const isPaid = status === 'completed';
  const next = moved(payment, moveTo[status], { paid_at: isPaid ? toIso(at) : null });
  return isPaid ? { ...next, confirmed_by: by } : next;
}

/**
 * The write that makes the payment say what its subscription says after an admin's change, or none when both agree. Nothing
 * else that the payment records changes. A refunded one stays refunded.
 */
export function followingPayment(
  payment: StoredPayment | undefined,
  stored: StoredSubscription,
  confirmation: { by: number; at: EpochMs },
): TransactionItem | undefined {
  if (!payment) return upiPayment(stored, confirmation);
  const { payment_status: status } = stored.summary;
  if (payment.summary.status === 'refunded') return undefined;
  const isOpen = payment.confirmed_by === null && payment.summary.paid_at === null && payment.summary.method === 'upi';
  if (payment.summary.status === status && !isOpen) return undefined;
  const next = withStatus(payment, status, confirmation);
  return replacePayment(isOpen ? withTerms(next, stored) : next);
}

/** What is still to be paid follows an admin's change of the order's terms. */
function withTerms(payment: StoredPayment, { summary, duration_days }: StoredSubscription): StoredPayment {
  const { plan, price } = summary;
  const { name, candidate_limit } = plan;
  return {
    ...payment,
    summary: { ...payment.summary, plan_name: name, amount: price, candidate_limit, duration_days },
    terms: { ...payment.terms, name, price, candidate_limit, duration_days },
  };
}

/** The write for the payment of a subscription that is deleted or replaced: one that is still to arrive has failed, others stay. */
export const abandonedPayment = (payment: StoredPayment | undefined): TransactionItem | undefined =>
  payment?.summary.status === 'pending' ? replacePayment(moved(payment, 'fail', { paid_at: null })) : undefined;
