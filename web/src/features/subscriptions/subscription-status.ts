import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubscriptionStatus, subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import { call } from '#web/lib/api-client.ts';
import { useOwnId } from '#web/lib/use-own-id.ts';

const key = ['subscriptions', 'status'] as const;

/** No plan with zero limits: also what counts where the status cannot be loaded. */
const none: SubscriptionStatus = {
  has_active_subscription: false,
  current_plan: null,
  candidate_limit: 0,
  candidates_viewed: 0,
  remaining_candidates: 0,
  plan_price: 0,
  subscription_end_date: null,
};

/**
 * The signed-in recruiter's plan and quota; `status` is undefined while it loads. A failure counts as no plan with zero
 * limits, as the specification says; `isError` lets a screen tell that from the truth.
 */
export const useSubscriptionStatus = () => {
  const id = useOwnId();
  const query = useQuery({
    queryKey: [...key, id],
    queryFn: ({ signal }) => call(subscriptionCalls.status, { params: { id } }, { signal }),
    enabled: id > 0,
  });
  return { ...query, status: query.isError ? none : query.data };
};

/** Makes every screen ask for plan and quota again, after something was spent or bought. */
export const useForgetSubscriptionStatus = (): (() => Promise<void>) => {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: key });
};
