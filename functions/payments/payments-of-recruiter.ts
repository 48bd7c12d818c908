import type { UseCase } from '#functions/runtime/request.ts';
import type { paymentCalls } from '#shared/contracts/payments.ts';
import { paymentsOfRecruiter } from './payment-store.ts';

/** A recruiter's payments; checkouts that nobody finished are left out. */
export const listPayments: UseCase<typeof paymentCalls.ofRecruiter> = ({ params, page }) =>
  paymentsOfRecruiter(params.id, page);
