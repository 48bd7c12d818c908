import * as z from 'zod/mini';
import type { Change } from '#functions/data/change.ts';
import { readCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { transcriptionId } from '#functions/entities/transcription/transcription-store.ts';
import { clock } from '#functions/platform/clock.ts';
import { discardTranscription } from '#functions/services/speech/discard-transcription.ts';

const candidate = z.object({ card: z.object({ id: z.int() }), video_key: z.optional(z.string()) });

/**
 * A transcription goes with its video: when a candidate's video is replaced, or the profile deleted, the former video's
 * transcription is discarded. The present profile decides, so that repeated, late and shuffled records lead to the same.
 */
export async function followVideos({ entity, before, after }: Change): Promise<void> {
  if (entity !== 'candidate' || !before) return;
  const { card, video_key } = candidate.parse(before);
  if (video_key === undefined || (after && candidate.parse(after).video_key === video_key)) return;
  const present = await readCandidate(card.id, true);
  if (present?.video_key !== video_key) await discardTranscription(transcriptionId(card.id, video_key), clock.now());
}
