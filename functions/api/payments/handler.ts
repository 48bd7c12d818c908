import { readPayment } from '#functions/entities/payment/payment-store.ts';
import { createHandler } from '#functions/http/create-handler.ts';
import { paymentCalls } from '#shared/contracts/payments.ts';
import { paymentWays, saveBilling } from './billing.ts';
import { invoice, listPayments } from './payment-records.ts';
import { purchase } from './purchase.ts';
import { refund } from './refund.ts';
import { readCardOrder, verifyPayment } from './verify-payment.ts';
import { webhook } from './webhook.ts';

export const handler = createHandler(
  paymentCalls,
  {
    ways: paymentWays,
    purchase,
    verifyPayment,
    webhook,
    ofRecruiter: listPayments,
    invoice,
    refund,
    saveBilling,
  },
  { payment: readPayment, card_order: readCardOrder },
);
