import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PaymentWays } from '#shared/contracts/payments.ts';
import type { Plan } from '#shared/contracts/subscriptions.ts';
import { linkTo } from '#web/config/links.ts';
import { chargeOfPlan } from '#web/lib/gst-text.ts';
import { useBuyer } from './buyer.ts';
import { usePaymentWays } from './payments.ts';
import { useUpiPayment } from './upi-payment.ts';
import { useCardPayment } from './use-card-payment.ts';

export type Way = 'card' | 'upi';

const waysOf = ({ card, upi }: PaymentWays): Way[] => [
  ...(card ? (['card'] as const) : []),
  ...(upi ? (['upi'] as const) : []),
];

/** The purchase of a paid plan: the payment methods, the chosen one, and the phase of its payment. */
export const usePurchase = (plan: Plan) => {
  const navigate = useNavigate();
  const ways = usePaymentWays();
  const card = useCardPayment(plan, useBuyer(), () => void navigate(linkTo('recruiterDashboard')));
  const upi = useUpiPayment(plan);
  const [wanted, choose] = useState<Way>();
  const gst = ways.data ? ways.data.gst : plan.gst;
  const offered = ways.data ? waysOf(ways.data) : [];
  return {
    plan,
    gst,
    /** What is to be paid, in whole rupees: the price, and the tax where that is added. */
    charge: chargeOfPlan(plan, gst),
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
