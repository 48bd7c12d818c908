import * as z from 'zod/mini';
import type { Change } from '#functions/data/change.ts';
import { readCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { candidateSummary, storedCandidate } from '#functions/entities/candidate/stored-candidate.ts';
import { deleteFiles } from '#functions/services/files/file-store.ts';

const keysOf = z.pick(storedCandidate, { cv_key: true, video_key: true });
const candidate = z.object({ card: z.pick(candidateSummary, { id: true }) });

/**
 * Deletes files that a profile no longer refers to. The call that replaces a file deletes it, too; this repairs an
 * interrupted call. The present profile decides (1 read unit for a replaced file), so that late records delete nothing
 * in use.
 */
export async function clearReplacedFiles({ entity, before, after }: Change): Promise<void> {
  if (entity !== 'candidate' || !before || !after) return;
  const [old, current] = [Object.values(keysOf.parse(before)), Object.values(keysOf.parse(after))];
  const replaced = old.filter((key) => !current.includes(key));
  if (replaced.length === 0) return;
  const profile = await readCandidate(candidate.parse(after).card.id, true);
  await deleteFiles(replaced.filter((key) => key !== profile?.cv_key && key !== profile?.video_key));
}
