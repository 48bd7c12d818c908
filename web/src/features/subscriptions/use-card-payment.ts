import { useEffect, useRef, useState } from 'react';
import { paymentCalls } from '#shared/contracts/payments.ts';
import { subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import { call } from '#web/lib/api-client.ts';
import { errorText } from '#web/lib/api-error.ts';
import { t } from '#web/lib/i18n.ts';
import { useInvalidate } from '#web/lib/query.ts';
import { useSingleFlight } from '#web/lib/single-flight.ts';
import { siteName } from '#web/lib/site-settings.ts';
import { useOwnId } from '#web/lib/use-session.ts';
import { toast } from '#web/ui/toast-store.ts';
import {
  type Buyer,
  type CheckoutClass,
  type CheckoutResult,
  loadCheckout,
  type Order,
  openCheckout,
} from './checkout.ts';
import { expectedOf, isQuestion, type OrderRequest } from './order-terms.ts';
import { isPaid, settleOrder } from './settle-order.ts';

/**
 * The phase of a payment by card. `problem` is the reason why the buyer is back at the beginning; `failed`
 * distinguishes failures from cancellations by the buyer. `blockedHost`: where the checkout's script did not come from.
 */
type Phase =
  | { name: 'idle'; problem?: { text: string; failed: boolean; blockedHost?: string } }
  | { name: 'starting' }
  | { name: 'paying'; order: Order; Razorpay: CheckoutClass }
  | { name: 'verifying' }
  | { name: 'unsure'; result: CheckoutResult };

const purchase = ({ plan, charge, isSecond }: OrderRequest, recruiterId: number): Promise<Order> =>
  call(paymentCalls.purchase, {
    body: {
      recruiter_id: recruiterId,
      plan_id: plan.id,
      payment_method: 'razorpay',
      ...expectedOf({ plan, charge }),
      unless_ordered: !isSecond,
    },
  });

/** Without the script of the checkout, which blockers of advertising refuse, there is no payment by card. */
const withoutScript = (address: string): Phase => {
  const { host } = new URL(address);
  const text = navigator.onLine ? t('subscriptions.payment.blocked', { host }) : t('common.crash.connection');
  return { name: 'idle', problem: { text, failed: true, blockedHost: host } };
};

const idle = (text: string, failed: boolean): Phase => ({ name: 'idle', problem: { text, failed } });

/**
 * Pays for a plan through the card checkout. `onActive` is called once the plan has started, if the component is still
 * mounted.
 */
export const useCardPayment = (request: OrderRequest, buyer: Buyer, onActive: () => void) => {
  const recruiterId = useOwnId();
  const invalidate = useInvalidate();
  const [phase, setPhase] = useState<Phase>({ name: 'idle' });
  const order = useRef<Order>(undefined);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const refreshSubscription = () => void invalidate(subscriptionCalls.status, paymentCalls.ofRecruiter);
  const succeed = () => {
    refreshSubscription();
    toast.success(t('subscriptions.payment.successful'));
    if (isMounted.current) onActive();
  };
  const verify = useSingleFlight(async (result: CheckoutResult) => {
    setPhase({ name: 'verifying' });
    const settlement = await settleOrder(result, recruiterId);
    if (settlement === 'paid') return succeed();
    refreshSubscription();
    setPhase(
      settlement === 'unsure' ? { name: 'unsure', result } : idle(t('subscriptions.payment.verificationFailed'), true),
    );
  });
  const onClosed = (hasFailed: boolean) =>
    setPhase(idle(t(hasFailed ? 'subscriptions.payment.failed' : 'subscriptions.payment.closed'), hasFailed));
  const checkout = useRef({ buyer, verify, onClosed });
  checkout.current = { buyer, verify, onClosed };

  useEffect(() => {
    if (phase.name !== 'paying') return;
    let close = () => {};
    // Deferred: the dialog before it returns the focus first.
    const timer = setTimeout(() => {
      const { current } = checkout;
      close = openCheckout(
        phase.Razorpay,
        { order: phase.order, buyer: current.buyer, title: siteName },
        { onPaid: (result) => void current.verify(result), onClosed: current.onClosed },
      );
    });
    return () => {
      clearTimeout(timer);
      close();
    };
  }, [phase]);

  const pay = useSingleFlight(async () => {
    setPhase({ name: 'starting' });
    try {
      // The same order again: Razorpay captures only one payment for it, and it may be paid although the window was
      // closed.
      if (order.current && (await isPaid(order.current.order_id, recruiterId))) return succeed();
      order.current ??= await purchase(request, recruiterId);
      const Razorpay = await loadCheckout(order.current.checkout_url).catch(() => undefined);
      if (Razorpay) setPhase({ name: 'paying', order: order.current, Razorpay });
      else setPhase(withoutScript(order.current.checkout_url));
    } catch (error) {
      request.onRefused(error);
      setPhase(idle(errorText(error, t('subscriptions.purchase.failed')), !isQuestion(error)));
    }
  });

  return {
    phase,
    isBusy: phase.name === 'starting' || phase.name === 'verifying',
    pay,
    /** Checks the outcome of a payment again. */
    checkAgain: verify,
  };
};
