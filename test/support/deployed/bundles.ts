import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { sharedFolder } from './shared-folder.ts';

/**
 * Folder with the bundle that is deployed for a module, made by its first user: the processes of one run of the tests
 * share them. One bundle takes half a second.
 */
export async function bundleOf(entry: string): Promise<string> {
  const folder = sharedFolder(entry.replaceAll('/', '-'));
  if (existsSync(folder)) return folder;
  const { bundleFunction } = await import('#infra/constructs/bundle-function.ts');
  const fresh = `${folder}-${process.pid}`;
  bundleFunction(entry, fresh);
  try {
    await rename(fresh, folder);
  } catch (error) {
    // Another process was faster; its bundle is identical.
    if (!existsSync(folder)) throw error;
    await rm(fresh, { recursive: true });
  }
  return folder;
}
