import { activation } from '#functions/api/subscriptions/activation.ts';
import { cardOrder, insertPayment, replacePayment } from '#functions/entities/payment/payment-store.ts';
import { notePendingPurchase } from '#functions/entities/subscription/pending-purchase-store.ts';
import { draftSubscription } from '#functions/entities/subscription/subscription-lifecycle.ts';
import { insertSubscription } from '#functions/entities/subscription/subscription-store.ts';
import { rememberTrial } from '#functions/entities/subscription/trial-store.ts';
import { upiPayment } from '#functions/entities/subscription/upi-payment.ts';
import { isoTime } from '#functions/platform/clock.ts';
import type { Plan } from '#shared/contracts/subscriptions.ts';
import type { DemoRecruiter } from './demo-types.ts';
import { listOf, type Step } from './step.ts';

/** From an order to its payment by card. */
const checkoutMs = 90_000;

/** What a subscription of the demo data comes from: who, when, for which plan, under which id. */
interface Purchase {
  recruiter: { id: number; email: string };
  /** Milliseconds since 1970. */
  at: number;
  plan: Plan;
  id: number;
}

/** A UPI payment that an admin has yet to confirm. */
const upiSteps = ({ recruiter, at, plan, id }: Purchase): Step[] => {
  const draft = draftSubscription({ id, recruiterId: recruiter.id, terms: plan, paymentMethod: 'upi', now: at });
  const writes = {
    pending: notePendingPurchase(recruiter.id, id, undefined),
    subscription: insertSubscription(draft),
    payment: upiPayment(draft),
  };
  return [{ at, writes: listOf(writes) }];
};

const trialSteps = ({ recruiter, at, plan, id }: Purchase): Step[] => {
  const { grant, record } = activation({
    subscriptionId: id,
    recruiterId: recruiter.id,
    plan,
    paymentMethod: 'trial',
    now: at,
  });
  const { trial } = rememberTrial(recruiter.email, at);
  return [{ at, writes: [grant, record, trial] }];
};

/** An order, and its payment by card, which starts the subscription. */
const cardSteps = ({ recruiter, at, plan, id }: Purchase): Step[] => {
  const ordered = at - checkoutMs;
  const { card, terms } = cardOrder(`order_Demo${String(id).padStart(6, '0')}`, recruiter.id, plan, id, ordered);
  const provider_payment_id = `pay_Demo${String(id).padStart(6, '0')}`;
  const paid = { ...card, status: 'completed', provider_payment_id, paid_at: isoTime(at) } as const;
  const { grant, record } = activation({
    subscriptionId: id,
    recruiterId: recruiter.id,
    plan,
    paymentMethod: 'razorpay',
    now: at,
  });
  return [
    { at: ordered, writes: [insertPayment(card, terms)] },
    { at, writes: [grant, record, replacePayment({ card: paid, terms, confirmed_by: null, version: 1 })] },
  ];
};

/** A recruiter's subscription with its payment, or a purchase that waits for its confirmation. */
export const subscriptionSteps = (
  recruiter: { id: number; email: string },
  { started_at: at, pending }: NonNullable<DemoRecruiter['subscription']>,
  plan: Plan,
  id: number,
): Step[] => {
  const purchase = { recruiter, at, plan, id };
  if (pending) return upiSteps(purchase);
  return plan.key === 'trial' ? trialSteps(purchase) : cardSteps(purchase);
};
