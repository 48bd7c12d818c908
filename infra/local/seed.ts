import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a new table is filled with: all demo data, or only the plans and the two demo admins. */
export type SeedKind = 'demo' | 'empty';

const markerOf = (dataDir: string): string => join(dataDir, 'seeded.json');

/** Whether the data folder's table was filled to its end; a run that was killed while filling starts over. */
export const isSeeded = (dataDir: string): boolean => existsSync(markerOf(dataDir));

/** Notes that the table is filled. */
export const markSeeded = (dataDir: string, kind: SeedKind): void =>
  writeFileSync(markerOf(dataDir), JSON.stringify({ kind }));

/** Fills a new table of the database at `endpoint`. */
export const seed = async (kind: SeedKind, endpoint: string): Promise<void> => {
  const { writeDemoData } = await import('./demo-data/write-demo-data.ts');
  await writeDemoData(kind, endpoint);
};
