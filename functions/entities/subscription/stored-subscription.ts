import * as z from 'zod/mini';
import { storedInstant } from '#functions/data/stored-fields.ts';
import { itemSchema } from '#functions/data/summary.ts';
import { dayMs, toEpochMs } from '#shared/domain/time.ts';

/** Of the items that this code writes. */
export const subscriptionSchemaVersion = 2;

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
  /** Null until it is activated; from then on the day from which its days count, once they do. */
  start_date: z.nullable(storedInstant),
  /** Null until it is activated, and until its days count, as those of a recruiter who is not verified do not. */
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

/**
 * Why a subscription is no longer active. `superseded`: what was left of it went into a later one; `failed`: its payment did
 * not arrive after all.
 */
export const closings = ['expired', 'superseded', 'refunded', 'failed', 'deactivated'] as const;
export type Closing = (typeof closings)[number];

const grant = z.object({
  /** The subscription that was paid for, or given. */
  subscription_id: z.int(),
  views: z.int(),
  /** Milliseconds of time. */
  ms: z.int(),
});
/** What one payment, trial or gift of an admin gives. */
export type Grant = z.output<typeof grant>;

/** A subscription's item. The first ones have only a summary and a version: trials that started when they were created. */
const subscriptionItem = itemSchema({
  summary: subscriptionSummary,
  /** The plan's days, which count from the start. */
  duration_days: z.optional(z.int()),
  /** Views that were used when it was closed. */
  views_used: z._default(z.int(), 0),
  /**
   * What it consists of, oldest first: of an active, superseded or deactivated one as it was when it started, of one whose
   * payment failed or was refunded what was taken back, otherwise nothing.
   */
  grants: z.optional(z.array(grant)),
  /** Until version 2: what was carried over from the subscription before. */
  carried: z.optional(z.nullable(z.object({ subscription_id: z.int(), views: z.int() }))),
  closed: z._default(z.nullable(z.enum(closings)), null),
  /** When the recruiter was reminded that the end is near. */
  reminded_at: z._default(z.nullable(storedInstant), null),
  /** The mail that reminds of the end is still to be sent. */
  reminder_due: z._default(z.boolean(), false),
  /** Rises with every change; 0 of one that is not stored yet. */
  version: z.int(),
});
type Item = z.output<typeof subscriptionItem>;
export type StoredSubscription = Omit<Item, 'duration_days' | 'grants' | 'carried'> & {
  duration_days: number;
  grants: Grant[];
};

/** How many days a subscription lasts that belongs to no stored plan. */
export const defaultDays = 30;

function daysBetween({ start_date, end_date }: SubscriptionSummary): number {
  if (!start_date || !end_date) return defaultDays;
  return Math.round((toEpochMs(end_date) - toEpochMs(start_date)) / dayMs);
}

/** The grants of an item of version 1: all that was carried over belongs to the subscription before. */
function firstGrants({ summary, carried, closed }: Item, duration_days: number): Grant[] {
  const { id, start_date, end_date, candidate_limit } = summary;
  if (!start_date || !end_date || closed === 'refunded') return [];
  const all = toEpochMs(end_date) - toEpochMs(start_date);
  const ms = carried ? Math.min(all, duration_days * dayMs) : all;
  const previous = carried ? [{ ...carried, ms: all - ms }] : [];
  return [...previous, { subscription_id: id, views: Math.max(0, candidate_limit - (carried?.views ?? 0)), ms }];
}

/**
 * A subscription as it is stored today, from an item of any age.
 * @throws ZodError when the item is no subscription
 */
export function parseSubscription(item: unknown): StoredSubscription {
  const parsed = subscriptionItem.parse(item);
  const { duration_days = daysBetween(parsed.summary), grants, carried: _, ...stored } = parsed;
  return { ...stored, duration_days, grants: grants ?? firstGrants(parsed, duration_days) };
}
