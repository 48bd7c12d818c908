import { readAccount } from '#functions/entities/account/account-store.ts';
import type { Caller } from '#functions/entities/account/caller.ts';
import { isActive, readEntitlement } from '#functions/entities/subscription/entitlement-store.ts';
import { isTrialUsed } from '#functions/entities/subscription/trial-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import type { subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import { remainingViews } from '#shared/domain/subscription-rules.ts';
import { dayMs, toIso } from '#shared/domain/time.ts';

/**
 * What a recruiter may do now. An ended subscription counts as none: no plan and zero limits. Costs 1 read unit; without
 * an active subscription 1.5 units more for the trial, and another one for admins.
 */
export const subscriptionStatus: UseCase<typeof subscriptionCalls.status> = async ({ params, caller, now }) => {
  const entitlement = await readEntitlement(params.id);
  if (!isActive(entitlement, now)) {
    return { ...withoutSubscription, trial_available: await canTakeTrial(params.id, caller) };
  }
  const { plan_name, candidate_limit, candidates_viewed, price, ends_at, waiting_ms } = entitlement;
  return {
    has_active_subscription: true,
    current_plan: plan_name,
    candidate_limit,
    candidates_viewed,
    remaining_candidates: remainingViews(candidates_viewed, candidate_limit),
    plan_price: price,
    subscription_end_date: ends_at && toIso(ends_at),
    waiting_days: waiting_ms === null ? null : Math.round(waiting_ms / dayMs),
    trial_available: false,
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
  waiting_days: null,
};

async function canTakeTrial(recruiterId: number, caller: Caller): Promise<boolean> {
  const account = caller.kind === 'recruiter' ? caller : await readAccount('recruiter', recruiterId);
  return account !== undefined && !(await isTrialUsed(recruiterId, account.email));
}
