import * as z from 'zod/mini';
import { storedEpochMs } from '#functions/data/stored-fields.ts';

/** Of the items that this code writes. */
export const transcriptionSchemaVersion = 1;

/** The transcription of one video. It is stored in its candidate's partition and deleted with the account. */
const transcriptionItem = z.object({
  id: z.string(),
  candidate_id: z.int(),
  status: z.enum(['queued', 'in_progress', 'completed', 'failed']),
  /** Of failed ones: Transcribe gave up on the video, heard nothing in it, or could not be used. */
  failure: z.nullable(z.enum(['media', 'silent', 'service'])),
  /** Tag of the language that Transcribe identified: a hint only. Absent where the language was given to it. */
  identified_language: z.optional(z.string()),
  /** Counts the jobs: a failed one cannot be started again under its name. */
  attempt: z.int(),
  /** When it was requested last. */
  requested_at: storedEpochMs,
  /** The accounts that requested it, as keyed hashes: they may be erased before it. Earlier items name them as `recruiter-7`. */
  starters: z.set(z.string()),
});
export type StoredTranscription = z.output<typeof transcriptionItem>;
export type TranscriptionFailure = NonNullable<StoredTranscription['failure']>;

/** A transcription whose video was replaced or deleted. Its jobs may still run, and write their results later. */
const discardedItem = z.object({
  id: z.string(),
  candidate_id: z.int(),
  /** How many jobs there were. */
  attempt: z.int(),
  discarded_at: storedEpochMs,
});
export type DiscardedTranscription = z.output<typeof discardedItem>;

/**
 * A transcription as it is stored; its shape never changed.
 * @throws ZodError when the item is no transcription
 */
export const parseTranscription = (item: unknown): StoredTranscription => transcriptionItem.parse(item);

/**
 * A discarded transcription as it is stored; only the entity's name changed.
 * @throws ZodError when the item is no discarded transcription
 */
export const parseDiscarded = (item: unknown): DiscardedTranscription => discardedItem.parse(item);
