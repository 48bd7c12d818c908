import * as z from 'zod/mini';
import { cleanLine, toAsciiDigits } from '../domain/clean-text.ts';
import { paymentStatuses, planKeys, upiIdPattern } from '../domain/payment-terms.ts';
import { claimRules, creditReasons } from '../domain/view-credits.ts';
import { textId } from '../texts/text-id.ts';
import { defineCall } from './define.ts';
import { anyId, id, idText, instant, line, paging, required, version } from './fields.ts';
import { planTranslations } from './plan-translations.ts';

/** A plan that can be bought. `price` is in whole rupees. */
/** GST in percent, in the prices or added to them; null where none is charged. */
export const gstTerms = z.nullable(z.object({ rate: z.int(), included: z.boolean() }));

export const plan = z.object({
  id,
  /** `trial`, `basic`, `premium`, `enterprise`; null for plans added later. */
  key: z.nullable(z.enum(planKeys)),
  name: z.string(),
  description: z.string(),
  price: z.int().check(z.minimum(0)),
  candidate_limit: z.int().check(z.minimum(0)),
  duration_days: z.int().check(z.minimum(0)),
  is_active: z.boolean(),
  features: z.array(z.string()),
  /** The texts in other languages: every reader gets all of them, so that one cached response serves all languages. */
  translations: planTranslations,
  created_at: instant,
  /** How the price includes GST; null where the seller charges none. */
  gst: z.optional(gstTerms),
  /** Of the fields that admins edit. */
  version,
});
export type Plan = z.output<typeof plan>;

export const subscription = z.object({
  id,
  recruiter_id: id,
  plan_name: z.string(),
  plan: z.object({ name: z.string(), candidate_limit: z.int(), price: z.int() }),
  candidate_limit: z.int(),
  price: z.int(),
  payment_method: z.string(),
  payment_status: z.enum(paymentStatuses),
  start_date: z.nullable(instant),
  end_date: z.nullable(instant),
  is_active: z.boolean(),
  created_at: instant,
});
export type Subscription = z.output<typeof subscription>;

/**
 * The terms of a plan that the buyer has confirmed: an order of other terms is refused (PLAN_CHANGED). Absent: the plan is
 * ordered as it is offered now.
 */
export const expectedTerms = {
  /** In whole rupees. */
  expected_price: z.optional(z.int()),
  expected_candidate_limit: z.optional(z.int()),
  expected_duration_days: z.optional(z.int()),
};

/** Refuses the order while another one is open or was paid a moment ago (ORDER_EXISTS); by default it is made beside it. */
export const unlessOrdered = z.optional(z.boolean());

/** A UPI id (virtual payment address) such as `name@bank`. */
export const upiId = z.pipe(
  z.pipe(
    z.string(textId('upi_id_missing')).check(z.maxLength(400, textId('upi_id_invalid'))),
    z.transform((text) => toAsciiDigits(cleanLine(text)).trim()),
  ),
  z.string().check(z.regex(upiIdPattern, textId('upi_id_invalid'))),
);

/** The recruiter's current plan and quota. Without a subscription: no plan and zero limits. */
export const subscriptionStatus = z.object({
  has_active_subscription: z.boolean(),
  current_plan: z.nullable(z.string()),
  candidate_limit: z.int(),
  candidates_viewed: z.int(),
  remaining_candidates: z.int(),
  plan_price: z.int(),
  /** Null without a subscription, and until the recruiter is verified: then the days begin to count. */
  subscription_end_date: z.nullable(instant),
  /** The days that count from the verification on; null when they count already, or without a subscription. */
  waiting_days: z.nullable(z.int()),
  /** Whether the free trial can start now: no plan is active, and neither the account nor its address had the trial. */
  trial_available: z.boolean(),
});
export type SubscriptionStatus = z.output<typeof subscriptionStatus>;

const byId = z.object({ id: idText });

