import { setting } from '#functions/runtime/env.ts';
import type { UseCase } from '#functions/runtime/request.ts';
import type { paymentCalls } from '#shared/contracts/payments.ts';
import { takesCards, takesUpi } from './require-card-payments.ts';
import { sellerName } from './seller.ts';

/** What this deployment is set up for; it reads nothing. */
export const paymentWays: UseCase<typeof paymentCalls.ways> = async () => ({
  card: takesCards(),
  upi: takesUpi() ? { id: setting('UPI_ID'), name: sellerName } : null,
});
