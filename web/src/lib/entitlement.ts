import { useQuery } from '@tanstack/react-query';
import { recruiterCalls } from '#shared/contracts/recruiters.ts';
import { type SubscriptionStatus, subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import { queryOf } from './query.ts';
import { useOwnId } from './use-session.ts';

// The entitlement of the signed-in recruiter. The server decides with each call; this shows it beforehand.

const useAccountStatus = () => {
  const id = useOwnId();
  return useQuery({ ...queryOf(recruiterCalls.status, { params: { id }, query: {} }), enabled: id > 0 });
};

/** Whether the recruiter's account is verified; `verified` is undefined until the server has answered. */
export const useVerified = (): { verified: boolean | undefined; isPending: boolean; failureCount: number } => {
  const { data, isPending, failureCount } = useAccountStatus();
  return { verified: data?.verified, isPending, failureCount };
};

/** `useVerified` for a screen that shows nothing before it knows: with the failure and a way to ask again. */
export const useVerification = () => {
  const { data, isError, isFetching, refetch } = useAccountStatus();
  return { verified: data?.verified, failed: isError && !data ? { isFetching, refetch } : undefined };
};

/** No plan with zero limits: also the fallback when the status cannot be loaded. */
const noSubscription: SubscriptionStatus = {
  has_active_subscription: false,
  current_plan: null,
  candidate_limit: 0,
  candidates_viewed: 0,
  remaining_candidates: 0,
  plan_price: 0,
  subscription_end_date: null,
  waiting_days: null,
  // The server refuses a second trial.
  trial_available: true,
};

/**
 * The recruiter's plan and quota; `status` is undefined while it loads. A failure counts as no plan with zero limits, as
 * the specification says; `isError` lets a screen distinguish the two.
 */
export const useSubscriptionStatus = () => {
  const id = useOwnId();
  const query = useQuery({ ...queryOf(subscriptionCalls.status, { params: { id } }), enabled: id > 0 });
  return { ...query, status: query.isError ? noSubscription : query.data };
};
