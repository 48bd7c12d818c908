import { createHandler } from '#functions/http/create-handler.ts';
import { paymentCalls } from '#shared/contracts/payments.ts';
import { paymentWays } from './payment-ways.ts';
import { listPayments } from './payments-of-recruiter.ts';
import { purchase } from './purchase.ts';
import { receipt } from './receipt.ts';
import { verifyPayment } from './verify-payment.ts';
import { webhook } from './webhook.ts';

export const handler = createHandler(paymentCalls, {
  ways: paymentWays,
  purchase,
  verifyPayment,
  webhook,
  ofRecruiter: listPayments,
  receipt,
});
