import { HttpError } from '#functions/runtime/http-error.ts';

/**
 * Refuses when this deployment has no account at Razorpay: then plans are paid by hand.
 * @throws HttpError 503
 */
export function requireCardPayments(): void {
  if (process.env.RAZORPAY_KEY_ID) return;
  throw new HttpError('PAYMENT_UNAVAILABLE', { detail: 'Card payments are not available here. Please pay by UPI.' });
}
