import * as z from 'zod/mini';
import { readStateFile, writeStateFile } from '../process/state-file.ts';

const stored = z.object({ stream: z.string(), shards: z.record(z.string(), z.string()) });

export interface Positions {
  /** Sequence number of the last acknowledged record of a shard. */
  get(shardId: string): string | undefined;
  /** Stores a position before more records are read, so that a killed run repeats at most one batch. */
  set(shardId: string, sequenceNumber: string): void;
}

/** Loads the positions in `path` for a stream; those of another stream are ignored. Throws a LocalProblem. */
export const loadPositions = (path: string, stream: string): Positions => {
  const known = readStateFile(path, stored);
  const shards = new Map(known?.stream === stream ? Object.entries(known.shards) : []);
  return {
    get: (shardId) => shards.get(shardId),
    set: (shardId, sequenceNumber) => {
      shards.set(shardId, sequenceNumber);
      writeStateFile(path, JSON.stringify({ stream, shards: Object.fromEntries(shards) }));
    },
  };
};
