import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Whether `given` is the HMAC-SHA-256 of the message under Razorpay's secret, in lower-case hex as Razorpay writes it.
 * Compared as text in constant time: a digest that only decodes to the same bytes is refused.
 */
export function isSigned(message: string | Uint8Array, secret: string, given: string): boolean {
  const expected = Buffer.from(createHmac('sha256', secret).update(message).digest('hex'));
  const bytes = Buffer.from(given);
  return bytes.length === expected.length && timingSafeEqual(bytes, expected);
}
