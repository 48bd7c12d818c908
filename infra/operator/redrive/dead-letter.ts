import * as z from 'zod/mini';

/**
 * What Lambda sends to the queue when a batch of stream records failed every time (AWS Lambda Developer Guide, "Retain
 * discarded records for a DynamoDB event source"): where the records are, not the records.
 */
const message = z.object({
  requestContext: z.object({ functionArn: z.string() }),
  DDBStreamBatchInfo: z.object({
    shardId: z.string(),
    startSequenceNumber: z.string().check(z.regex(/^\d+$/)),
    endSequenceNumber: z.string().check(z.regex(/^\d+$/)),
    approximateArrivalOfLastRecord: z.string(),
    batchSize: z.int(),
    streamArn: z.string(),
  }),
});

export interface DeadLetter {
  /** Name of the function that failed, without version. */
  functionName: string;
  streamArn: string;
  shardId: string;
  /** First sequence number of the batch, as Lambda wrote it; the stream may want its leading zeros. */
  start: string;
  /** First and last sequence number. */
  first: bigint;
  last: bigint;
  count: number;
  /** When the last record arrived, as Lambda wrote it. */
  at: string;
}

/** The batch that a queue message tells of; undefined when the message is not one of Lambda's about a DynamoDB stream. */
export function parseDeadLetter(body: string | undefined): DeadLetter | undefined {
  const parsed = message.safeParse(jsonOf(body));
  if (!parsed.success) return undefined;
  const { requestContext, DDBStreamBatchInfo: batch } = parsed.data;
  // arn:aws:lambda:<region>:<account>:function:<name>[:<version>]
  const functionName = requestContext.functionArn.split(':')[6];
  if (!functionName) return undefined;
  return {
    functionName,
    streamArn: batch.streamArn,
    shardId: batch.shardId,
    start: batch.startSequenceNumber,
    first: BigInt(batch.startSequenceNumber),
    last: BigInt(batch.endSequenceNumber),
    count: batch.batchSize,
    at: batch.approximateArrivalOfLastRecord,
  };
}

function jsonOf(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** Stream order: a shard's batches one after the other. */
export function inStreamOrder(left: DeadLetter, right: DeadLetter): number {
  if (left.shardId !== right.shardId) return left.shardId < right.shardId ? -1 : 1;
  if (left.first === right.first) return 0;
  return left.first < right.first ? -1 : 1;
}
