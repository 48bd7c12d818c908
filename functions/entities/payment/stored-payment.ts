import * as z from 'zod/mini';
import { storedInstant } from '#functions/data/stored-fields.ts';
import { itemSchema } from '#functions/data/summary.ts';
import { planTerms } from '#functions/entities/plan/stored-plan.ts';

/** Of the items that this code writes. */
export const paymentSchemaVersion = 1;

/** What lists show of a payment. Amounts are in rupees; it names no person. */
export const paymentSummary = z.object({
  /** Razorpay's order, or `upi_{subscription id}`. */
  id: z.string(),
  recruiter_id: z.int(),
  plan_name: z.string(),
  /** Whole rupees. */
  amount: z.int(),
  currency: z.literal('INR'),
  method: z.enum(['razorpay', 'upi']),
  /** `refunded`: all of it was paid back. */
  status: z.enum(['pending', 'completed', 'failed', 'refunded']),
  /** The provider's own id of the payment that was captured; null before, and of payments by hand. */
  provider_payment_id: z.nullable(z.string()),
  /** Paise are possible. */
  amount_refunded: z.number(),
  /** The subscription that the payment is for. */
  subscription_id: z.int(),
  /** What was ordered. Absent in payments from before lists showed it. */
  candidate_limit: z._default(z.nullable(z.int()), null),
  duration_days: z._default(z.nullable(z.int()), null),
  created_at: storedInstant,
  paid_at: z.nullable(storedInstant),
  refunded_at: z.nullable(storedInstant),
});
export type PaymentSummary = z.output<typeof paymentSummary>;

const namedRefund = z.object({ id: z.string(), amount: z.int() });
/** One refund as the provider names it; the amount in paise. */
export type NamedRefund = z.output<typeof namedRefund>;

/** What the provider says about a refund: that it was made, or that it failed. */
const refundReport = z.object({
  /** The provider's id of the payment; null of one by UPI, which is paid back by hand. */
  paid_by: z.nullable(z.string()),
  /** What was paid back altogether, in paise; it may go on to contain refunds that failed. */
  total: z.int(),
  /** The refund that is reported, if it has a name. */
  refund: z.optional(namedRefund),
  failed: z.boolean(),
});
export type RefundReport = z.output<typeof refundReport>;

/** An order and the payment made for it. It stays when the recruiter's account is deleted. */
const paymentItem = itemSchema({
  summary: paymentSummary,
  /** The plan as it was when the order was made: what is granted and what it costs. */
  terms: planTerms,
  /** The admin who confirmed it, of payments by hand. */
  confirmed_by: z.nullable(z.int()),
  /** Refunds that the provider named, oldest first, in paise. Absent in older payments, whose refunds have no names. */
  refunds: z._default(z.array(z.object({ id: z.string(), amount: z.int(), failed: z.boolean() })), []),
  /** Reports of refunds that came before their capture, oldest first. Absent in older payments, which counted them at once. */
  early: z._default(z.array(refundReport), []),
  /** What its refund as a whole took back: time in milliseconds. Absent in older payments, where the subscription says it. */
  taken: z._default(z.nullable(z.object({ views: z.int(), ms: z.int() })), null),
  /** Rises with every change. */
  version: z.int(),
});
export type StoredPayment = z.output<typeof paymentItem>;

/**
 * A payment from an item of any age; older ones lack what was ordered in their summary.
 * @throws ZodError when the item is no payment
 */
export const parsePayment = (item: unknown): StoredPayment => paymentItem.parse(item);
