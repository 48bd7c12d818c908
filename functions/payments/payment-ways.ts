import { setting } from '#functions/runtime/env.ts';
import type { UseCase } from '#functions/runtime/request.ts';
import type { paymentCalls } from '#shared/contracts/payments.ts';
import { takesCards } from './require-card-payments.ts';
import { sellerName } from './seller.ts';

/** What this deployment is set up for; it reads nothing. */
export const paymentWays: UseCase<typeof paymentCalls.ways> = async () => ({
  card: takesCards(),
  upi: process.env.UPI_ID ? { id: setting('UPI_ID'), name: sellerName } : null,
});
