import { join } from 'node:path';
import * as z from 'zod/mini';
import { readStateFile, writeStateFile } from './state-file.ts';

/** What a new table is filled with: all demo data, or only the plans and the two demo admins. */
const seedKind = z.enum(['demo', 'empty']);
export type SeedKind = z.output<typeof seedKind>;

const markerOf = (dataDir: string): string => join(dataDir, 'seeded.json');

/**
 * Whether the data folder's table was filled to its end; a run that was killed while filling starts over.
 * Throws a LocalProblem when the file that says so is damaged.
 */
export const isSeeded = (dataDir: string): boolean =>
  readStateFile(markerOf(dataDir), z.object({ kind: seedKind })) !== undefined;

/** Notes that the table is filled. */
export const markSeeded = (dataDir: string, kind: SeedKind): void =>
  writeStateFile(markerOf(dataDir), JSON.stringify({ kind }));
