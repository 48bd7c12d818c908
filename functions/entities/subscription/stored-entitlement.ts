import * as z from 'zod/mini';
import { storedEpochMs } from '#functions/data/stored-fields.ts';

/** Of the items that this code writes. */
export const entitlementSchemaVersion = 2;

/** The recruiter's latest subscription as far as it grants rights: quota and end. It stays when it has ended. */
const entitlementItem = z.object({
  recruiter_id: z.int(),
  subscription_id: z.int(),
  plan_name: z.string(),
  /** In whole rupees. */
  price: z.int(),
  candidate_limit: z.int(),
  candidates_viewed: z.int(),
  /** How many views of this plan were claimed back; absent before the first. */
  claims: z.optional(z.int()),
  starts_at: storedEpochMs,
  /** The first millisecond at which it no longer counts; null while its days wait for the recruiter's verification. */
  ends_at: z.nullable(storedEpochMs),
  /** The time that counts from the verification on, in milliseconds; null once it counts. Absent before version 2. */
  waiting_ms: z._default(z.nullable(z.int()), null),
});
export type Entitlement = z.output<typeof entitlementItem>;

/**
 * An entitlement from an item of any age; those of version 1 never wait.
 * @throws ZodError when the item is no entitlement
 */
export const parseEntitlement = (item: unknown): Entitlement => entitlementItem.parse(item);
