import {
  type DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  type _Record as StreamRecord,
} from '@aws-sdk/client-dynamodb-streams';
import type { DeadLetter } from './dead-letter.ts';

/** Number of empty pages after which the rest of a batch counts as trimmed. */
const maxEmptyPages = 20;

/** The stream no longer has the records: DynamoDB keeps them for 24 hours. */
export class TooOld extends Error {
  override name = 'TooOld';
}

/**
 * Reads the records of a failed batch, oldest first.
 * @throws TooOld when the stream has trimmed some of them
 */
export async function readRecords(client: DynamoDBStreamsClient, letter: DeadLetter): Promise<StreamRecord[]> {
  const records: StreamRecord[] = [];
  let iterator = await iteratorAt(client, letter);
  for (let empty = 0; iterator !== undefined && empty < maxEmptyPages; ) {
    const page = await orTooOld(client.send(new GetRecordsCommand({ ShardIterator: iterator })));
    const found = page.Records ?? [];
    empty = found.length === 0 ? empty + 1 : 0;
    for (const record of found) {
      if (sequenceOf(record) > letter.last) return complete(records, letter);
      records.push(record);
    }
    if (records.length > 0 && sequenceOf(records.at(-1)) >= letter.last) return complete(records, letter);
    iterator = page.NextShardIterator;
  }
  return complete(records, letter);
}

const sequenceOf = (record: StreamRecord | undefined): bigint => BigInt(record?.dynamodb?.SequenceNumber ?? 0);

function complete(records: StreamRecord[], { first, last }: DeadLetter): StreamRecord[] {
  if (sequenceOf(records[0]) === first && sequenceOf(records.at(-1)) === last) return records;
  throw new TooOld('The stream no longer contains these records.');
}

async function iteratorAt(client: DynamoDBStreamsClient, letter: DeadLetter): Promise<string | undefined> {
  const { ShardIterator } = await orTooOld(
    client.send(
      new GetShardIteratorCommand({
        StreamArn: letter.streamArn,
        ShardId: letter.shardId,
        ShardIteratorType: 'AT_SEQUENCE_NUMBER',
        SequenceNumber: letter.start,
      }),
    ),
  );
  return ShardIterator;
}

/** Errors for a trimmed record, and for a trimmed shard. */
const goneErrors = new Set(['TrimmedDataAccessException', 'ResourceNotFoundException']);

async function orTooOld<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && goneErrors.has(error.name))
      throw new TooOld('The stream no longer contains these records.');
    throw error;
  }
}
