import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** Path of the files that all processes of a test run share, built once from the sources. */
export function sharedFolder(name: string): string {
  const folder = process.env.BUNDLES_FOLDER;
  if (folder === undefined) throw new Error('BUNDLES_FOLDER does not say where the bundles of this run are.');
  mkdirSync(folder, { recursive: true });
  return join(folder, name);
}
