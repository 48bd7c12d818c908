import { editVersion } from '#functions/data/edit-version.ts';
import type { ListedSubscription } from '#shared/contracts/admin-subscriptions.ts';
import type { Subscription } from '#shared/contracts/subscriptions.ts';
import type { SubscriptionSummary } from './stored-subscription.ts';

/** A subscription as its recruiter sees it. */
export const toSubscription = ({ upi_id: _, ...subscription }: SubscriptionSummary): Subscription => subscription;

/** What admins edit of a subscription. */
export const editedTerms = ({
  plan_name,
  plan,
  candidate_limit,
  price,
  payment_status,
  is_active,
  end_date,
}: SubscriptionSummary) => ({
  plan_name,
  shown_name: plan.name,
  candidate_limit,
  price,
  payment_status,
  is_active,
  end_date,
});

/** A subscription as admins see it: who paid, and whose it is. */
export const toListedSubscription = (
  subscription: SubscriptionSummary,
  recruiter: ListedSubscription['recruiter'],
): ListedSubscription => ({ ...subscription, recruiter, version: editVersion(editedTerms(subscription)) });