export const subscriptionCalls = {
  plansByKey: defineCall({
    method: 'GET',
    path: '/subscriptions/plans',
    summary: 'The four standard plans by their key.',
    access: 'public',
    status: 200,
    answer: z.partialRecord(z.enum(planKeys), plan),
    publicMaxAge: 60,
  }),
  planById: defineCall({
    method: 'GET',
    path: '/subscriptions/plans/{id}',
    summary: 'One plan.',
    access: 'public',
    params: byId,
    status: 200,
    answer: plan,
    publicMaxAge: 60,
    errors: ['NOT_FOUND'],
  }),
  create: defineCall({
    method: 'POST',
    path: '/subscriptions/create',
    summary: 'Activates the free trial (once for each e-mail address) or requests a paid plan (pending).',
    access: { recruiter: 'self' },
    role: 'owner',
    own: ['body.recruiter_id'],
    body: z.object({
      recruiter_id: z.optional(anyId),
      plan_name: z.enum(planKeys, textId('plan_not_chosen')),
      ...expectedTerms,
    }),
    partSwitch: 'payments',
    status: 201,
    answer: subscription,
    errors: [
      'TRIAL_ALREADY_USED',
      'SUBSCRIPTION_ALREADY_ACTIVE',
      'PLAN_INACTIVE',
      'PLAN_CHANGED',
      'NOT_FOUND',
      'INVALID_STATE',
    ],
  }),
  pay: defineCall({
    method: 'POST',
    path: '/subscriptions/payment',
    summary: 'Reports a payment by UPI: the subscription is pending until an admin confirms it.',
    access: { recruiter: 'self' },
    role: 'owner',
    own: ['body.recruiter_id'],
    body: z.object({
      recruiter_id: z.optional(anyId),
      /** A plan's key or name. */
      plan_name: required(line(100), textId('plan_not_chosen')),
      upi_id: upiId,
      ...expectedTerms,
      unless_ordered: unlessOrdered,
    }),
    status: 200,
    answer: z.object({ success: z.literal(true), message: z.string(), subscription }),
    errors: ['NOT_FOUND', 'PLAN_INACTIVE', 'PLAN_CHANGED', 'ORDER_EXISTS', 'INVALID_STATE'],
  }),
  status: defineCall({
    method: 'GET',
    path: '/subscriptions/recruiter/{id}/status',
    summary: "A recruiter's current plan and quota.",
    access: { recruiter: 'self', admin: 'any', master_admin: 'any' },
    own: ['params.id'],
    params: byId,
    status: 200,
    answer: subscriptionStatus,
  }),
  views: defineCall({
    method: 'GET',
    path: '/view-ledger/{id}',
    summary:
      'The views of the latest plan, newest first, each with what came back; their sum is the count of the plan.',
    access: { recruiter: 'self' },
    own: ['params.id'],
    params: byId,
    query: z.object(paging),
    status: 200,
    enveloped: true,
    answer: z.object({
      /** As `candidates_viewed`. */
      counted: z.int(),
      /** Views that came back; where `is_part`, of those that were read. */
      credited: z.int(),
      /** Views that count and have no line, as these people are not shown any more. 0 where `is_part`: it is not known. */
      gone: z.int(),
      /** More views are stored than one call reads: those that are not read yet follow the last one of these, by candidate. */
      is_part: z.optional(z.literal(true)),
      items: z.array(
        z.object({
          candidate_id: id,
          /** Masked where lists mask it. */
          name: z.nullable(z.string()),
          viewed_at: instant,
          /** That the view came back, and why; null while it counts. */
          credit: z.nullable(z.object({ at: instant, reason: z.enum(creditReasons) })),
        }),
      ),
    }),
    errors: ['INVALID_CURSOR'],
  }),
  claimView: defineCall({
    method: 'POST',
    path: '/view-ledger/{id}/claims',
    summary: `Claims a view back of a candidate who cannot be reached: from ${claimRules.fromDays} to ${claimRules.untilDays} days after it, and only where the candidate has not used the portal for 30 days.`,
    access: { recruiter: 'self' },
    own: ['params.id'],
    params: byId,
    body: z.object({ candidate_id: id }),
    status: 200,
    answer: z.object({ candidates_viewed: z.int() }),
    errors: ['NOT_FOUND', 'INVALID_STATE'],
  }),
  allPlans: defineCall({
    method: 'GET',
    path: '/subscription-plans/all',
    summary: 'All plans, including inactive ones.',
    access: 'public',
    status: 200,
    answer: z.array(plan),
    publicMaxAge: 60,
  }),
  planDetails: defineCall({
    method: 'GET',
    path: '/subscription-plans/{id}',
    summary: 'One plan.',
    access: 'public',
    params: byId,
    status: 200,
    answer: plan,
    publicMaxAge: 60,
    errors: ['NOT_FOUND'],
  }),
};
