import { listPlans, readPlan } from '#functions/entities/plan/plan-store.ts';
import type { StoredPlan } from '#functions/entities/plan/stored-plan.ts';
import { toPlan } from '#functions/entities/plan/to-plan.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { gstOf, seller } from '#functions/services/payments/seller.ts';
import type { Plan, subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import { textId } from '#shared/texts/text-id.ts';

/** A plan as it is offered, with what its price says of GST. */
export const toOffer = (plan: StoredPlan): Plan => ({ ...toPlan(plan), gst: gstOf(seller()) });

/** The standard plans by their key; plans added later have none and are only in the list. */
export const plansByKey: UseCase<typeof subscriptionCalls.plansByKey> = async () => {
  const plans = await listPlans();
  return Object.fromEntries(plans.flatMap((plan) => (plan.key ? [[plan.key, toOffer(plan)]] : [])));
};

/**
 * One plan, active or not; two documented paths lead here.
 * @throws HttpError 404
 */
export async function planById({ params }: { params: { id: number } }): Promise<Plan> {
  const plan = await readPlan(params.id);
  if (!plan) throw new HttpError('NOT_FOUND');
  return toOffer(plan);
}

/** All plans. Inactive ones are marked, not left out: the purchase page shows them as unavailable. */
export const allPlans: UseCase<typeof subscriptionCalls.allPlans> = async () => (await listPlans()).map(toOffer);

/** The plan of that key, or else of that name in any case; an active one first. Undefined when there is none. */
export async function planNamed(name: string): Promise<StoredPlan | undefined> {
  const wanted = name.toLowerCase();
  const named = (await listPlans()).filter((plan) => plan.key === wanted || plan.name.toLowerCase() === wanted);
  return (
    named.find((plan) => plan.is_active && plan.key === wanted) ?? named.find((plan) => plan.is_active) ?? named[0]
  );
}

/**
 * The plan, when it can be bought.
 * @throws HttpError 404, or 400 while the plan is inactive
 */
export function offered(plan: StoredPlan | undefined): StoredPlan {
  if (!plan) throw new HttpError('NOT_FOUND', { text: textId('plan_unknown') });
  if (!plan.is_active) throw new HttpError('PLAN_INACTIVE');
  return plan;
}
