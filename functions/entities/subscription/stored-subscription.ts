import * as z from 'zod/mini';
import { storedInstant } from '#functions/data/stored-fields.ts';
import { itemSchema } from '#functions/data/summary.ts';
import { dayMs, toEpochMs } from '#shared/domain/time.ts';

/** Of the items that this code writes. */
export const subscriptionSchemaVersion = 1;

/** What lists show of a subscription; `upi_id` is for admins only. */
export const subscriptionSummary = z.object({
  id: z.int(),
  recruiter_id: z.int(),
  plan_name: z.string(),
  plan: z.object({ name: z.string(), candidate_limit: z.int(), price: z.int() }),
  candidate_limit: z.int(),
  /** In whole rupees. */
  price: z.int(),
  payment_method: z.string(),
  payment_status: z.enum(['pending', 'completed', 'failed']),
  /** Null until it starts. */
  start_date: z.nullable(storedInstant),
  end_date: z.nullable(storedInstant),
  is_active: z.boolean(),
  created_at: storedInstant,
  /** Absent in subscriptions from before payments by UPI. */
  upi_id: z._default(z.nullable(z.string()), null),
});
export type SubscriptionSummary = z.output<typeof subscriptionSummary>;

/**
 * What was paid for a subscription that has no payment record, in whole rupees: an admin gave it, and says that its price was
 * paid.
 */
export const paidByHand = ({
  payment_method,
  payment_status,
  price,
}: Pick<SubscriptionSummary, 'payment_method' | 'payment_status' | 'price'>): number =>
  payment_method === 'admin_created' && payment_status === 'completed' ? price : 0;

/** Why a subscription is no longer active; `superseded`: what was left of it went into a later one. */
const closings = ['expired', 'superseded', 'refunded', 'deactivated'] as const;
export type Closing = (typeof closings)[number];

/** A subscription's item. The first ones have only a summary and a version: trials that started when they were created. */
const subscriptionItem = itemSchema({
  summary: subscriptionSummary,
  /** The plan's days, which count from the start. */
  duration_days: z.optional(z.int()),
  /** Views that were used when it was closed. */
  views_used: z._default(z.int(), 0),
  /** What was carried over from the subscription before, so that a refund can give it back. */
  carried: z._default(z.nullable(z.object({ subscription_id: z.int(), views: z.int() })), null),
  closed: z._default(z.nullable(z.enum(closings)), null),
  /** When the recruiter was reminded that the end is near. */
  reminded_at: z._default(z.nullable(storedInstant), null),
  /** The mail that reminds of the end is still to be sent. */
  reminder_due: z._default(z.boolean(), false),
  /** Rises with every change. */
  version: z.int(),
});
export type StoredSubscription = Omit<z.output<typeof subscriptionItem>, 'duration_days'> & { duration_days: number };

/** How many days a subscription lasts that belongs to no stored plan. */
export const defaultDays = 30;

function daysBetween({ start_date, end_date }: SubscriptionSummary): number {
  if (!start_date || !end_date) return defaultDays;
  return Math.round((toEpochMs(end_date) - toEpochMs(start_date)) / dayMs);
}

/**
 * A subscription as it is stored today, from an item of any age.
 * @throws ZodError when the item is no subscription
 */
export function parseSubscription(item: unknown): StoredSubscription {
  const { duration_days, ...stored } = subscriptionItem.parse(item);
  return { ...stored, duration_days: duration_days ?? daysBetween(stored.summary) };
}
