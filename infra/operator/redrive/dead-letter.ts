import * as z from 'zod/mini';

/**
 * The message that Lambda sends to the queue when a batch of stream records failed after all retries (AWS Lambda
 * Developer Guide, "Retain discarded records for a DynamoDB event source"). It contains the position of the records,
 * not the records.
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
  /** First sequence number of the batch in Lambda's notation; the stream may require its leading zeros. */
  start: string;
  /** First and last sequence number. */
  first: bigint;
  last: bigint;
  count: number;
  /** Arrival time of the last record in Lambda's notation. */
  at: string;
}

/** Parses the batch of a queue message; undefined unless it is Lambda's message about a DynamoDB stream. */
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

/** Compares batches in stream order within each shard. */
export function inStreamOrder(left: DeadLetter, right: DeadLetter): number {
  if (left.shardId !== right.shardId) return left.shardId < right.shardId ? -1 : 1;
  if (left.first === right.first) return 0;
  return left.first < right.first ? -1 : 1;
}
