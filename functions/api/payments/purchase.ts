import { nextId } from '#functions/data/next-id.ts';
import { rememberRequest } from '#functions/data/request-keys.ts';
import { requireOwner } from '#functions/data/require-owner.ts';
import { retry } from '#functions/data/retry.ts';
import { transact } from '#functions/data/transact.ts';
import { cardOrder, insertPayment, readPayment } from '#functions/entities/payment/payment-store.ts';
import { readPlan, requireActivePlan } from '#functions/entities/plan/plan-store.ts';
import { noteOrder, readLatestOrders } from '#functions/entities/subscription/pending-purchase-store.ts';
import type { LatestOrders } from '#functions/entities/subscription/stored-purchase.ts';
import { once } from '#functions/http/repeatable.ts';
import type { PortalRequest, UseCase } from '#functions/http/request.ts';
import { setting } from '#functions/platform/env.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { requireExpected, requireNoOpenOrder } from '#functions/policies/order-terms.ts';
import { chargedPlan } from '#functions/services/payments/buyer-terms.ts';
import { checkoutUrl, createOrder } from '#functions/services/payments/razorpay-client.ts';
import { requireCardPayments } from '#functions/services/payments/require-card-payments.ts';
import type { AnswerOf } from '#shared/contracts/define.ts';
import type { paymentCalls } from '#shared/contracts/payments.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import { textId } from '#shared/texts/text-id.ts';

type Purchase = typeof paymentCalls.purchase;

/**
 * Makes an order for a plan (about 3 read and 11 write units, 13 with the request's key). It keeps the plan as it is offered
 * now, and the id of the subscription that it will grant: checkout and webhook settle the same one.
 */
export const purchase: UseCase<Purchase> = (request) => once(request.requestKey, () => order(request), readOrder);

async function order({ body, caller, requestKey, now }: PortalRequest<Purchase>): Promise<AnswerOf<Purchase>> {
  requireCardPayments();
  const offered = await readPlan(body.plan_id);
  if (!offered) throw new HttpError('NOT_FOUND', { text: textId('plan_unknown') });
  const plan = await chargedPlan(offered, caller.id);
  if (!plan.is_active) throw new HttpError('PLAN_INACTIVE');
  if (plan.price === 0) throw new HttpError('INVALID_STATE', { text: textId('plan_free') });
  requireExpected(plan, body);
  let orders = await readOrders(caller.id, body.unless_ordered, now);
  const subscription_id = await nextId('subscription');
  const order_id = await createOrder(plan.price * 100, `subscription-${subscription_id}`);
  const { summary, terms } = cardOrder(order_id, caller.id, plan, subscription_id, now);
  return await retry(async (nth) => {
    if (nth > 1) orders = await readOrders(caller.id, body.unless_ordered, now);
    // Razorpay has another order of a repeated request then, whose id no client has: it cannot be paid.
    const result = await transact({
      owner: requireOwner({ kind: 'recruiter', id: caller.id }),
      plan: requireActivePlan(plan.id),
      request: rememberRequest(requestKey, order_id),
      orders: noteOrder(caller.id, { card_order: order_id }, orders),
      payment: insertPayment(summary, terms),
    });
    if (result.done) return checkoutOf(order_id, plan.price, plan.name);
    if (result.failed === 'owner') throw new HttpError('SESSION_REQUIRED');
    if (result.failed === 'plan') throw new HttpError('PLAN_INACTIVE');
    if (result.failed === 'orders') return undefined;
    throw new HttpError('UNAVAILABLE');
  });
}

/** The recruiter's latest orders (1 read unit); with `isFirst` refused while one is open or was paid a moment ago. */
async function readOrders(recruiterId: number, isFirst: boolean | undefined, now: EpochMs): Promise<LatestOrders> {
  const orders = await readLatestOrders(recruiterId);
  if (isFirst) await requireNoOpenOrder(recruiterId, orders, now);
  return orders;
}

async function readOrder(id: string): Promise<AnswerOf<Purchase>> {
  const stored = await readPayment(id);
  if (!stored) throw new HttpError('NOT_FOUND');
  return checkoutOf(id, stored.summary.amount, stored.summary.plan_name);
}

const checkoutOf = (order_id: string, amount: number, plan_name: string) => ({
  order_id,
  amount,
  plan_name,
  currency: 'INR' as const,
  key: setting('RAZORPAY_KEY_ID'),
  checkout_url: checkoutUrl(),
});
