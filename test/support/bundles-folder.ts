import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Creates the folder of the deployed bundles for this process and those that it starts, until it ends. Several test
 * files need all of them, and building them takes twenty seconds of processor time: they are built once a run.
 */
export function makeBundlesFolder(): void {
  if (process.env.BUNDLES_FOLDER !== undefined) return;
  const folder = mkdtempSync(join(tmpdir(), 'portal-bundles-'));
  process.env.BUNDLES_FOLDER = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}
