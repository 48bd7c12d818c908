import { HttpError } from '#functions/platform/http-error.ts';
import { textId } from '#shared/texts/text-id.ts';

/** Whether this deployment has an account at Razorpay. */
export const takesCards = (): boolean => Boolean(process.env.RAZORPAY_KEY_ID);

/** Whether this deployment has an address for UPI payments. */
export const takesUpi = (): boolean => Boolean(process.env.UPI_ID);

/**
 * Refuses when this deployment has no account at Razorpay. UPI is only named where it is set up.
 * @throws HttpError 503
 */
export function requireCardPayments(): void {
  if (takesCards()) return;
  throw takesUpi()
    ? new HttpError('PAYMENT_UNAVAILABLE', { text: textId('cards_unavailable_use_upi') })
    : new HttpError('PAYMENT_UNAVAILABLE', { text: textId('cards_unavailable') });
}
