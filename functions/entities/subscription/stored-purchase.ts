import * as z from 'zod/mini';
import { storedInstant } from '#functions/data/stored-fields.ts';

// Beside the subscriptions, two small items say what a purchase may start from: the latest purchase by hand, and that the
// trial was taken.

/** The `schema_version` of pending purchases and trial markers that are written now. */
export const purchaseSchemaVersion = 1;

const pendingItem = z.object({ subscription_id: z.int() });

/**
 * The id of the subscription that a recruiter's pending purchase is for, as it is stored; its shape never changed.
 * @throws ZodError when the item is no pending purchase
 */
export const parsePendingPurchase = (item: unknown): number => pendingItem.parse(item).subscription_id;

const trialItem = z.object({ taken_at: storedInstant });
export type StoredTrial = z.output<typeof trialItem>;

/**
 * A trial marker from an item of any age: older ones differ in their key only.
 * @throws ZodError when the item is no trial marker
 */
export const parseTrial = (item: unknown): StoredTrial => trialItem.parse(item);
