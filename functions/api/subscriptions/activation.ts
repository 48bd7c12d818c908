import type { TransactionItem } from '#functions/data/write.ts';
import type { StoredPlan } from '#functions/entities/plan/stored-plan.ts';
import { grantEntitlement } from '#functions/entities/subscription/entitlement-store.ts';
import {
  draftSubscription,
  entitlementOf,
  prepareStart,
} from '#functions/entities/subscription/subscription-lifecycle.ts';
import { toSubscription } from '#functions/entities/subscription/to-subscription.ts';
import type { Subscription } from '#shared/contracts/subscriptions.ts';
import type { EpochMs } from '#shared/domain/time.ts';

export interface Activation {
  subscriptionId: number;
  recruiterId: number;
  /** The plan as it was offered: name, price and limit are stored with the subscription. */
  plan: StoredPlan;
  paymentMethod: string;
  /** The recruiter is verified: its days count from now on. */
  verified: boolean;
  now: EpochMs;
}

/**
 * A subscription that starts now where none is active, such as the trial, and the two writes that make it so: `grant`
 * fails while another subscription is active, `record` when the id is taken. They belong into one transaction.
 */
export function activation({ subscriptionId, recruiterId, plan, paymentMethod, verified, now }: Activation): {
  subscription: Subscription;
  grant: TransactionItem;
  record: TransactionItem;
} {
  const draft = draftSubscription({ id: subscriptionId, recruiterId, terms: plan, paymentMethod, now });
  const none = { entitlement: undefined, subscription: undefined, verified };
  const { started, writes } = prepareStart(draft, none, now);
  return {
    subscription: toSubscription(started.summary),
    grant: grantEntitlement(entitlementOf(started, 0), now),
    record: writes.subscription,
  };
}
