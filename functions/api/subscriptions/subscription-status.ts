import { isActive, readEntitlement } from '#functions/entities/subscription/entitlement-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import type { subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import { remainingViews } from '#shared/domain/subscription-rules.ts';
import { toIso } from '#shared/domain/time.ts';

/** What a recruiter may do now (1 read unit). An ended subscription counts as none: no plan and zero limits. */
export const subscriptionStatus: UseCase<typeof subscriptionCalls.status> = async ({ params, now }) => {
  const entitlement = await readEntitlement(params.id);
  if (!isActive(entitlement, now)) return withoutSubscription;
  const { plan_name, candidate_limit, candidates_viewed, price, ends_at } = entitlement;
  return {
    has_active_subscription: true,
    current_plan: plan_name,
    candidate_limit,
    candidates_viewed,
    remaining_candidates: remainingViews(candidates_viewed, candidate_limit),
    plan_price: price,
    subscription_end_date: toIso(ends_at),
  };
};

const withoutSubscription = {
  has_active_subscription: false,
  current_plan: null,
  candidate_limit: 0,
  candidates_viewed: 0,
  remaining_candidates: 0,
  plan_price: 0,
  subscription_end_date: null,
};
