import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { batchSize, deliver, type StreamHandler } from './deliver.ts';
import { loadPositions, type Positions } from './positions.ts';
import { createStreamClient, type StreamClient } from './stream-client.ts';

const idleMs = 200;
const troubleMs = 1_000;

export interface FollowOptions {
  endpoint: string;
  table: string;
  /** Folder of the position and the dead letters. */
  dataDir: string;
  handler: StreamHandler;
  /** File in `dataDir` with the position: each follower of the stream has its own. */
  positionFile?: string;
}

/**
 * Passes every change of the table to the stream function, starting after the last acknowledged one.
 * @returns the function that stops it, which awaits the current batch
 */
export const followStream = async (options: FollowOptions): Promise<() => Promise<void>> => {
  const client = createStreamClient(options.endpoint);
  const stream = await client.streamOf(options.table);
  if (stream === undefined) {
    return async () => undefined;
  }
  const stopping = new AbortController();
  const positions = loadPositions(join(options.dataDir, options.positionFile ?? 'stream-position.json'), stream);
  const following = follow(client, stream, positions, options, stopping.signal);
  return async () => {
    stopping.abort();
    await following;
  };
};

const follow = async (
  client: StreamClient,
  stream: string,
  positions: Positions,
  options: FollowOptions,
  signal: AbortSignal,
): Promise<void> => {
  // Iterators of every shard; empty while the shards are unknown.
  const iterators = new Map<string, string>();
  while (!signal.aborted) {
    try {
      let busy = false;
      if (iterators.size === 0) {
        for (const shard of await client.shardsOf(stream)) {
          iterators.set(shard, await client.iterate(stream, shard, positions.get(shard)));
        }
      }
      for (const [shard, iterator] of [...iterators]) {
        const page = await client.read(iterator, batchSize);
        if (page.next === undefined) {
          // The shard is closed: read the list of shards again.
          iterators.clear();
        } else if (iterators.has(shard)) {
          iterators.set(shard, page.next);
        }
        await deliver(page.records, {
          handler: options.handler,
          signal,
          pause: (ms) => rest(ms, signal),
          acknowledge: (record) => positions.set(shard, record.dynamodb?.SequenceNumber ?? ''),
          giveUp: (record, error) => keepDeadLetter(options.dataDir, record, error),
        });
        busy ||= page.records.length > 0;
      }
      await rest(busy ? 0 : idleMs, signal);
    } catch (error) {
      if (!signal.aborted) {
        console.error('Reading the table stream failed; retrying:', error);
        iterators.clear();
        await rest(troubleMs, signal);
      }
    }
  }
};

const rest = async (ms: number, signal: AbortSignal): Promise<void> => {
  try {
    await pause(ms, undefined, { signal });
  } catch {
    // Stopping ends the pause early.
  }
};

const keepDeadLetter = (dataDir: string, record: object, error: unknown): void => {
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
  appendFileSync(join(dataDir, 'dead-letters.jsonl'), `${JSON.stringify({ reason, record })}\n`, { mode: 0o600 });
  console.error('A stream record failed after all retries and was written to dead-letters.jsonl:', reason);
};
