import { activation } from '#functions/api/subscriptions/activation.ts';
import { cardOrder, insertPayment, replacePayment } from '#functions/entities/payment/payment-store.ts';
import { noOrders, noteOrder } from '#functions/entities/subscription/pending-purchase-store.ts';
import { draftSubscription } from '#functions/entities/subscription/subscription-lifecycle.ts';
import { putSubscription } from '#functions/entities/subscription/subscription-store.ts';
import { rememberTrial } from '#functions/entities/subscription/trial-store.ts';
import { upiPayment } from '#functions/entities/subscription/upi-payment.ts';
import type { Plan } from '#shared/contracts/subscriptions.ts';
import { addMs, type EpochMs, toIso } from '#shared/domain/time.ts';
import { type ItemVersion, itemOf, versionsAt } from './item-version.ts';

/** Time from an order to its payment by card, in milliseconds. */
export const checkoutMs = 90_000;

/** The purchase of a subscription in the demo data. */
interface Purchase {
  recruiter: { id: number; email: string; verified: boolean };
  plan: Plan;
  id: number;
  at: EpochMs;
  /** Number of candidates that the recruiter has unlocked since. */
  views: number;
}

/** The items of a UPI payment that an admin has yet to confirm. */
const pendingItems = ({ recruiter, at, plan, id }: Purchase): ItemVersion[] => {
  const draft = draftSubscription({ id, recruiterId: recruiter.id, terms: plan, paymentMethod: 'upi', now: at });
  return versionsAt(at, {
    pending: noteOrder(recruiter.id, { subscription_id: id }, noOrders),
    subscription: putSubscription(draft),
    payment: upiPayment(draft),
  });
};

/** The items of an active subscription: its grant and its record. */
const activeItems = (
  { recruiter, at, plan, id, views }: Purchase,
  paymentMethod: 'trial' | 'razorpay',
): ItemVersion[] => {
  const { grant, record } = activation({
    subscriptionId: id,
    recruiterId: recruiter.id,
    plan,
    paymentMethod,
    verified: recruiter.verified,
    now: at,
  });
  return [{ at, item: { ...itemOf(grant), candidates_viewed: views } }, ...versionsAt(at, { record })];
};

/** The items of an order and its payment by card. */
const cardItems = ({ recruiter, at, plan, id }: Purchase): ItemVersion[] => {
  const ordered = addMs(at, -checkoutMs);
  const { summary, terms } = cardOrder(`order_Demo${String(id).padStart(6, '0')}`, recruiter.id, plan, id, ordered);
  const provider_payment_id = `pay_Demo${String(id).padStart(6, '0')}`;
  const paid = { ...summary, status: 'completed', provider_payment_id, paid_at: toIso(at) } as const;
  return [
    ...versionsAt(ordered, {
      order: insertPayment(summary, terms),
      orders: noteOrder(recruiter.id, { card_order: summary.id }, noOrders),
    }),
    ...versionsAt(at, {
      payment: replacePayment({
        summary: paid,
        terms,
        confirmed_by: null,
        refunds: [],
        early: [],
        taken: null,
        version: 1,
      }),
    }),
  ];
};

/** The items of a recruiter's subscription with its payment, or of a purchase with a pending payment. */
export const subscriptionItems = (purchase: Purchase, pending: boolean): ItemVersion[] => {
  if (pending) return pendingItems(purchase);
  if (purchase.plan.key !== 'trial') return [...cardItems(purchase), ...activeItems(purchase, 'razorpay')];
  const trial = versionsAt(purchase.at, rememberTrial(purchase.recruiter.email, purchase.at));
  return [...activeItems(purchase, 'trial'), ...trial];
};
