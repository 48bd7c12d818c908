import type { UseCase } from '#functions/http/request.ts';
import { setting } from '#functions/platform/env.ts';
import { takesCards, takesUpi } from '#functions/services/payments/require-card-payments.ts';
import { sellerName } from '#functions/services/payments/seller.ts';
import type { paymentCalls } from '#shared/contracts/payments.ts';

/** What this deployment is set up for; it reads nothing. */
export const paymentWays: UseCase<typeof paymentCalls.ways> = async () => ({
  card: takesCards(),
  upi: takesUpi() ? { id: setting('UPI_ID'), name: sellerName } : null,
});
