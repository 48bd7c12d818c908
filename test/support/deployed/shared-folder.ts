import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const pollMs = 20;

/**
 * Path of a file or folder that all processes of a test run share. The first process that needs it makes it from the
 * sources at the path that `make` gets; the others wait meanwhile.
 */
export async function madeOnce(name: string, make: (fresh: string) => void | Promise<void>): Promise<string> {
  const folder = process.env.BUNDLES_FOLDER;
  if (folder === undefined) throw new Error('BUNDLES_FOLDER does not say where the bundles of this run are.');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, name);
  while (!existsSync(path)) {
    if (isClaimed(path)) await pause(pollMs);
    else await makeClaimed(path, make);
  }
  return path;
}

const claimOf = (path: string) => `${path}.claim`;

/** Whether another caller makes the path; otherwise claims it for this one. */
function isClaimed(path: string): boolean {
  try {
    mkdirSync(claimOf(path));
    return false;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return true;
    throw error;
  }
}

async function makeClaimed(path: string, make: (fresh: string) => void | Promise<void>): Promise<void> {
  try {
    const fresh = `${path}.fresh`;
    await make(fresh);
    await rename(fresh, path);
  } catch (error) {
    rmSync(claimOf(path), { recursive: true });
    throw error;
  }
}
