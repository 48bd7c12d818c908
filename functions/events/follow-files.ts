import * as z from 'zod/mini';
import type { Change } from '#functions/data/change.ts';
import { itemSchema } from '#functions/data/summary.ts';
import { readCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { candidateSummary, storedCandidate } from '#functions/entities/candidate/stored-candidate.ts';
import { transcriptionId } from '#functions/entities/transcription/transcription-store.ts';
import { clock } from '#functions/platform/clock.ts';
import { hideFiles } from '#functions/services/files/remove-files.ts';
import { discardTranscription } from '#functions/services/speech/discard-transcription.ts';

const keysOf = z.pick(storedCandidate, { cv_key: true, video_key: true });
const candidate = itemSchema({
  summary: z.pick(candidateSummary, { id: true }),
  video_key: storedCandidate.shape.video_key,
});

// The present profile decides, so that repeated, late and shuffled records delete nothing that is in use.

/**
 * Hides files that a profile no longer names (1 read unit for a replaced file). The call that replaces a file hides
 * it, too; this completes a call that was interrupted.
 */
export async function clearReplacedFiles({ entity, before, after }: Change): Promise<void> {
  if (entity !== 'candidate' || !before || !after) return;
  const [old, current] = [Object.values(keysOf.parse(before)), Object.values(keysOf.parse(after))];
  const replaced = old.filter((key) => !current.includes(key));
  if (replaced.length === 0) return;
  const profile = await readCandidate(candidate.parse(after).summary.id, true);
  await hideFiles(replaced.filter((key) => key !== profile?.cv_key && key !== profile?.video_key));
}

/** Discards the transcription of a video that was replaced, or whose profile was deleted. */
export async function followVideos({ entity, before, after }: Change): Promise<void> {
  if (entity !== 'candidate' || !before) return;
  const { summary, video_key } = candidate.parse(before);
  if (video_key === undefined || (after && candidate.parse(after).video_key === video_key)) return;
  const present = await readCandidate(summary.id, true);
  if (present?.video_key !== video_key) await discardTranscription(transcriptionId(summary.id, video_key), clock.now());
}
