import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';

export type StreamHandler = (event: DynamoDBStreamEvent) => Promise<DynamoDBBatchResponse | undefined>;

/** Number of records per batch, as configured on AWS. */
export const batchSize = 100;
const maxTries = 5;
const firstPauseMs = 100;

export interface Delivery {
  handler: StreamHandler;
  /** Ends the delivery after the current batch; unacknowledged records are delivered by the next run. */
  signal: AbortSignal;
  pause(ms: number): Promise<void>;
  /** Records that all records up to this one are processed. */
  acknowledge(record: DynamoDBRecord): void;
  /** Receives a record that failed after all retries. */
  giveUp(record: DynamoDBRecord, error: unknown): void;
}

/**
 * Delivers records in order as Lambda's event source does: records before the first reported failure are acknowledged,
 * the rest is retried with growing pauses, a batch that fails as a whole is halved, and a record that fails 5 times is
 * given up; later records continue.
 */
export const deliver = async (records: readonly DynamoDBRecord[], delivery: Delivery): Promise<void> => {
  let next = 0;
  let size = batchSize;
  let tries = 0;
  while (next < records.length && !delivery.signal.aborted) {
    const batch = records.slice(next, next + size);
    const outcome = await attempt(batch, delivery.handler);
    const last = batch[outcome.done - 1];
    if (last !== undefined) {
      delivery.acknowledge(last);
      next += outcome.done;
      tries = 0;
    }
    if (outcome.done === batch.length) {
      size = batchSize;
      continue;
    }
    tries += 1;
    const isKnown = outcome.isReported || batch.length === 1;
    size = outcome.isReported ? size : Math.max(1, Math.ceil(batch.length / 2));
    const failing = records[next];
    if (tries >= maxTries && isKnown && failing !== undefined) {
      delivery.giveUp(failing, outcome.error);
      delivery.acknowledge(failing);
      next += 1;
      tries = 0;
      size = batchSize;
    } else {
      await delivery.pause(firstPauseMs * 2 ** Math.min(tries - 1, 5));
    }
  }
};

/** Returns how many records from the start of the batch succeeded, and the error that stopped it. */
const attempt = async (
  batch: readonly DynamoDBRecord[],
  handler: StreamHandler,
): Promise<{ done: number; isReported: boolean; error?: unknown }> => {
  try {
    const answer = await handler({ Records: [...batch] });
    const failed = new Set(answer?.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
    const first = batch.findIndex((record) => failed.has(record.dynamodb?.SequenceNumber ?? ''));
    return first === -1
      ? { done: batch.length, isReported: false }
      : { done: first, isReported: true, error: 'reported as failed' };
  } catch (error) {
    return { done: 0, isReported: false, error };
  }
};
