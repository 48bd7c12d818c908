import { listPlans } from '#functions/entities/plan/plan-store.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { Plan } from '#shared/contracts/subscriptions.ts';

/** The plan of that key, or else of that name in any case; an active one first. Undefined when there is none. */
export async function planNamed(name: string): Promise<Plan | undefined> {
  const wanted = name.toLowerCase();
  const named = (await listPlans()).filter((plan) => plan.key === wanted || plan.name.toLowerCase() === wanted);
  return (
    named.find((plan) => plan.is_active && plan.key === wanted) ?? named.find((plan) => plan.is_active) ?? named[0]
  );
}

/**
 * The plan of that key or name, for whoever wants to take it.
 * @throws HttpError 404, or 400 while the plan is inactive
 */
export async function offeredPlan(name: string): Promise<Plan> {
  const plan = await planNamed(name);
  if (!plan) throw new HttpError('NOT_FOUND', { detail: 'There is no such plan.' });
  if (!plan.is_active) throw new HttpError('PLAN_INACTIVE');
  return plan;
}
