import type { StoredTranscription } from '#functions/entities/transcription/stored-transcription.ts';
import {
  jobOf,
  outputOf,
  readTranscription,
  recordProgress,
} from '#functions/entities/transcription/transcription-store.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { type JobProgress, readJobProgress } from '#functions/services/speech/transcribe-client.ts';
import { tagOfCode } from '#functions/services/speech/transcribe-code.ts';
import { readTimedTranscript, readTranscript } from '#functions/services/speech/transcript-store.ts';
import type { Transcription } from '#shared/contracts/transcriptions.ts';
import type { EpochMs } from '#shared/domain/time.ts';

/** 60 polls, one every 3 seconds: clients wait no longer (specification, transcription). */
const patienceMs = 60 * 3_000;

/** Within this time of a request its job may not have started yet; functions end after 15 seconds. */
const startMs = 30_000;

const reasons = {
  no_audio: 'Transcription failed. Please check that the video has audio.',
  service: 'Transcription failed: the service could not be used. Please try again.',
  timeout: 'Transcription timed out',
} as const;

const nothing = { text: null, captions: [], identified_language: null };

const failed = (id: string, failure: keyof typeof reasons): Transcription => ({
  id,
  status: 'failed',
  ...nothing,
  failure,
  reason: reasons[failure],
});

/** Whether asking Transcribe once more may help, and costs nothing: it bills no failed job, but a silent one. */
export const isRestartable = ({ status, failure }: StoredTranscription): boolean =>
  status === 'failed' && failure !== 'silent';

/**
 * Brings a transcription up to date with its job. A final status is stored, so that Transcribe gets no further request.
 */
export async function refreshTranscription(
  transcription: StoredTranscription,
  now: EpochMs,
): Promise<StoredTranscription> {
  const { status: before, requested_at } = transcription;
  if (before === 'completed' || before === 'failed') return transcription;
  const progress = await readJobProgress(jobOf(transcription));
  const status = progress?.status;
  if (status === before || (status === undefined && now - requested_at < startMs)) return transcription;
  const [next, failure] = await readOutcome(transcription, status);
  const identified = progress?.identified && tagOfCode(progress.identified);
  const stored =
    (await recordProgress(transcription, next, { failure, identified })) ?? (await readTranscription(transcription.id));
  if (!stored) throw new HttpError('NOT_FOUND');
  return stored;
}

type Outcome = [status: StoredTranscription['status'], failure: StoredTranscription['failure']];

async function readOutcome(
  transcription: StoredTranscription,
  status: JobProgress['status'] | undefined,
): Promise<Outcome> {
  if (status === undefined) return ['failed', 'service'];
  if (status === 'failed') return ['failed', 'media'];
  if (status !== 'completed') return [status, null];
  const text = await readTranscript(outputOf(transcription));
  if (text === undefined) return ['failed', 'service'];
  return text === '' ? ['failed', 'silent'] : ['completed', null];
}

/**
 * A transcription as the caller sees it. A job that takes too long goes on: a later request finds its result.
 */
export async function toTranscription(transcription: StoredTranscription, now: EpochMs): Promise<Transcription> {
  const { id, status, failure, requested_at, identified_language = null } = transcription;
  if (status === 'completed') {
    const transcript = await readTimedTranscript(outputOf(transcription));
    if (!transcript) throw new HttpError('NOT_FOUND');
    return { id, status, ...transcript, identified_language, failure: null, reason: null };
  }
  if (status === 'failed') return failed(id, failure === 'media' || failure === 'silent' ? 'no_audio' : 'service');
  const isLate = now - requested_at >= patienceMs;
  if (isLate) return failed(id, 'timeout');
  return { id, status, ...nothing, failure: null, reason: null };
}
