import * as z from 'zod/mini';

/** The `schema_version` of items that are written now. */
export const viewSchemaVersion = 1;

/** When a recruiter unlocked a candidate's profile (ISO 8601 in UTC). */
export const candidateView = z.object({ recruiter_id: z.int(), candidate_id: z.int(), viewed_at: z.string() });

/** When a candidate opened a job for the first time (ISO 8601 in UTC). */
export const jobView = z.object({ job_id: z.int(), candidate_id: z.int(), viewed_at: z.string() });
