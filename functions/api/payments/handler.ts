import { createHandler } from '#functions/http/create-handler.ts';
import { paymentCalls } from '#shared/contracts/payments.ts';
import { listPayments, receipt } from './payment-records.ts';
import { paymentWays, purchase } from './purchase.ts';
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
