import { join } from 'node:path';
import * as z from 'zod/mini';
import { readStateFile, writeStateFile } from '../process/state-file.ts';

/** Content of a new table: all demo data, or only the plans and the two demo admins. */
const seedKind = z.enum(['demo', 'empty']);
export type SeedKind = z.output<typeof seedKind>;

const markerOf = (dataDir: string): string => join(dataDir, 'seeded.json');

/**
 * Whether the data folder's table was seeded completely; a run that was killed while seeding starts over.
 * @throws LocalProblem when the marker file is damaged
 */
export const isSeeded = (dataDir: string): boolean =>
  readStateFile(markerOf(dataDir), z.object({ kind: seedKind })) !== undefined;

/** Records that the table was seeded. */
export const markSeeded = (dataDir: string, kind: SeedKind): void =>
  writeStateFile(markerOf(dataDir), JSON.stringify({ kind }));
