import { readTranscription, transcriptionId } from '#functions/entities/transcription/transcription-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { requireVideoAccess } from '#functions/policies/candidate-access.ts';
import type { transcriptionCalls } from '#shared/contracts/transcriptions.ts';
import { refreshTranscription, toTranscription } from './progress.ts';
import { starterOf } from './start-transcription.ts';

/**
 * The progress of a transcription, for accounts that requested it, as long as they may see its video and it is the
 * candidate's present one.
 */
export const transcriptionStatus: UseCase<typeof transcriptionCalls.status> = async ({ params, caller, now }) => {
  const found = await readTranscription(params.id);
  if (!found) throw new HttpError('NOT_FOUND');
  if (!found.starters.has(starterOf(caller))) throw new HttpError('FORBIDDEN');
  const profile = await requireVideoAccess(caller, found.candidate_id, now, 'NOT_FOUND');
  const isCurrent = profile.video_key && transcriptionId(found.candidate_id, profile.video_key) === found.id;
  if (!isCurrent) throw new HttpError('NOT_FOUND');
  return await toTranscription(await refreshTranscription(found, now), now);
};
