import { retry } from '#functions/data/retry.ts';
import { moveToDiscarded } from '#functions/entities/transcription/discarded-store.ts';
import { jobsOf, readTranscription } from '#functions/entities/transcription/transcription-store.ts';
import { deleteFiles } from '#functions/services/files/remove-files.ts';
import type { EpochMs } from '#shared/domain/time.ts';

/**
 * Discards a transcription with its present results (1 read unit, 4 write units). What its jobs write afterwards is found
 * by `discardedTranscriptions`. It is idempotent, also when it runs concurrently.
 */
export async function discardTranscription(id: string, now: EpochMs): Promise<void> {
  const found = await retry(async () => {
    const transcription = await readTranscription(id);
    if (!transcription) return null;
    return (await moveToDiscarded(transcription, now)) ? transcription : undefined;
  });
  if (found) await deleteFiles(jobsOf(found).map(({ output }) => output));
}
