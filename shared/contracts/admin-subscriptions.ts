import * as z from 'zod/mini';
import { paymentStatuses } from '../domain/payment-terms.ts';
import { textId } from '../texts/text-id.ts';
import { whole } from './amounts.ts';
import { defineCall } from './define.ts';
import { anyId, idText, instant, line, message, paging, required, shownVersion, version } from './fields.ts';
import { subscription } from './subscriptions.ts';

const staff = { admin: 'any', master_admin: 'any' } as const;
const byId = z.object({ id: idText });

/** A subscription as admins see it, with its recruiter; `recruiter` is null once the account is erased. */
export const listedSubscription = z.object({
  ...subscription.shape,
  /** The payer's UPI id, to find the payment; null for other payment methods. */
  upi_id: z.nullable(z.string()),
  /** Of the terms that admins edit. */
  version,
  recruiter: z.nullable(
    z.object({ name: z.string(), company_name: z.string(), email: z.string(), address: z.string() }),
  ),
});
export type ListedSubscription = z.output<typeof listedSubscription>;

/** Filters of the subscriptions list; `pending` and `completed` refer to the payment. */
export const subscriptionFilters = ['all', 'active', 'inactive', 'pending', 'completed'] as const;
export type SubscriptionFilter = (typeof subscriptionFilters)[number];

const listQuery = z.object({
  ...paging,
  status: z._default(z.enum(subscriptionFilters), 'all'),
  /** Matched against the recruiter's name, company, e-mail and address and the plan's name. */
  keyword: z.optional(line(100)),
});

const planName = required(line(60), textId('plan_name_missing'));
const notWhole = textId('number_not_whole');
const limit = whole(0, 1_000_000, notWhole);
const price = whole(0, 10_000_000, notWhole);

const list = { access: staff, query: listQuery, status: 200, answer: z.array(listedSubscription) } as const;
const ofRecruiter = {
  access: staff,
  params: byId,
  query: z.object(paging),
  status: 200,
  answer: z.array(listedSubscription),
} as const;
const confirm = {
  access: staff,
  params: byId,
  status: 200,
  answer: z.object({ message: z.string(), subscription: listedSubscription }),
} as const;

/** The specification documents several paths for the same operation; they share one use case each. */
export const newSubscriptionBody = z.object({
  recruiter_id: anyId,
  plan_name: z._default(planName, 'trial'),
  candidate_limit: z._default(limit, 5),
  price: z._default(price, 0),
  payment_method: z._default(z.literal('admin_created'), 'admin_created'),
  payment_status: z._default(z.enum(paymentStatuses), 'completed'),
  /** Default: active when `payment_status` is `completed`. */
  is_active: z.optional(z.boolean()),
});

export const adminSubscriptionCalls = {
  all: defineCall({
    ...list,
    method: 'GET',
    path: '/subscriptions/admin/all',
    summary: 'All subscriptions, newest first.',
    paged: true,
    errors: ['INVALID_CURSOR'],
  }),
  allOfRecruiter: defineCall({
    ...ofRecruiter,
    method: 'GET',
    path: '/subscriptions/admin/recruiter/{id}',
    summary: "A recruiter's subscriptions, newest first.",
    paged: true,
    errors: ['INVALID_CURSOR'],
  }),
  confirmPayment: defineCall({
    ...confirm,
    method: 'POST',
    path: '/subscriptions/confirm-payment/{id}',
    summary: 'Confirms the payment of a pending subscription: it starts now.',
    errors: ['NOT_FOUND', 'INVALID_STATE'],
  }),
  confirmPlanPayment: defineCall({
    ...confirm,
    method: 'POST',
    path: '/subscription-plans/confirm-payment/{id}',
    summary: 'Confirms the payment of the pending subscription with this id: it starts now.',
    errors: ['NOT_FOUND', 'INVALID_STATE'],
  }),
  adminConfirmPayment: defineCall({
    ...confirm,
    method: 'POST',
    path: '/admin/subscriptions/{id}/confirm-payment',
    summary: 'Confirms the payment of a pending subscription: it starts now.',
    errors: ['NOT_FOUND', 'INVALID_STATE'],
  }),
  adminList: defineCall({
    ...list,
    method: 'GET',
    path: '/admin/subscriptions',
    summary: 'All subscriptions, newest first.',
    paged: true,
    counted: true,
    errors: ['INVALID_CURSOR'],
  }),
  adminOfRecruiter: defineCall({
    ...ofRecruiter,
    method: 'GET',
    path: '/admin/subscriptions/recruiter/{id}',
    summary: "A recruiter's subscriptions, newest first.",
    paged: true,
    errors: ['INVALID_CURSOR'],
  }),
  adminGet: defineCall({
    method: 'GET',
    path: '/admin/subscriptions/{id}',
    summary: 'One subscription.',
    access: staff,
    params: byId,
    status: 200,
    answer: listedSubscription,
    errors: ['NOT_FOUND'],
  }),
  adminCreate: defineCall({
    method: 'POST',
    path: '/admin/subscriptions',
    summary: 'Creates a subscription for a recruiter; by default a free, active trial of 5 candidates.',
    access: staff,
    body: newSubscriptionBody,
    repeatable: true,
    status: 201,
    answer: listedSubscription,
    errors: ['NOT_FOUND', 'SUBSCRIPTION_ALREADY_ACTIVE'],
  }),
  adminUpdate: defineCall({
    method: 'PUT',
    path: '/admin/subscriptions/{id}',
    summary: 'Changes the given fields of a subscription, and its entitlement.',
    access: staff,
    params: byId,
    body: z.partial(
      z.object({
        plan_name: planName,
        candidate_limit: limit,
        price,
        payment_status: z.enum(paymentStatuses),
        is_active: z.boolean(),
        /** When an active subscription ends, between now and two years from now: to extend it, or to end it earlier. */
        end_date: instant,
        version: shownVersion,
      }),
    ),
    status: 200,
    answer: listedSubscription,
    errors: ['NOT_FOUND', 'SUBSCRIPTION_ALREADY_ACTIVE', 'CHANGED_MEANWHILE'],
  }),
  adminDelete: defineCall({
    method: 'DELETE',
    path: '/admin/subscriptions/{id}',
    summary: 'Deletes a subscription; an active one ends. Its payment record is retained.',
    access: staff,
    params: byId,
    status: 200,
    answer: message,
    errors: ['NOT_FOUND'],
  }),
};
