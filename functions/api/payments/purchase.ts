import { nextId } from '#functions/data/next-id.ts';
import { rememberRequest } from '#functions/data/request-keys.ts';
import { transact } from '#functions/data/transact.ts';
import { cardOrder, insertPayment, readPayment } from '#functions/entities/payment/payment-store.ts';
import { readPlan, requireActivePlan } from '#functions/entities/plan/plan-store.ts';
import { once } from '#functions/http/repeatable.ts';
import type { PortalRequest, UseCase } from '#functions/http/request.ts';
import { setting } from '#functions/platform/env.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { chargedPlan } from '#functions/services/payments/buyer-terms.ts';
import { checkoutUrl, createOrder } from '#functions/services/payments/razorpay-client.ts';
import { requireCardPayments } from '#functions/services/payments/require-card-payments.ts';
import type { AnswerOf } from '#shared/contracts/define.ts';
import type { paymentCalls } from '#shared/contracts/payments.ts';
import { textId } from '#shared/texts/text-id.ts';

type Purchase = typeof paymentCalls.purchase;

/**
 * Makes an order for a plan (about 2 read and 7 write units, 9 with the request's key). It keeps the plan as it is
 * offered now, and the id of the subscription that it will grant: checkout and webhook settle the same one.
 */
export const purchase: UseCase<Purchase> = (request) => once(request.requestKey, () => order(request), readOrder);

async function order({ body, caller, requestKey, now }: PortalRequest<Purchase>): Promise<AnswerOf<Purchase>> {
  requireCardPayments();
  const offered = await readPlan(body.plan_id);
  if (!offered) throw new HttpError('NOT_FOUND', { text: textId('plan_unknown') });
  const plan = await chargedPlan(offered, caller.id);
  if (!plan.is_active) throw new HttpError('PLAN_INACTIVE');
  if (plan.price === 0) throw new HttpError('INVALID_STATE', { text: textId('plan_free') });
  const subscription_id = await nextId('subscription');
  const order_id = await createOrder(plan.price * 100, `subscription-${subscription_id}`);
  const { summary, terms } = cardOrder(order_id, caller.id, plan, subscription_id, now);
  // Razorpay has another order of a repeated request then, whose id no client has: it cannot be paid.
  const result = await transact({
    plan: requireActivePlan(plan.id),
    payment: insertPayment(summary, terms),
    request: rememberRequest(requestKey, order_id),
  });
  if (!result.done) throw new HttpError(result.failed === 'plan' ? 'PLAN_INACTIVE' : 'UNAVAILABLE');
  return checkoutOf(order_id, plan.price, plan.name);
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
