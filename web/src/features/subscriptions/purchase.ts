import { useMutation } from '@tanstack/react-query';
import { type Plan, subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import { call } from '#web/lib/api-client.ts';
import { useInvalidate } from '#web/lib/query.ts';
import { useOwnId } from '#web/lib/use-session.ts';

/** Whether a plan is had for nothing; all others need a payment first. */
export const isTrial = (plan: Plan): boolean => plan.key === 'trial';

/** Takes the free trial: active at once, once for each e-mail address. */
export const useTakeTrial = () => {
  const recruiterId = useOwnId();
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: () => call(subscriptionCalls.create, { body: { recruiter_id: recruiterId, plan_name: 'trial' } }),
    onSuccess: () => invalidate(subscriptionCalls.status),
  });
};
