import type { StoredTranscription } from '#functions/entities/transcription/stored-transcription.ts';
import { transcriptionId } from '#functions/entities/transcription/transcription-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { requireVideoAccess } from '#functions/policies/candidate-access.ts';
import type { transcriptionCalls } from '#shared/contracts/transcriptions.ts';
import { refreshTranscription, toTranscription } from './progress.ts';

/**
 * The progress of a transcription, for accounts that requested it, as long as they may see its video and it is the
 * candidate's present one.
 */
export const transcriptionStatus: UseCase<typeof transcriptionCalls.status, StoredTranscription> = async ({
  owned,
  caller,
  now,
}) => {
  const profile = await requireVideoAccess(caller, owned.candidate_id, now, 'NOT_FOUND');
  const isCurrent = profile.video_key && transcriptionId(owned.candidate_id, profile.video_key) === owned.id;
  if (!isCurrent) throw new HttpError('NOT_FOUND');
  return await toTranscription(await refreshTranscription(owned, now), now);
};
