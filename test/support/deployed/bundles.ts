import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { sharedFolder } from './shared-folder.ts';

/**
 * Folder with the deployed bundle of a module. The first caller builds it, in half a second; all processes of a test
 * run share it.
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
