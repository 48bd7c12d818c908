import { DeleteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import { transact } from '#functions/data/transact.ts';
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
    transcription: {
      Delete: {
        Key: keys.transcription(candidate_id, id),
        ConditionExpression: 'attempt = :attempt',
        ExpressionAttributeValues: { ':attempt': attempt },
      },
    },
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
export async function discardedTranscriptions(): Promise<DiscardedTranscription[]> {
  const found: DiscardedTranscription[] = [];
  let start: Record<string, unknown> | undefined;
  do {
    const page = await documents.send(
      new QueryCommand({
        TableName: tableName(),
        KeyConditionExpression: 'PK = :discarded',
        ExpressionAttributeValues: { ':discarded': keys.discardedTranscription('').PK },
        ExclusiveStartKey: start,
      }),
    );
    found.push(...(page.Items ?? []).map((item) => parseDiscarded(item)));
    start = page.LastEvaluatedKey;
  } while (start);
  return found;
}

/** Forgets a discarded transcription of which nothing can arrive any more (1 write unit). */
export async function forgetDiscarded({ id }: DiscardedTranscription): Promise<void> {
  await documents.send(new DeleteCommand({ TableName: tableName(), Key: keys.discardedTranscription(id) }));
}
