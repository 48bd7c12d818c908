import { nextId } from '#functions/data/next-id.ts';
import { requireOwner } from '#functions/data/require-owner.ts';
import { retry } from '#functions/data/retry.ts';
import { transact } from '#functions/data/transact.ts';
import { requireActivePlan } from '#functions/entities/plan/plan-store.ts';
import type { StoredPlan } from '#functions/entities/plan/stored-plan.ts';
import { abandonedPayment, readPaymentOf } from '#functions/entities/subscription/payment-of-subscription.ts';
import { noteOrder, readLatestOrders } from '#functions/entities/subscription/pending-purchase-store.ts';
import type { LatestOrders } from '#functions/entities/subscription/stored-purchase.ts';
import type { StoredSubscription, SubscriptionSummary } from '#functions/entities/subscription/stored-subscription.ts';
import { draftSubscription } from '#functions/entities/subscription/subscription-lifecycle.ts';
import { withPayment } from '#functions/entities/subscription/subscription-moves.ts';
import { putSubscription, readSubscription } from '#functions/entities/subscription/subscription-store.ts';
import { toSubscription } from '#functions/entities/subscription/to-subscription.ts';
import { upiPayment } from '#functions/entities/subscription/upi-payment.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { type Expected, requireExpected, requireNoOpenOrder, wantedTerms } from '#functions/policies/order-terms.ts';
import { chargedPlan } from '#functions/services/payments/buyer-terms.ts';
import type { subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import { textId } from '#shared/texts/text-id.ts';
import { offered, planNamed } from './plans.ts';

type Pay = typeof subscriptionCalls.pay;

/**
 * Notes that a recruiter says they paid for a plan by UPI. Nothing is granted before an admin has seen the money. The same
 * claim again is the same order at its own terms, whatever became of the plan.
 */
export const payByUpi: UseCase<Pay> = async ({ body, caller, now }) => {
  const plan = await planNamed(body.plan_name);
  const purchase = { recruiterId: caller.id, upiId: body.upi_id, expected: body, isFirst: body.unless_ordered, now };
  const known = plan?.is_active ? undefined : await readSameClaim(body.plan_name, purchase);
  const summary = known ?? (await requestSubscription({ ...purchase, plan: offered(plan) }));
  return {
    success: true,
    message: 'Your payment has been submitted. Your plan starts as soon as an admin has confirmed it.',
    subscription: toSubscription(summary),
  };
};

interface Claim {
  recruiterId: number;
  /** Who pays, or null when that is not known yet. */
  upiId: string | null;
  /** The terms that the recruiter confirmed. */
  expected: Expected;
  /** Refuses the order while there is another one. */
  isFirst?: boolean | undefined;
  now: EpochMs;
}

interface Purchase extends Claim {
  plan: StoredPlan;
}

/**
 * Notes that a recruiter pays for a plan by UPI: pending until an admin confirms it. The same purchase again is the same
 * subscription. Another plan turns the previous purchase into a failed one and gets a new id, so that an admin who saw the
 * money for one plan never confirms another.
 * @throws HttpError 400 when the plan is free or inactive, 409 when its terms are not the expected ones or, where that is
 * requested, when there is another order
 */
export async function requestSubscription(requested: Purchase): Promise<SubscriptionSummary> {
  const { recruiterId, upiId, expected, isFirst, now } = requested;
  const plan = await chargedPlan(requested.plan, recruiterId);
  const purchase = { ...requested, plan };
  if (plan.price === 0) throw new HttpError('INVALID_STATE', { text: textId('plan_free') });
  let id: number | undefined;
  return await retry(async () => {
    const orders = await readLatestOrders(recruiterId);
    const pending = await readPending(recruiterId, orders);
    if (pending && isSamePurchase(pending, purchase)) return pending.summary;
    requireExpected(plan, expected);
    if (isFirst) await requireNoOpenOrder(recruiterId, orders, now);
    id ??= await nextId('subscription');
    const draft = draftSubscription({ id, recruiterId, terms: plan, paymentMethod: 'upi', now, upiId });
    const previous = pending && withPayment(pending, 'failed');
    const result = await transact({
      owner: requireOwner({ kind: 'recruiter', id: recruiterId }),
      plan: requireActivePlan(plan.id),
      orders: noteOrder(recruiterId, { subscription_id: id }, orders),
      subscription: putSubscription(draft),
      payment: upiPayment(draft),
      previous: previous && putSubscription(previous),
      previousPayment: previous && abandonedPayment(await readPaymentOf(previous)),
    });
    if (result.done) return draft.summary;
    if (result.failed === 'owner') throw new HttpError('SESSION_REQUIRED');
    if (result.failed === 'plan') throw new HttpError('PLAN_INACTIVE');
    return undefined;
  });
}

/** The pending order of a plan that is no longer offered, when the same recruiter reports the same payment again. */
async function readSameClaim(name: string, { recruiterId, upiId }: Claim): Promise<SubscriptionSummary | undefined> {
  const pending = await readPending(recruiterId, await readLatestOrders(recruiterId));
  const { plan_name, plan, upi_id } = pending?.summary ?? {};
  const isNamed = [plan_name, plan?.name].some((each) => each?.toLowerCase() === name.toLowerCase());
  return isNamed && upi_id === upiId ? pending?.summary : undefined;
}

async function readPending(
  recruiterId: number,
  { subscription_id: id }: LatestOrders,
): Promise<StoredSubscription | undefined> {
  const found = id === null ? undefined : await readSubscription(recruiterId, id);
  return found?.summary.payment_status === 'pending' ? found : undefined;
}

function isSamePurchase({ summary, duration_days }: StoredSubscription, { plan, upiId, expected }: Purchase): boolean {
  const wanted = wantedTerms(plan, expected);
  const isSamePlan = summary.plan_name === (plan.key ?? plan.name) && duration_days === wanted.duration_days;
  const areSameTerms = summary.price === wanted.price && summary.candidate_limit === wanted.candidate_limit;
  return isSamePlan && areSameTerms && (upiId === null || summary.upi_id === upiId);
}
