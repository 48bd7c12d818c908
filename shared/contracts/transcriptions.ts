import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { id, opaqueId } from './fields.ts';

/** What is said from one moment of the video to another, in seconds from its start. */
export const caption = z.object({ from: z.number(), to: z.number(), text: z.string() });
export type Caption = z.output<typeof caption>;

/** Why a transcription failed: nothing was understood, the service could not be used, or it takes too long. */
export const transcriptionFailures = ['no_audio', 'service', 'timeout'] as const;

/** A transcription of a candidate's video, as its requesters see it. */
export const transcription = z.object({
  id: z.string(),
  status: z.enum(['queued', 'in_progress', 'completed', 'failed']),
  /** The transcript; null until completed. */
  text: z.nullable(z.string()),
  /** The transcript by time; empty until completed, and where the service gave no times. */
  captions: z.array(caption),
  /** Tag of the language that the service identified because the candidate names none clearly: a hint only. Otherwise null. */
  identified_language: z.nullable(z.string()),
  failure: z.nullable(z.enum(transcriptionFailures)),
  /** Why it failed, as text for the user; null otherwise. */
  reason: z.nullable(z.string()),
});
export type Transcription = z.output<typeof transcription>;

export const transcriptionCalls = {
  start: defineCall({
    method: 'POST',
    path: '/transcriptions',
    summary: "Starts a transcription of a candidate's video that the caller may see, or returns the existing one.",
    access: { recruiter: 'unlocked', candidate: 'self' },
    own: ['body.candidate_id'],
    body: z.object({ candidate_id: id }),
    partSwitch: 'transcriptions',
    status: 202,
    answer: transcription,
    errors: [
      'NOT_FOUND',
      'CANDIDATE_NOT_FOUND',
      'NOT_VERIFIED',
      'SUBSCRIPTION_REQUIRED',
      'VIDEO_NOT_TRANSCRIBABLE',
      'TOO_MANY_REQUESTS',
    ],
  }),
  status: defineCall({
    method: 'GET',
    path: '/transcriptions/{id}',
    summary: 'A transcription that the caller requested and may still see; poll it every 3 seconds.',
    access: { recruiter: 'owner', candidate: 'owner' },
    owned: { record: 'transcription', at: 'params.id', absent: 'NOT_FOUND' },
    params: z.object({ id: opaqueId(/^[1-9][0-9]{0,11}-[0-9a-f]{32}$/) }),
    status: 200,
    answer: transcription,
    passive: true,
    errors: ['NOT_FOUND', 'NOT_VERIFIED', 'SUBSCRIPTION_REQUIRED'],
  }),
};
