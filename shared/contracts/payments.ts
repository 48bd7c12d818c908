import * as z from 'zod/mini';
import { paymentMethods, paymentRecordStatuses } from '../domain/payment-terms.ts';
import { textId } from '../texts/text-id.ts';
import { whole } from './amounts.ts';
import { defineCall } from './define.ts';
import { anyId, id, idText, instant, opaqueId, paging } from './fields.ts';
import { billingDetails, billingDocument } from './invoices.ts';
import { expectedTerms, gstTerms, subscription, unlessOrdered, upiId } from './subscriptions.ts';

/** A payment as the recruiter and admins see it. Amounts are in rupees; it contains no personal data. */
export const payment = z.object({
  /** Razorpay's order id, or `upi_{subscription id}`. */
  id: z.string(),
  recruiter_id: id,
  plan_name: z.string(),
  /** In whole rupees. */
  amount: z.int(),
  currency: z.literal('INR'),
  method: z.enum(paymentMethods),
  status: z.enum(paymentRecordStatuses),
  /** The provider's id of the captured payment. */
  provider_payment_id: z.nullable(z.string()),
  /** Refunded amount in rupees; fractions (paise) are possible. */
  amount_refunded: z.number(),
  /** The subscription that the payment is for. */
  subscription_id: id,
  /** What was ordered, whatever became of the plan; null in older payments. */
  candidate_limit: z.nullable(z.int()),
  duration_days: z.nullable(z.int()),
  created_at: instant,
  paid_at: z.nullable(instant),
  refunded_at: z.nullable(instant),
});
export type Payment = z.output<typeof payment>;

/** The payment methods of this deployment. */
export const paymentWays = z.object({
  /** The card checkout is available. */
  card: z.boolean(),
  /** The UPI id that receives payments, or null when UPI is not available. */
  upi: z.nullable(z.object({ id: upiId, name: z.string() })),
  /** Whether GST is in the prices or added to them, for the caller. */
  gst: gstTerms,
  /** What the caller's invoices name; null: company and address of the profile. */
  billing: z.nullable(billingDetails),
});
export type PaymentWays = z.output<typeof paymentWays>;

const orderId = opaqueId(/^order_[A-Za-z0-9]{6,40}$/);
const byPayment = z.object({ id: opaqueId(/^(order_[A-Za-z0-9]{6,40}|upi_[1-9][0-9]{0,11})$/) });

/** In whole rupees. */
export const refundAmount = whole(1, 100_000_000, textId('refund_amount_invalid'));

const paymentId = opaqueId(/^pay_[A-Za-z0-9]{6,40}$/);

export const paymentCalls = {
  ways: defineCall({
    method: 'GET',
    path: '/payments/ways',
    summary:
      'The payment methods of this deployment with the UPI id that receives payments, and the details of invoices.',
    access: { recruiter: 'any' },
    status: 200,
    answer: paymentWays,
  }),
  purchase: defineCall({
    method: 'POST',
    path: '/subscription-plans/purchase',
    summary: 'Creates the order that the checkout then charges.',
    access: { recruiter: 'self' },
    role: 'owner',
    own: ['body.recruiter_id'],
    body: z.object({
      recruiter_id: z.optional(anyId),
      plan_id: z.union([id, idText], textId('plan_not_chosen')),
      payment_method: z._default(z.literal('razorpay'), 'razorpay'),
      ...expectedTerms,
      unless_ordered: unlessOrdered,
    }),
    repeatable: true,
    switch: 'payments',
    status: 200,
    answer: z.object({
      order_id: z.string(),
      /** In whole rupees: the checkout multiplies by 100. */
      amount: z.int(),
      currency: z.literal('INR'),
      /** Razorpay's public key for the checkout. */
      key: z.string(),
      plan_name: z.string(),
      /** URL of the checkout's script. */
      checkout_url: z.string(),
    }),
    errors: ['NOT_FOUND', 'PLAN_INACTIVE', 'PLAN_CHANGED', 'ORDER_EXISTS', 'INVALID_STATE', 'PAYMENT_UNAVAILABLE'],
  }),
  verifyPayment: defineCall({
    method: 'POST',
    path: '/subscription-plans/verify-payment',
    summary: "Verifies the checkout's result and activates the subscription.",
    access: { recruiter: 'owner' },
    role: 'owner',
    owned: { record: 'card_order', at: 'body.razorpay_order_id', absent: 'NOT_FOUND' },
    body: z.object({
      razorpay_order_id: orderId,
      razorpay_payment_id: paymentId,
      razorpay_signature: z.string().check(z.maxLength(200)),
    }),
    status: 200,
    answer: z.object({
      success: z.literal(true),
      message: z.string(),
      payment,
      subscription: z.nullable(subscription),
    }),
    errors: ['NOT_FOUND', 'PAYMENT_VERIFICATION_FAILED', 'PAYMENT_UNAVAILABLE'],
  }),
  webhook: defineCall({
    method: 'POST',
    path: '/payments/razorpay/webhook',
    summary: 'Receives payment events from Razorpay, signed over the raw body; other events are ignored.',
    access: 'signature',
    rawBody: true,
    headers: z.object({ 'x-razorpay-signature': z.string().check(z.maxLength(200)) }),
    status: 200,
    answer: z.object({ received: z.literal(true) }),
    errors: ['INVALID_SIGNATURE', 'PAYMENT_UNAVAILABLE', 'BODY_TOO_LARGE'],
  }),
  ofRecruiter: defineCall({
    method: 'GET',
    path: '/payments/recruiter/{id}',
    summary: "A recruiter's payments, newest first.",
    access: { recruiter: 'self', admin: 'any', master_admin: 'any' },
    own: ['params.id'],
    params: z.object({ id: idText }),
    query: z.object(paging),
    status: 200,
    answer: z.array(payment),
    paged: true,
    errors: ['INVALID_CURSOR'],
  }),
  invoice: defineCall({
    method: 'GET',
    path: '/payments/{id}/invoice',
    summary: 'The invoice of a payment and its credit notes, oldest first; empty until a minute after the payment.',
    access: { recruiter: 'owner', admin: 'any', master_admin: 'any' },
    // Ids of payments by UPI are consecutive numbers.
    owned: { record: 'payment', at: 'params.id', absent: 'NOT_FOUND', isHidden: true },
    params: byPayment,
    status: 200,
    answer: z.object({ payment, documents: z.array(billingDocument) }),
    errors: ['NOT_FOUND', 'INVALID_STATE'],
  }),
  refund: defineCall({
    method: 'POST',
    path: '/payments/{id}/refund',
    summary: 'Pays money back through Razorpay, or records that an admin paid it back by UPI.',
    access: { admin: 'any', master_admin: 'any' },
    params: byPayment,
    body: z.object({
      /** In whole rupees; absent: all that was not paid back yet. */
      amount: z.optional(refundAmount),
      /** What the screen showed as paid back, in rupees: another refund since then is refused. */
      shown_refunded: z.optional(z.number()),
    }),
    status: 200,
    answer: payment,
    errors: ['NOT_FOUND', 'INVALID_STATE', 'CHANGED_MEANWHILE', 'PAYMENT_UNAVAILABLE'],
  }),
  saveBilling: defineCall({
    method: 'PUT',
    path: '/payments/billing',
    summary: "Replaces what the caller's invoices name: legal name, address and GSTIN. Issued invoices stay.",
    access: { recruiter: 'any' },
    role: 'owner',
    body: billingDetails,
    status: 200,
    answer: billingDetails,
  }),
};
