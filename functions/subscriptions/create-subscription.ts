import { nextId } from '#functions/data/next-id.ts';
import { type FailedWrite, transact } from '#functions/data/transact.ts';
import { HttpError } from '#functions/runtime/http-error.ts';
import type { UseCase } from '#functions/runtime/request.ts';
import type { subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import { activation } from './activation.ts';
import { listPlans, requireActivePlan } from './plan-store.ts';
import { rememberTrial } from './subscription-store.ts';

/** Starts the free trial at once. A recruiter need not be verified for it; posting a job asks for that. */
export const createSubscription: UseCase<typeof subscriptionCalls.create> = async ({ body, caller, now }) => {
  if (body.plan_name !== 'trial') {
    throw new HttpError('INVALID_STATE', { detail: 'This plan has to be paid for. Please buy it on the plans page.' });
  }
  const plan = (await listPlans()).find(({ key }) => key === 'trial');
  if (!plan?.is_active) throw new HttpError('PLAN_INACTIVE');
  const { subscription, grant, record } = activation({
    subscriptionId: await nextId('subscription'),
    recruiterId: caller.id,
    plan,
    paymentMethod: 'trial',
    now,
  });
  const result = await transact([grant, rememberTrial(caller.email, now), requireActivePlan(plan.id), record]);
  if (!result.done) throw refusalOf(result.failed);
  return subscription;
};

/** The refusals by the writes' order; the first one that holds is the most helpful. */
const refusals = ['SUBSCRIPTION_ALREADY_ACTIVE', 'TRIAL_ALREADY_USED', 'PLAN_INACTIVE'] as const;

const refusalOf = (failed: FailedWrite[]) =>
  new HttpError(refusals.find((_, index) => failed.some((write) => write.index === index)) ?? 'INTERNAL');
