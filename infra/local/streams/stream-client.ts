import type { DynamoDBRecord } from 'aws-lambda';
import * as z from 'zod/mini';
import { callDatabase } from '../database/database-call.ts';

const streamsAnswer = z.object({ Streams: z.array(z.object({ StreamArn: z.string() })) });
const descriptionAnswer = z.object({
  StreamDescription: z.object({ Shards: z.array(z.object({ ShardId: z.string() })) }),
});
const iteratorAnswer = z.object({ ShardIterator: z.string() });
const recordsAnswer = z.object({
  Records: z.array(z.custom<DynamoDBRecord>((record) => typeof record === 'object' && record !== null)),
  NextShardIterator: z.optional(z.string()),
});

export interface RecordPage {
  records: DynamoDBRecord[];
  /** Iterator of the next page; undefined when the shard is closed. */
  next: string | undefined;
}

export interface StreamClient {
  /** ARN of the table's stream, or undefined when it has none. */
  streamOf(table: string): Promise<string | undefined>;
  shardsOf(streamArn: string): Promise<string[]>;
  /** Returns an iterator that starts after a sequence number, or with the oldest available record. */
  iterate(streamArn: string, shardId: string, after: string | undefined): Promise<string>;
  read(iterator: string, limit: number): Promise<RecordPage>;
}

/**
 * Creates a client of the DynamoDB Streams protocol for a local engine. Records have the format of the protocol, which
 * is also that of Lambda events. Every call throws when the engine rejects it.
 */
export const createStreamClient = (endpoint: string): StreamClient => {
  const call = async <S extends z.ZodMiniType>(action: string, input: object, answer: S): Promise<z.output<S>> => {
    return answer.parse(await callDatabase(endpoint, `DynamoDBStreams_20120810.${action}`, input));
  };
  return {
    streamOf: async (TableName) => (await call('ListStreams', { TableName }, streamsAnswer)).Streams.at(-1)?.StreamArn,
    shardsOf: async (StreamArn) =>
      (await call('DescribeStream', { StreamArn }, descriptionAnswer)).StreamDescription.Shards.map(
        ({ ShardId }) => ShardId,
      ),
    iterate: async (StreamArn, ShardId, after) => {
      const start =
        after === undefined
          ? { ShardIteratorType: 'TRIM_HORIZON' }
          : { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: after };
      return (await call('GetShardIterator', { StreamArn, ShardId, ...start }, iteratorAnswer)).ShardIterator;
    },
    read: async (ShardIterator, Limit) => {
      const page = await call('GetRecords', { ShardIterator, Limit }, recordsAnswer);
      return { records: page.Records, next: page.NextShardIterator };
    },
  };
};
