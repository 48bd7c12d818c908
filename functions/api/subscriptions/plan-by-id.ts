import { readPlan } from '#functions/entities/plan/plan-store.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { Plan } from '#shared/contracts/subscriptions.ts';

/**
 * One plan, active or not; two documented paths lead here.
 * @throws HttpError 404
 */
export async function planById({ params }: { params: { id: number } }): Promise<Plan> {
  const plan = await readPlan(params.id);
  if (!plan) throw new HttpError('NOT_FOUND');
  return plan;
}
