import { createHandler } from '#functions/runtime/create-handler.ts';
import { subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import { createSubscription } from './create-subscription.ts';
import { planById } from './plan-by-id.ts';
import { listPlans } from './plan-store.ts';
import { plansByKey } from './plans-by-key.ts';
import { subscriptionStatus } from './subscription-status.ts';

export const handler = createHandler(subscriptionCalls, {
  plansByKey,
  planById,
  create: createSubscription,
  status: subscriptionStatus,
  // Inactive plans are marked, not left out: the purchase page shows them as unavailable.
  allPlans: listPlans,
  planDetails: planById,
});
