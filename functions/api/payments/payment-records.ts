import { auditRead } from '#functions/entities/audit/read-audit-store.ts';
import { documentsOfPayment } from '#functions/entities/invoice/document-store.ts';
import { toDocument } from '#functions/entities/invoice/to-document.ts';
import { paymentsOfRecruiter } from '#functions/entities/payment/payment-store.ts';
import type { StoredPayment } from '#functions/entities/payment/stored-payment.ts';
import { toPayment } from '#functions/entities/payment/to-payment.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { paymentCalls } from '#shared/contracts/payments.ts';
import { textId } from '#shared/texts/text-id.ts';

/** A recruiter's payments; unfinished checkouts are left out. */
export const listPayments: UseCase<typeof paymentCalls.ofRecruiter> = async ({ params, page }) => {
  const { items, next } = await paymentsOfRecruiter(params.id, page);
  return { items: items.map(toPayment), next };
};

/**
 * The documents of a payment that was made (2.5 read units).
 * @throws HttpError 400 while nothing was paid
 */
export const invoice: UseCase<typeof paymentCalls.invoice, StoredPayment> = async ({
  params,
  caller,
  owned: { summary },
  now,
}) => {
  const documents = await documentsOfPayment(params.id);
  if (documents.length === 0 && summary.paid_at === null)
    throw new HttpError('INVALID_STATE', { text: textId('nothing_paid') });
  await auditRead(caller, 'recruiter', summary.recruiter_id, now);
  return { payment: toPayment(summary), documents: documents.map(toDocument) };
};
