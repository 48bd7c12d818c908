import type { SQSClient } from '@aws-sdk/client-sqs';
import type { IndexName } from '#functions/data/change-feed/change-feed-store.ts';

/** A change of the feed, as the function reads it that writes to the engine: ids only, no documents. */
export interface QueuedChange {
  kind: IndexName;
  sequence: number;
  ids: readonly number[];
  /** Of the requests that caused it (decision 94). */
  references: readonly string[];
}

let client: SQSClient | undefined;

/** Queues a change for the engine. */
export async function queueChange(queue: string, change: QueuedChange): Promise<void> {
  // Loaded with the first change: stages with the embedded engine have no queue.
  const { SendMessageCommand, SQSClient } = await import('@aws-sdk/client-sqs');
  // As the SDK decides by itself, but with a warning wherever the queue is not at AWS.
  client ??= new SQSClient({ endpoint: new URL(queue).origin });
  await client.send(new SendMessageCommand({ QueueUrl: queue, MessageBody: JSON.stringify(change) }));
}
