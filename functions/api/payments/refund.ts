import { auditOnce } from '#functions/entities/audit/audit-store.ts';
import { readPayment } from '#functions/entities/payment/payment-store.ts';
import type { PaymentSummary, StoredPayment } from '#functions/entities/payment/stored-payment.ts';
import { toPayment } from '#functions/entities/payment/to-payment.ts';
import type { PortalRequest, UseCase } from '#functions/http/request.ts';
import { HttpError, invalidField } from '#functions/platform/http-error.ts';
import { createRefund, type ProviderRefund } from '#functions/services/payments/razorpay-client.ts';
import { requireCardPayments } from '#functions/services/payments/require-card-payments.ts';
import type { paymentCalls } from '#shared/contracts/payments.ts';
import { paiseInRupee } from '#shared/domain/billing/gst-tax.ts';
import { textId } from '#shared/texts/text-id.ts';
import { recordRefund } from './record-refund.ts';

type Refund = typeof paymentCalls.refund;

const paise = (rupees: number) => Math.round(rupees * paiseInRupee);

/**
 * Pays money back: a card payment through Razorpay, whose webhook reports the same refund once more; a payment by UPI was
 * paid back by the admin and is recorded. The audit entry follows Razorpay's acceptance, so that a refusal leaves none; a retry of
 * the request that failed in between is accepted as the same refund, and writes it.
 * @throws HttpError 404, 400 when that much is not left, 409 when another refund came meanwhile, 503
 */
export const refund: UseCase<Refund> = async ({ params, body, caller, now }) => {
  const found = await readPayment(params.id);
  if (!found) throw new HttpError('NOT_FOUND');
  const { summary } = found;
  const amount = amountOf(summary, body);
  const target = { type: 'subscription' as const, id: summary.subscription_id };
  const name = `${paise(summary.amount_refunded)}-${amount}`;
  const made = summary.method === 'razorpay' ? await refundCard(found, amount, name) : { name, refund: undefined };
  await auditOnce(`refund-${summary.id}-${made.name}`, { caller, action: 'payment_refunded', target, now });
  const total = paise(summary.amount_refunded) + amount;
  const refund = made.refund && { refund: made.refund };
  await recordRefund(params.id, { paid_by: summary.provider_payment_id, total, ...refund, failed: false }, now);
  const after = (await readPayment(params.id)) ?? found;
  return toPayment(after.summary);
};

/** What is to be paid back, in paise. */
function amountOf(summary: PaymentSummary, { amount, shown_refunded }: PortalRequest<Refund>['body']): number {
  const isStale = shown_refunded !== undefined && paise(shown_refunded) !== paise(summary.amount_refunded);
  if (isStale) throw new HttpError('CHANGED_MEANWHILE');
  const left = paise(summary.amount) - paise(summary.amount_refunded);
  if (summary.status !== 'completed' || left <= 0)
    throw new HttpError('INVALID_STATE', { text: textId('nothing_to_refund') });
  const wanted = amount === undefined ? left : paise(amount);
  if (wanted > left)
    throw invalidField('amount', textId('refund_above_rest', { rest: Math.floor(left / paiseInRupee) }));
  return wanted;
}

/** Razorpay's id of a payment. */
function cardPaymentOf({ provider_payment_id: id }: PaymentSummary): string {
  requireCardPayments();
  if (id === null) throw new HttpError('INVALID_STATE', { text: textId('nothing_to_refund') });
  return id;
}

/**
 * The same request again, after a lost answer, is the same refund: what was paid back before is part of its name. Where Razorpay
 * answers with one that failed, the next name is another refund.
 */
async function refundCard(
  { summary, refunds }: StoredPayment,
  amount: number,
  first: string,
): Promise<{ name: string; refund: ProviderRefund }> {
  const id = cardPaymentOf(summary);
  const failures = new Set(refunds.filter(({ failed }) => failed).map((refund) => refund.id));
  for (let nth = 0; nth <= failures.size; nth += 1) {
    const name = nth === 0 ? first : `${first}-${nth}`;
    const refund = await createRefund(id, amount, `${id}-${name}`);
    if (!refund) break;
    if (!failures.has(refund.id)) return { name, refund };
  }
  throw new HttpError('INVALID_STATE', { text: textId('refund_refused') });
}
