import * as z from 'zod/mini';

/** Of the items that this code writes. */
export const fanOutSchemaVersion = 1;

const next = z.record(z.string(), z.unknown());

/** What a run of a fan-out left to the next one. */
const storedFanOut = z.discriminatedUnion('of', [
  /** The applications to a job whose state changed. */
  z.object({ of: z.literal('applications'), job_id: z.int(), recruiter_id: z.int(), next }),
  /** A recruiter's jobs, which are public only while the recruiter may have public jobs. */
  z.object({ of: z.literal('recruiter_jobs'), recruiter_id: z.int(), next }),
  /** The recruiter's name and address in the jobs. */
  z.object({ of: z.literal('contacts'), recruiter_id: z.int(), next }),
  /** What a recruiter attested, which lasts as long as the recruiter is trusted. */
  z.object({ of: z.literal('attestations'), recruiter_id: z.int(), next }),
  /** The copies of a candidate on shortlists. */
  z.object({ of: z.literal('shortlists'), candidate_id: z.int(), next }),
  /** Who unlocked a candidate, of whom the candidate has blocked some. */
  z.object({ of: z.literal('unlocks'), candidate_id: z.int(), next }),
]);

export type FanOutRest = z.output<typeof storedFanOut>;

/** @throws ZodError when the item is no such rest */
export const parseFanOutRest = (item: unknown): FanOutRest => storedFanOut.parse(item);
