import type { UseCase } from '#functions/http/request.ts';
import type { subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import { offeredPlan } from './offered-plan.ts';
import { requestSubscription } from './request-subscription.ts';

/** Takes a recruiter's word that it pays for a plan by UPI. Nothing is granted before an admin has seen the money. */
export const payByUpi: UseCase<typeof subscriptionCalls.pay> = async ({ body, caller, now }) => {
  const plan = await offeredPlan(body.plan_name);
  const { card } = await requestSubscription({ recruiterId: caller.id, plan, upiId: body.upi_id, now });
  return {
    success: true,
    message: 'Your payment has been submitted. Your plan starts as soon as an admin has confirmed it.',
    subscription: card,
  };
};
