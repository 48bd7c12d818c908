import type { Payment } from '#shared/contracts/payments.ts';
import type { PaymentSummary } from './stored-payment.ts';

/** A payment as its recruiter and admins see it. */
export const toPayment = (summary: PaymentSummary): Payment => ({
  id: summary.id,
  recruiter_id: summary.recruiter_id,
  plan_name: summary.plan_name,
  amount: summary.amount,
  currency: summary.currency,
  method: summary.method,
  status: summary.status,
  provider_payment_id: summary.provider_payment_id,
  amount_refunded: summary.amount_refunded,
  subscription_id: summary.subscription_id,
  candidate_limit: summary.candidate_limit,
  duration_days: summary.duration_days,
  created_at: summary.created_at,
  paid_at: summary.paid_at,
  refunded_at: summary.refunded_at,
});
