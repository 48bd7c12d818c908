import * as z from 'zod/mini';
import type { Change } from '#functions/data/change.ts';
import { candidateProfile, readCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { deleteFiles } from '#functions/services/files/file-store.ts';

const keysOf = z.pick(candidateProfile, { cv_key: true, video_key: true });

/**
 * Removes files that a profile names no more. The call that replaces a file does so, too; this makes up for one that was
 * interrupted. The present profile decides (1 read unit for a replaced file), so that late records remove nothing in use.
 */
export async function clearReplacedFiles({ entity, before, after }: Change): Promise<void> {
  if (entity !== 'candidate' || !before || !after) return;
  const [old, current] = [Object.values(keysOf.parse(before)), Object.values(keysOf.parse(after))];
  const replaced = old.filter((key) => !current.includes(key));
  if (replaced.length === 0) return;
  const profile = await readCandidate(z.object({ card: z.object({ id: z.int() }) }).parse(after).card.id, true);
  await deleteFiles(replaced.filter((key) => key !== profile?.cv_key && key !== profile?.video_key));
}
