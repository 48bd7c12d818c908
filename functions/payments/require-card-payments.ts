import { HttpError } from '#functions/runtime/http-error.ts';

/** Whether this deployment has an account at Razorpay. */
export const takesCards = (): boolean => Boolean(process.env.RAZORPAY_KEY_ID);

/**
 * Refuses when this deployment has no account at Razorpay: then plans are paid by hand.
 * @throws HttpError 503
 */
export function requireCardPayments(): void {
  if (takesCards()) return;
  throw new HttpError('PAYMENT_UNAVAILABLE', { detail: 'Card payments are not available here. Please pay by UPI.' });
}
