import { nextId } from '#functions/data/next-id.ts';
import { requireOwner } from '#functions/data/require-owner.ts';
import { transact } from '#functions/data/transact.ts';
import type { Caller } from '#functions/entities/account/caller.ts';
import { requireActivePlan } from '#functions/entities/plan/plan-store.ts';
import type { StoredPlan } from '#functions/entities/plan/stored-plan.ts';
import { isActive, readEntitlement } from '#functions/entities/subscription/entitlement-store.ts';
import { toSubscription } from '#functions/entities/subscription/to-subscription.ts';
import { hadTrial, rememberTrial } from '#functions/entities/subscription/trial-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { requireExpected } from '#functions/policies/order-terms.ts';
import type { subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import { activation } from './activation.ts';
import { offered, planNamed } from './plans.ts';
import { requestSubscription } from './request-subscription.ts';

/**
 * Starts the free trial immediately, or requests a paid plan, which is pending until an admin confirms the payment.
 * Unverified recruiters may subscribe, but not post jobs.
 */
export const createSubscription: UseCase<typeof subscriptionCalls.create> = async ({
  body,
  caller,
  now,
  requireOn,
}) => {
  const plan = offered(await planNamed(body.plan_name));
  // Admins may set a price: then it is a plan like any other.
  if (plan.key !== 'trial' || plan.price > 0) {
    await requireOn();
    const summary = await requestSubscription({ recruiterId: caller.id, plan, upiId: null, expected: body, now });
    return toSubscription(summary);
  }
  requireExpected(plan, body);
  return await startTrial(plan, caller, now);
};

/** Starts the trial, once for each address and once for each account, also after a change of address. */
async function startTrial(plan: StoredPlan, caller: Caller, now: EpochMs) {
  const isRepeated = await hadTrial(caller.id);
  const { subscription, grant, record } = activation({
    subscriptionId: await nextId('subscription'),
    recruiterId: caller.id,
    plan,
    paymentMethod: 'trial',
    verified: caller.verified,
    now,
  });
  // That a subscription is active is the more helpful reason: it comes from the transaction.
  if (isRepeated && !isActive(await readEntitlement(caller.id), now)) throw new HttpError('TRIAL_ALREADY_USED');
  // Where several fail, the first one is the most helpful reason.
  const result = await transact({
    owner: requireOwner({ kind: 'recruiter', id: caller.id }),
    grant,
    ...rememberTrial(caller.email, now),
    plan: requireActivePlan(plan.id),
    record,
  });
  if (!result.done) throw new HttpError(refusals[result.failed]);
  return subscription;
}

/** Why there is no trial, by the write that failed. */
const refusals = {
  owner: 'SESSION_REQUIRED',
  grant: 'SUBSCRIPTION_ALREADY_ACTIVE',
  trial: 'TRIAL_ALREADY_USED',
  plainTrial: 'TRIAL_ALREADY_USED',
  plan: 'PLAN_INACTIVE',
  record: 'INTERNAL',
} as const;
