import * as z from 'zod/mini';
import type { Change } from '#functions/data/change.ts';
import { readCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { candidateSummary, storedCandidate } from '#functions/entities/candidate/stored-candidate.ts';
import { transcriptionId } from '#functions/entities/transcription/transcription-store.ts';
import { clock } from '#functions/platform/clock.ts';
import { discardTranscription } from '#functions/services/speech/discard-transcription.ts';

const candidate = z.object({
  card: z.pick(candidateSummary, { id: true }),
  video_key: storedCandidate.shape.video_key,
});

/**
 * Discards a video's transcription when the candidate replaced the video or the profile was deleted. The present
 * profile decides, so that duplicate, late and reordered records have the same result.
 */
export async function followVideos({ entity, before, after }: Change): Promise<void> {
  if (entity !== 'candidate' || !before) return;
  const { card, video_key } = candidate.parse(before);
  if (video_key === undefined || (after && candidate.parse(after).video_key === video_key)) return;
  const present = await readCandidate(card.id, true);
  if (present?.video_key !== video_key) await discardTranscription(transcriptionId(card.id, video_key), clock.now());
}
