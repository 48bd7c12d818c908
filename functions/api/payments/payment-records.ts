import { auditRead } from '#functions/entities/audit/read-audit-store.ts';
import { paymentsOfRecruiter, readPayment } from '#functions/entities/payment/payment-store.ts';
import { toPayment } from '#functions/entities/payment/to-payment.ts';
import { readRecruiter } from '#functions/entities/recruiter/recruiter-store.ts';
import { readSubscription } from '#functions/entities/subscription/subscription-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import { setting } from '#functions/platform/env.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { sellerName } from '#functions/services/payments/seller.ts';
import type { paymentCalls } from '#shared/contracts/payments.ts';
import { textId } from '#shared/texts/text-id.ts';

/** A recruiter's payments; unfinished checkouts are left out. */
export const listPayments: UseCase<typeof paymentCalls.ofRecruiter> = async ({ params, page }) => {
  const { items, next } = await paymentsOfRecruiter(params.id, page);
  return { items: items.map(toPayment), next };
};

/**
 * The receipt of a payment that was made (3 read units).
 * @throws HttpError 404 when there is none, 403 for another's, 400 while nothing was paid
 */
export const receipt: UseCase<typeof paymentCalls.receipt> = async ({ params, caller, now }) => {
  const found = await readPayment(params.id);
  if (!found) throw new HttpError('NOT_FOUND');
  const { summary, terms } = found;
  if (caller.kind === 'recruiter' && summary.recruiter_id !== caller.id) throw new HttpError('FORBIDDEN');
  if (summary.paid_at === null) throw new HttpError('INVALID_STATE', { text: textId('nothing_paid') });
  const [profile, subscription] = await Promise.all([
    readRecruiter(summary.recruiter_id),
    readSubscription(summary.recruiter_id, summary.subscription_id),
  ]);
  await auditRead(caller, 'recruiter', summary.recruiter_id, now);
  return {
    payment: toPayment(summary),
    seller: { name: sellerName, url: setting('SITE_URL') },
    buyer: profile?.summary ?? null,
    plan: { name: terms.name, candidate_limit: terms.candidate_limit, duration_days: terms.duration_days },
    period: subscription ? { start: subscription.summary.start_date, end: subscription.summary.end_date } : null,
  };
};
