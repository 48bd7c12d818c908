import { paymentsOfRecruiter } from '#functions/entities/payment/payment-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import type { paymentCalls } from '#shared/contracts/payments.ts';

/** A recruiter's payments; checkouts that nobody finished are left out. */
export const listPayments: UseCase<typeof paymentCalls.ofRecruiter> = ({ params, page }) =>
  paymentsOfRecruiter(params.id, page);
