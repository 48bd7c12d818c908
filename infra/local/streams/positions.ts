import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { damagedData } from '../problem.ts';

const stored = z.object({ stream: z.string(), shards: z.record(z.string(), z.string()) });

export interface Positions {
  /** Sequence number of the last record of a shard that is done with. */
  get(shardId: string): string | undefined;
  /** Keeps a position before anything else is read, so that a killed run repeats at most one batch. */
  set(shardId: string, sequenceNumber: string): void;
}

/** The positions kept in `path` for a stream; those of another stream are forgotten. Throws a LocalProblem. */
export const loadPositions = (path: string, stream: string): Positions => {
  const known = read(path);
  const shards = new Map(known?.stream === stream ? Object.entries(known.shards) : []);
  return {
    get: (shardId) => shards.get(shardId),
    set: (shardId, sequenceNumber) => {
      shards.set(shardId, sequenceNumber);
      writeFileSync(`${path}.new`, JSON.stringify({ stream, shards: Object.fromEntries(shards) }));
      renameSync(`${path}.new`, path);
    },
  };
};

const read = (path: string): z.output<typeof stored> | undefined => {
  try {
    return stored.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return undefined;
    }
    throw damagedData(path, 'the position in the stream cannot be read');
  }
};
