import * as z from 'zod/mini';
import type { Change } from '#functions/data/change.ts';
import { itemSchema } from '#functions/data/summary.ts';
import { readCertificate } from '#functions/entities/certificate/certificate-store.ts';
import { certificateSummary, storedCertificate } from '#functions/entities/certificate/stored-certificate.ts';
import { readSamples } from '#functions/entities/spoken-sample/sample-store.ts';
import { fileKeysOf, parseSamples } from '#functions/entities/spoken-sample/stored-samples.ts';
import { deleteFiles, hideFiles } from '#functions/services/files/remove-files.ts';

// The present item decides, so that repeated, late and shuffled records delete nothing that is in use.

/** Deletes the files of recordings and certificates that are replaced, rejected or deleted. */
export async function clearEvidenceFiles(change: Change): Promise<void> {
  if (change.entity === 'spoken_samples') await clearReplacedSamples(change);
  if (change.entity === 'certificate') await clearCertificate(change);
}

const ofSamples = z.object({ candidate_id: z.int() });

/**
 * Deletes recordings that their item no longer names (1 read unit). The call that replaces or deletes one does it, too;
 * this completes calls that were interrupted, before or after they stored a file.
 */
async function clearReplacedSamples({ before, after }: Change): Promise<void> {
  if (!before) return;
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
 * Deletes the document of a rejected certificate, and hides that of a deleted one (1 read unit). The call that ends the certificate
 * does it, too.
 */
async function clearCertificate({ before, after }: Change): Promise<void> {
  if (!before) return;
  const { summary, file_key } = certificate.parse(before);
  if (file_key === undefined || (after && certificate.parse(after).file_key === file_key)) return;
  const present = await readCertificate(summary.candidate_id, summary.id);
  if (present?.file_key !== file_key) await (after ? deleteFiles : hideFiles)([file_key]);
}
