import * as z from 'zod/mini';
import { storedInstant } from '#functions/data/stored-fields.ts';
import { itemSchema } from '#functions/data/summary.ts';
import { accountState } from '#functions/entities/account/stored-account.ts';

/** The `schema_version` of items that are written now. A later one gets its upgrade in `parseRecruiter`. */
export const recruiterSchemaVersion = 1;

/** The projection that lists read: all of the profile. */
export const recruiterSummary = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  company_name: z.string(),
  /** Mirrors the account's verification. */
  verified: z.boolean(),
  /** Mirrors the account's state. */
  state: accountState,
  created_at: storedInstant,
});
export type RecruiterSummary = z.output<typeof recruiterSummary>;

const storedRecruiter = itemSchema({ summary: recruiterSummary });
export type RecruiterProfile = z.output<typeof storedRecruiter>;

/** @throws ZodError when the item has the shape of no version */
export const parseRecruiter = (item: unknown): RecruiterProfile => storedRecruiter.parse(item);
