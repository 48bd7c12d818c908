import * as z from 'zod/mini';
import { storedDayCount, storedEpochMs, storedInstant } from '#functions/data/stored-fields.ts';
import { companyRoles } from '#shared/domain/company-roles.ts';
import { interfaceLanguages } from '#shared/locales/languages.ts';

/** The `schema_version` of teams and invitations that are written now. */
export const teamSchemaVersion = 1;

const role = z.enum(companyRoles);

/** Who works in a company besides its founder, who is always an owner. A company of one has no such item. */
export const storedTeam = z.object({
  /** Rises with every change and every invitation, so that of concurrent ones each sees the others. */
  version: z.int(),
  /** In the order in which they joined. Names and addresses are those of their accounts. */
  colleagues: z.array(z.object({ id: z.int(), role, joined_at: storedInstant })),
  /** Accounts that left or were removed, the latest last: only an invitation of their own brings them back. Absent without any. */
  left: z.optional(z.array(z.int())),
  /** Keyed hashes of their mailboxes, which new accounts may have; absent without any, and in items from before. */
  left_mailboxes: z.optional(z.array(z.string())),
  /** Invitations on the latest day with any, in UTC. */
  invited: z.optional(storedDayCount),
});
export type StoredTeam = z.output<typeof storedTeam>;

/** The team of a company of one. */
export const foundersOnly: StoredTeam = { version: 0, colleagues: [] };

/** An open invitation. It is deleted when it is accepted, unless it is of a domain, withdrawn or has expired. */
export const storedInvitation = z.object({
  id: z.string(),
  company_id: z.int(),
  /** Of everybody at a domain: `@` and the domain. */
  email: z.string(),
  /** Of everybody with an address at this mail domain; absent where one person is invited, and in items from before. */
  domain: z.optional(z.string()),
  role,
  /** The owner who invited. */
  by: z.int(),
  /** Of the mail. */
  language: z.enum(interfaceLanguages),
  invited_at: storedInstant,
  valid_until: storedEpochMs,
});
export type StoredInvitation = z.output<typeof storedInvitation>;
