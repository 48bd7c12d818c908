import type { IndexName } from '#functions/entities/change-feed/change-feed-store.ts';

/** A change of the feed, as the function reads it that writes to the engine: ids only, no documents. */
export interface QueuedChange {
  kind: IndexName;
  sequence: number;
  ids: readonly number[];
}

/** Queues a change for the engine. */
export async function queueChange(queue: string, change: QueuedChange): Promise<void> {
  // Loaded with the first change: stages with the embedded engine have no queue.
  const { sendMessage } = await import('./send-message.ts');
  await sendMessage(queue, JSON.stringify(change));
}
