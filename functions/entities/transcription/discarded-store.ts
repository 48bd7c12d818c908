import { deleteItem, is } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { queryAll } from '#functions/data/query.ts';
import { transact } from '#functions/data/transact.ts';
import { write } from '#functions/data/write.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import {
  type DiscardedTranscription,
  parseDiscarded,
  type StoredTranscription,
  transcriptionSchemaVersion,
} from './stored-transcription.ts';

/**
 * Moves a transcription to the discarded ones (4 write units).
 * @returns false when another job was queued since it was read, or it is discarded by now
 */
export async function moveToDiscarded(
  { id, candidate_id, attempt }: StoredTranscription,
  now: EpochMs,
): Promise<boolean> {
  const discarded: DiscardedTranscription = { id, candidate_id, attempt, discarded_at: now };
  const { done } = await transact({
    transcription: deleteItem<StoredTranscription>(keys.transcription(candidate_id, id), {
      when: { attempt: is(attempt) },
    }),
    discarded: {
      Put: {
        Item: {
          ...keys.discardedTranscription(id),
          entity: 'discarded_transcript',
          schema_version: transcriptionSchemaVersion,
          ...discarded,
        },
      },
    },
  });
  return done;
}

/** All discarded transcriptions whose jobs may still write something (0.5 read units for each 4 KB). */
export const discardedTranscriptions = async (): Promise<DiscardedTranscription[]> =>
  (await queryAll(keys.discardedTranscription(''))).map(parseDiscarded);

/** Forgets a discarded transcription of which nothing can arrive any more (1 write unit). */
export async function forgetDiscarded({ id }: DiscardedTranscription): Promise<void> {
  await write({ Delete: { Key: keys.discardedTranscription(id) } });
}
