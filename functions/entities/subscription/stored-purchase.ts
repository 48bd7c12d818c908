import * as z from 'zod/mini';
import { storedInstant } from '#functions/data/stored-fields.ts';

// Beside the subscriptions, two small items say what a purchase may start from: the latest orders, and that the trial was
// taken.

/** The `schema_version` of pending purchases and trial markers that are written now. */
export const purchaseSchemaVersion = 2;

const ordersItem = z.object({
  /** Of the latest purchase by hand. */
  subscription_id: z._default(z.nullable(z.int()), null),
  /** The id of the latest order by card. Absent before version 2. */
  card_order: z._default(z.nullable(z.string()), null),
});
export type LatestOrders = z.output<typeof ordersItem>;

/**
 * A recruiter's latest orders, from an item of any age.
 * @throws ZodError when the item does not have them
 */
export const parseLatestOrders = (item: unknown): LatestOrders => ordersItem.parse(item);

const trialItem = z.object({ taken_at: storedInstant });
export type StoredTrial = z.output<typeof trialItem>;

/**
 * A trial marker from an item of any age: older ones differ in their key only.
 * @throws ZodError when the item is no trial marker
 */
export const parseTrial = (item: unknown): StoredTrial => trialItem.parse(item);
