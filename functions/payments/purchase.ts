import { nextId } from '#functions/data/next-id.ts';
import { transact } from '#functions/data/transact.ts';
import { isoTime } from '#functions/runtime/clock.ts';
import { setting } from '#functions/runtime/env.ts';
import { HttpError } from '#functions/runtime/http-error.ts';
import type { UseCase } from '#functions/runtime/request.ts';
import { readPlan, requireActivePlan } from '#functions/subscriptions/plan-store.ts';
import type { paymentCalls } from '#shared/contracts/payments.ts';
import { insertPayment } from './payment-store.ts';
import { checkoutUrl, createOrder } from './razorpay-client.ts';
import { requireCardPayments } from './require-card-payments.ts';

/**
 * Makes an order for a plan (about 2 read and 7 write units). It keeps the plan as it is offered now, and the id of the
 * subscription that it will grant, so that whoever settles it first settles it for all.
 */
export const purchase: UseCase<typeof paymentCalls.purchase> = async ({ body, caller, now }) => {
  requireCardPayments();
  const plan = await readPlan(body.plan_id);
  if (!plan) throw new HttpError('NOT_FOUND', { detail: 'There is no such plan.' });
  if (!plan.is_active) throw new HttpError('PLAN_INACTIVE');
  if (plan.price === 0) throw new HttpError('INVALID_STATE', { detail: 'This plan is free: there is nothing to pay.' });
  const subscription_id = await nextId('subscription');
  const order_id = await createOrder(plan.price * 100, `subscription-${subscription_id}`);
  const { key, name, price, candidate_limit, duration_days } = plan;
  const order = insertPayment(
    {
      id: order_id,
      recruiter_id: caller.id,
      plan_name: name,
      amount: price,
      currency: 'INR',
      method: 'razorpay',
      status: 'pending',
      provider_payment_id: null,
      amount_refunded: 0,
      subscription_id,
      created_at: isoTime(now),
      paid_at: null,
      refunded_at: null,
    },
    { key, name, price, candidate_limit, duration_days },
  );
  const result = await transact([requireActivePlan(plan.id), order]);
  if (!result.done)
    throw new HttpError(result.failed.some(({ index }) => index === 0) ? 'PLAN_INACTIVE' : 'UNAVAILABLE');
  const checkout = { currency: 'INR', key: setting('RAZORPAY_KEY_ID'), checkout_url: checkoutUrl() } as const;
  return { order_id, amount: price, plan_name: name, ...checkout };
};
