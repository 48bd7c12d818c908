import * as z from 'zod/mini';
import { storedInstant } from '#functions/data/stored-fields.ts';
import { creditReasons } from '#shared/domain/view-credits.ts';

/** The `schema_version` of items that are written now. */
export const viewSchemaVersion = 1;

/** When a recruiter unlocked a candidate's profile. */
export const candidateView = z.object({
  recruiter_id: z.int(),
  candidate_id: z.int(),
  /** The subscription whose view it was. */
  subscription_id: z.optional(z.int()),
  viewed_at: storedInstant,
  /** That the view came back, as the candidate cannot be reached. Absent otherwise. */
  credit: z.optional(z.object({ at: storedInstant, reason: z.enum(creditReasons) })),
});
export type CandidateView = z.output<typeof candidateView>;

/** When a candidate opened a job for the first time. */
export const jobView = z.object({ job_id: z.int(), candidate_id: z.int(), viewed_at: storedInstant });
