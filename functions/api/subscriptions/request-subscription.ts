import { nextId } from '#functions/data/next-id.ts';
import { retry } from '#functions/data/retry.ts';
import { transact } from '#functions/data/transact.ts';
import { requireActivePlan } from '#functions/entities/plan/plan-store.ts';
import type { StoredPlan } from '#functions/entities/plan/stored-plan.ts';
import { notePendingPurchase, readPendingPurchase } from '#functions/entities/subscription/pending-purchase-store.ts';
import type { StoredSubscription } from '#functions/entities/subscription/stored-subscription.ts';
import { draftSubscription } from '#functions/entities/subscription/subscription-lifecycle.ts';
import {
  insertSubscription,
  readSubscription,
  replaceSubscription,
} from '#functions/entities/subscription/subscription-store.ts';
import { toSubscription } from '#functions/entities/subscription/to-subscription.ts';
import { upiPayment } from '#functions/entities/subscription/upi-payment.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { chargedPlan } from '#functions/services/payments/buyer-terms.ts';
import type { Subscription, subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import { textId } from '#shared/texts/text-id.ts';
import { offeredPlan } from './plans.ts';

/** Notes that a recruiter says they paid for a plan by UPI. Nothing is granted before an admin has seen the money. */
export const payByUpi: UseCase<typeof subscriptionCalls.pay> = async ({ body, caller, now }) => {
  const plan = await offeredPlan(body.plan_name);
  const subscription = await requestSubscription({ recruiterId: caller.id, plan, upiId: body.upi_id, now });
  return {
    success: true,
    message: 'Your payment has been submitted. Your plan starts as soon as an admin has confirmed it.',
    subscription,
  };
};

interface Purchase {
  recruiterId: number;
  plan: StoredPlan;
  /** Who pays, or null when that is not known yet. */
  upiId: string | null;
  now: EpochMs;
}

/**
 * Notes that a recruiter pays for a plan by UPI: pending until an admin confirms it. The same purchase again is the same
 * subscription. Another plan turns the former purchase into a failed one and gets a new id, so that an admin who saw the
 * money for one plan never confirms another.
 * @throws HttpError 400 when the plan is free or inactive
 */
export async function requestSubscription(requested: Purchase): Promise<Subscription> {
  const { recruiterId, upiId, now } = requested;
  const plan = await chargedPlan(requested.plan, recruiterId);
  const purchase = { ...requested, plan };
  if (plan.price === 0) throw new HttpError('INVALID_STATE', { text: textId('plan_free') });
  let id: number | undefined;
  const { summary } = await retry(async () => {
    const formerId = await readPendingPurchase(recruiterId);
    const pending = formerId === undefined ? undefined : await readPending(recruiterId, formerId);
    if (pending && isSamePurchase(pending, purchase)) return pending;
    id ??= await nextId('subscription');
    const draft = draftSubscription({ id, recruiterId, terms: plan, paymentMethod: 'upi', now, upiId });
    const former = pending && failed(pending);
    const result = await transact({
      plan: requireActivePlan(plan.id),
      pending: notePendingPurchase(recruiterId, id, formerId),
      subscription: insertSubscription(draft),
      payment: upiPayment(draft),
      former: former && replaceSubscription(former),
      formerPayment: former && upiPayment(former),
    });
    if (result.done) return draft;
    if (result.failed === 'plan') throw new HttpError('PLAN_INACTIVE');
    return undefined;
  });
  return toSubscription(summary);
}

async function readPending(recruiterId: number, id: number): Promise<StoredSubscription | undefined> {
  const found = await readSubscription(recruiterId, id);
  return found?.summary.payment_status === 'pending' ? found : undefined;
}

function isSamePurchase({ summary, duration_days }: StoredSubscription, { plan, upiId }: Purchase): boolean {
  const isSamePlan = summary.plan_name === (plan.key ?? plan.name) && duration_days === plan.duration_days;
  const areSameTerms = summary.price === plan.price && summary.candidate_limit === plan.candidate_limit;
  return isSamePlan && areSameTerms && (upiId === null || summary.upi_id === upiId);
}

const failed = (pending: StoredSubscription): StoredSubscription => ({
  ...pending,
  summary: { ...pending.summary, payment_status: 'failed' },
});
