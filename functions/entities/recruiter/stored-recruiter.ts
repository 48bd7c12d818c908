import * as z from 'zod/mini';
import { storedDayCount, storedInstant } from '#functions/data/stored-fields.ts';
import { itemSchema } from '#functions/data/summary.ts';
import { accountState } from '#functions/entities/account/stored-account.ts';
import type { IsoInstant } from '#shared/domain/time.ts';
import { sendBacks } from '#shared/domain/verification-wait.ts';

/** The `schema_version` of items that are written now. A later one gets its upgrade in `parseRecruiter`. */
export const recruiterSchemaVersion = 1;

/** The projection that lists read: all of the profile but the text of the company's page. */
export const recruiterSummary = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  company_name: z.string(),
  /** Mirrors the account's verification. */
  verified: z.boolean(),
  /** When the mail address changed since an admin verified the recruiter; absent when it did not, and in earlier items. */
  address_changed_at: z.optional(storedInstant),
  /** How an admin sent a recruiter back who waited to be verified; absent once they wait again, or are verified. */
  sent_back: z.optional(z.enum(sendBacks)),
  /** The company of another that the account works in, which mirrors the account; absent for founders. */
  works_in: z.optional(z.int()),
  /** Mirrors the account's state. */
  state: accountState,
  created_at: storedInstant,
});
export type RecruiterSummary = z.output<typeof recruiterSummary>;

/** The texts of the company's page as the recruiter wrote them; empty ones are ''. */
export const companyDetails = z.object({ about: z.string(), website: z.string(), location: z.string() });
export type CompanyDetails = z.output<typeof companyDetails>;

/** The page of a company whose recruiter has not written anything. */
export const emptyCompany: CompanyDetails = { about: '', website: '', location: '' };

/** When an admin verified the recruiter for the first time; absent before, and of those verified before it was stored. */
export const storedVerification = { first_verified_at: z.optional(storedInstant) };

const storedRecruiter = itemSchema({
  summary: recruiterSummary,
  ...storedVerification,
  /** When the present wait for verification began: sign-up, its loss or the account's return. See `waitingSince`. */
  waiting_since: z.optional(storedInstant),
  /** Absent until the recruiter writes something, and in items from before company pages: read as empty texts. */
  company: z._default(companyDetails, emptyCompany),
  /** Saves of the details by the owner on the latest day with any, in UTC. Absent in items from before they were counted. */
  saves: z.optional(storedDayCount),
});
export type RecruiterProfile = z.output<typeof storedRecruiter>;

/** @throws ZodError when the item has the shape of no version */
export const parseRecruiter = (item: unknown): RecruiterProfile => storedRecruiter.parse(item);

/** Since when a waiting recruiter waits: those who were stored without it, since the sign-up. */
export const waitingSince = ({ waiting_since, summary }: RecruiterProfile): IsoInstant =>
  waiting_since ?? summary.created_at;
