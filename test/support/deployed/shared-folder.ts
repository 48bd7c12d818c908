import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** Path of what is made of the sources once for all processes of a run of the tests. */
export function sharedFolder(name: string): string {
  const folder = process.env.BUNDLES_FOLDER;
  if (folder === undefined) throw new Error('BUNDLES_FOLDER does not say where the bundles of this run are.');
  mkdirSync(folder, { recursive: true });
  return join(folder, name);
}
