import * as z from 'zod/mini';
import { storedInstant } from '#functions/data/stored-fields.ts';
import { itemSchema } from '#functions/data/summary.ts';
import { accountState, adminRole } from '#functions/entities/account/stored-account.ts';
import { interfaceLanguages } from '#shared/locales/languages.ts';

/** The `schema_version` of items that are written now. A later one gets its upgrade in `parseAdmin`. */
export const adminSchemaVersion = 1;

/** The projection that lists read: all of the profile. */
export const adminSummary = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  company_name: z.string(),
  role: adminRole,
  /** Mirrors the account's state. */
  state: accountState,
  created_at: storedInstant,
});
export type AdminSummary = z.output<typeof adminSummary>;

/** The mail that welcomes a new admin: who created the account, and the mail's language. */
const invitation = z.object({ by: z.int(), language: z.enum(interfaceLanguages) });
export type Invitation = z.output<typeof invitation>;

/** The first master admin, and admins created before there were invitations, have none. */
const storedAdmin = itemSchema({ summary: adminSummary, invitation: z.optional(invitation) });
export type AdminProfile = z.output<typeof storedAdmin>;

/** @throws ZodError when the item has the shape of no version */
export const parseAdmin = (item: unknown): AdminProfile => storedAdmin.parse(item);
