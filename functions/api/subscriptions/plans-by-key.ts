import { listPlans } from '#functions/entities/plan/plan-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import type { subscriptionCalls } from '#shared/contracts/subscriptions.ts';

/** The standard plans by their key; plans added later have none and are only in the list. */
export const plansByKey: UseCase<typeof subscriptionCalls.plansByKey> = async () => {
  const plans = await listPlans();
  return Object.fromEntries(plans.flatMap((plan) => (plan.key ? [[plan.key, plan]] : [])));
};
