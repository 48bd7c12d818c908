import * as z from 'zod/mini';
import type { Change } from '#functions/data/change.ts';
import { itemSchema } from '#functions/data/summary.ts';
import { readCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { candidateSummary, storedCandidate } from '#functions/entities/candidate/stored-candidate.ts';
import { readCertificate } from '#functions/entities/certificate/certificate-store.ts';
import { certificateSummary, storedCertificate } from '#functions/entities/certificate/stored-certificate.ts';
import { readSamples } from '#functions/entities/spoken-sample/sample-store.ts';
import { fileKeysOf, parseSamples } from '#functions/entities/spoken-sample/stored-samples.ts';
import { transcriptionId } from '#functions/entities/transcription/transcription-store.ts';
import { clock } from '#functions/platform/clock.ts';
import { deleteFiles } from '#functions/services/files/file-store.ts';
import { discardTranscription } from '#functions/services/speech/discard-transcription.ts';

const keysOf = z.pick(storedCandidate, { cv_key: true, video_key: true });
const candidate = itemSchema({
  summary: z.pick(candidateSummary, { id: true }),
  video_key: storedCandidate.shape.video_key,
});

// The present profile decides, so that repeated, late and shuffled records delete nothing that is in use.

/**
 * Deletes files that a profile no longer names (1 read unit for a replaced file). The call that replaces a file deletes
 * it, too; this completes a call that was interrupted.
 */
export async function clearReplacedFiles({ entity, before, after }: Change): Promise<void> {
  if (entity !== 'candidate' || !before || !after) return;
  const [old, current] = [Object.values(keysOf.parse(before)), Object.values(keysOf.parse(after))];
  const replaced = old.filter((key) => !current.includes(key));
  if (replaced.length === 0) return;
  const profile = await readCandidate(candidate.parse(after).summary.id, true);
  await deleteFiles(replaced.filter((key) => key !== profile?.cv_key && key !== profile?.video_key));
}

const ofSamples = z.object({ candidate_id: z.int() });

/**
 * Deletes recordings that their item no longer names (1 read unit). The call that replaces or deletes one does it, too;
 * this completes calls that were interrupted, before or after they stored a file.
 */
export async function clearReplacedSamples({ entity, before, after }: Change): Promise<void> {
  if (entity !== 'spoken_samples' || !before) return;
  const current = after ? fileKeysOf(parseSamples(after)) : [];
  const replaced = fileKeysOf(parseSamples(before)).filter((key) => !current.includes(key));
  if (replaced.length === 0) return;
  const present = fileKeysOf(await readSamples(ofSamples.parse(before).candidate_id, true));
  await deleteFiles(replaced.filter((key) => !present.includes(key)));
}

const certificate = itemSchema({
  summary: z.pick(certificateSummary, { id: true, candidate_id: true }),
  file_key: storedCertificate.shape.file_key,
});

/**
 * Deletes the document of a certificate that was rejected or deleted (1 read unit). The call that ends the certificate
 * deletes it, too.
 */
export async function clearCertificate({ entity, before, after }: Change): Promise<void> {
  if (entity !== 'certificate' || !before) return;
  const { summary, file_key } = certificate.parse(before);
  if (file_key === undefined || (after && certificate.parse(after).file_key === file_key)) return;
  const present = await readCertificate(summary.candidate_id, summary.id);
  if (present?.file_key !== file_key) await deleteFiles([file_key]);
}

/** Discards the transcription of a video that was replaced, or whose profile was deleted. */
export async function followVideos({ entity, before, after }: Change): Promise<void> {
  if (entity !== 'candidate' || !before) return;
  const { summary, video_key } = candidate.parse(before);
  if (video_key === undefined || (after && candidate.parse(after).video_key === video_key)) return;
  const present = await readCandidate(summary.id, true);
  if (present?.video_key !== video_key) await discardTranscription(transcriptionId(summary.id, video_key), clock.now());
}
