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

/** One refund as the provider names it; the amount in paise. */
const namedRefund = z.object({ id: z.string(), amount: z.int() });

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
  early: z.optional(z.array(refundReport)),
  /** What its refund as a whole took back: time in milliseconds. Absent in older payments, where the subscription says it. */
  taken: z._default(z.nullable(z.object({ views: z.int(), ms: z.int() })), null),
  /** Rises with every change. */
  version: z.int(),
});
type Item = z.output<typeof paymentItem>;
export type StoredPayment = Omit<Item, 'early'> & { early: RefundReport[] };

/** Whether older code counted refunds of an order that was not captured yet, and noted the id of that payment for it. */
const isCountedEarly = ({ summary, refunds }: Item): boolean =>
  summary.status === 'pending' && summary.provider_payment_id !== null && summary.amount_refunded + refunds.length > 0;

/** What older code counted, as the reports that it follows from. */
function earlyReports({ summary, refunds }: Item): RefundReport[] {
  const paid_by = summary.provider_payment_id;
  const named = refunds.map(({ failed, ...refund }) => ({ paid_by, total: 0, refund, failed }));
  const failed = refunds.reduce((sum, refund) => sum + (refund.failed ? refund.amount : 0), 0);
  return [...named, { paid_by, total: Math.round(summary.amount_refunded * 100) + failed, failed: false }];
}

/**
 * A payment from an item of any age; older ones lack what was ordered in their summary, and may have counted a refund before its
 * capture: that one waits for it like any other.
 * @throws ZodError when the item is no payment
 */
export function parsePayment(item: unknown): StoredPayment {
  const { early, ...parsed } = paymentItem.parse(item);
  if (early || !isCountedEarly(parsed)) return { ...parsed, early: early ?? [] };
  const summary = { ...parsed.summary, provider_payment_id: null, amount_refunded: 0 };
  return { ...parsed, summary, refunds: [], early: earlyReports(parsed) };
}
