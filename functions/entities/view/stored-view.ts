import * as z from 'zod/mini';
import { storedInstant } from '#functions/data/stored-fields.ts';

/** The `schema_version` of items that are written now. */
export const viewSchemaVersion = 1;

/** When a recruiter unlocked a candidate's profile. */
export const candidateView = z.object({
  recruiter_id: z.int(),
  candidate_id: z.int(),
  /** The subscription whose view it was. */
  subscription_id: z.optional(z.int()),
  viewed_at: storedInstant,
});

/** When a candidate opened a job for the first time. */
export const jobView = z.object({ job_id: z.int(), candidate_id: z.int(), viewed_at: storedInstant });
