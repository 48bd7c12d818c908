import type { TransactionItem } from '#functions/data/transact.ts';
import { isoTime } from '#functions/runtime/clock.ts';
import type { Plan, Subscription } from '#shared/contracts/subscriptions.ts';
import { endOf } from '#shared/domain/subscription-rules.ts';
import { grantEntitlement } from './entitlement-store.ts';
import { putNewSubscription } from './subscription-store.ts';

export interface Activation {
  subscriptionId: number;
  recruiterId: number;
  /** The plan as it was offered: name, price and limit are kept with the subscription. */
  plan: Plan;
  paymentMethod: string;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * A paid-for (or free) subscription that starts now, and the two writes that make it so: `grant` fails while another
 * subscription is active, `record` when the id is taken. They belong into one transaction.
 */
export function activation({ subscriptionId, recruiterId, plan, paymentMethod, now }: Activation): {
  subscription: Subscription;
  grant: TransactionItem;
  record: TransactionItem;
} {
  const { name, price, candidate_limit } = plan;
  const end = endOf(now, plan.duration_days);
  const subscription: Subscription = {
    id: subscriptionId,
    recruiter_id: recruiterId,
    plan_name: plan.key ?? name,
    plan: { name, candidate_limit, price },
    candidate_limit,
    price,
    payment_method: paymentMethod,
    payment_status: 'completed',
    start_date: isoTime(now),
    end_date: isoTime(end),
    is_active: true,
    created_at: isoTime(now),
  };
  const entitlement = {
    recruiter_id: recruiterId,
    subscription_id: subscriptionId,
    plan_name: name,
    price,
    candidate_limit,
    candidates_viewed: 0,
    starts_at: now,
    ends_at: end,
  };
  return { subscription, grant: grantEntitlement(entitlement, now), record: putNewSubscription(subscription) };
}
