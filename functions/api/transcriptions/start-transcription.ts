import type { CandidateProfile } from '#functions/entities/candidate/stored-candidate.ts';
import type { StoredTranscription } from '#functions/entities/transcription/stored-transcription.ts';
import {
  insertTranscription,
  type JobStart,
  jobOf,
  joinTranscription,
  outputOf,
  readTranscription,
  recordProgress,
  requeueTranscription,
  transcriptionId,
} from '#functions/entities/transcription/transcription-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { requesterName } from '#functions/platform/keyed-hash.ts';
import { describeError, log } from '#functions/platform/log.ts';
import { requireVideoAccess } from '#functions/policies/candidate-access.ts';
import { spokenLanguage } from '#functions/services/speech/spoken-language.ts';
import { startJob } from '#functions/services/speech/transcribe-client.ts';
import { transcribeCode } from '#functions/services/speech/transcribe-code.ts';
import type { transcriptionCalls } from '#shared/contracts/transcriptions.ts';
import { textId } from '#shared/texts/text-id.ts';
import { isRestartable, refreshTranscription, toTranscription } from './progress.ts';

/**
 * Starts a transcription. The video is the one that the candidate's record names, never one that the caller names. Access
 * is checked first, so that the response does not reveal to others whether there is a video.
 * @throws HttpError 400 when the video has a format that Transcribe does not read; 429 when the day's jobs of the caller, or
 * of the candidate, are used up: an existing transcription is returned all the same; 503 instead of a new job while transcriptions are switched off
 */
export const startTranscription: UseCase<typeof transcriptionCalls.start> = async ({
  body,
  caller,
  now,
  requireOn,
}) => {
  const profile = await requireVideoAccess(caller, body.candidate_id, now, 'CANDIDATE_NOT_FOUND');
  const { video_key, video_platform_id } = profile;
  if (video_platform_id !== undefined) throw new HttpError('VIDEO_NOT_TRANSCRIBABLE');
  if (video_key === undefined) throw new HttpError('NOT_FOUND', { text: textId('video_missing') });
  if (!isTranscribable(video_key)) throw new HttpError('VIDEO_NOT_TRANSCRIBABLE');
  const transcription = await joinOrStart({ ...profile, video_key }, { by: caller, now }, requireOn);
  return await toTranscription(transcription, now);
};

/**
 * Whether Transcribe reads the format of a stored video (AWS: amr, flac, m4a, mp3, mp4, ogg, webm, wav). A stored file's
 * ending comes from its bytes, so MOV and AVI are refused before a job is started that can only fail.
 */
const isTranscribable = (videoKey: string): boolean => /\.(?:mp4|webm)$/.test(videoKey);

type WithVideo = CandidateProfile & { video_key: string };

/** Joins the transcription of the video, or stores a new one: of concurrent requests the first to store starts the job. */
async function joinOrStart(
  profile: WithVideo,
  start: JobStart,
  requireOn: () => Promise<void>,
): Promise<StoredTranscription> {
  const { now } = start;
  const starter = requesterName(start.by);
  const candidate_id = profile.summary.id;
  const id = transcriptionId(candidate_id, profile.video_key);
  const known = await joinTranscription(id, starter, now);
  if (known) return await restartFailed(known, profile, start, requireOn);
  await requireOn();
  const first: StoredTranscription = {
    id,
    candidate_id,
    status: 'queued',
    failure: null,
    attempt: 1,
    requested_at: now,
    starters: new Set([starter]),
  };
  if (await insertTranscription(first, profile.video_key, start)) return await startItsJob(first, profile);
  const others = await joinTranscription(id, starter, now);
  // Without one the video was replaced concurrently.
  if (!others) throw new HttpError('UNAVAILABLE');
  return others;
}

async function restartFailed(
  known: StoredTranscription,
  profile: WithVideo,
  start: JobStart,
  requireOn: () => Promise<void>,
): Promise<StoredTranscription> {
  const current = await refreshTranscription(known, start.now);
  if (!isRestartable(current)) return current;
  await requireOn();
  const queued = await requeueTranscription(current, start);
  return queued ? await startItsJob(queued, profile) : ((await readTranscription(known.id)) ?? current);
}

/** @throws HttpError 503 when Transcribe does not take the job */
async function startItsJob(
  transcription: StoredTranscription,
  { summary, video_key }: WithVideo,
): Promise<StoredTranscription> {
  const name = jobOf(transcription);
  try {
    const tag = await spokenLanguage(summary);
    await startJob({
      name,
      language: tag === null ? undefined : transcribeCode(tag),
      media: video_key,
      output: outputOf(transcription),
    });
    return transcription;
  } catch (error) {
    log('TRANSCRIPTION_NOT_STARTED', describeError(error));
    await recordProgress(transcription, 'failed', { failure: 'service' });
    throw new HttpError('UNAVAILABLE', { text: textId('transcription_busy') });
  }
}
