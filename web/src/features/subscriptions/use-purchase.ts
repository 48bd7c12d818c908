import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PaymentWays } from '#shared/contracts/payments.ts';
import type { Plan } from '#shared/contracts/subscriptions.ts';
import { linkTo } from '#web/config/links.ts';
import { chargeOfPlan } from '#web/lib/gst-text.ts';
import { useBuyer } from './buyer.ts';
import { changedPlan, isSecondOrder, type OrderRequest } from './order-terms.ts';
import { usePaymentWays } from './payments.ts';
import { useUpiPayment } from './upi-payment.ts';
import { useCardPayment } from './use-card-payment.ts';

export type Way = 'card' | 'upi';

const waysOf = ({ card, upi }: PaymentWays): Way[] => [
  ...(card ? (['card'] as const) : []),
  ...(upi ? (['upi'] as const) : []),
];

/**
 * The purchase of a paid plan: the payment methods, the chosen one, and the phase of its payment. `plan` has the terms that
 * the server named last.
 */
export const usePurchase = (offer: Plan) => {
  const navigate = useNavigate();
  const ways = usePaymentWays();
  const [plan, setPlan] = useState(offer);
  const [isSecond, setSecond] = useState(false);
  const gst = ways.data ? ways.data.gst : plan.gst;
  const charge = chargeOfPlan(plan, gst);
  const onRefused = (error: unknown) => {
    setPlan(changedPlan(plan, error, gst) ?? plan);
    if (isSecondOrder(error)) setSecond(true);
  };
  const request: OrderRequest = { plan, charge, isSecond, onRefused };
  const card = useCardPayment(request, useBuyer(), () => void navigate(linkTo('recruiterDashboard')));
  const upi = useUpiPayment(request);
  const [wanted, choose] = useState<Way>();
  const offered = ways.data ? waysOf(ways.data) : [];
  return {
    plan,
    gst,
    /** What is to be paid, in whole rupees: the price, and the tax where that is added. */
    charge,
    /** The buyer was informed of another order: the next request is a second one. */
    isSecond,
    ways,
    card,
    upi,
    offered,
    way: wanted ?? offered[0],
    choose,
    isBusy: card.isBusy || upi.report.isPending,
    /** The method can no longer be changed: a payment was reported, or its outcome is being checked. */
    isMade: upi.report.isSuccess || card.phase.name === 'verifying' || card.phase.name === 'unsure',
  };
};
export type Purchase = ReturnType<typeof usePurchase>;
