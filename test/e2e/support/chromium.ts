import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import chromium from '@sparticuz/chromium';

/** The package unpacks into the folder that TMPDIR names when it is asked. */
const unpackInto = async (folder: string): Promise<void> => {
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    await chromium.executablePath();
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
};

/** Path of the packaged headless Chromium below `folder`, unpacked there first when it is not. Nothing is downloaded. */
export const chromiumIn = async (folder: string): Promise<string> => {
  const program = join(folder, 'chromium');
  if (existsSync(program)) return program;
  mkdirSync(dirname(folder), { recursive: true });
  // Unpacked aside and then moved: an interrupted run leaves no half browser behind.
  const aside = mkdtempSync(`${folder}-`);
  await unpackInto(aside);
  rmSync(folder, { recursive: true, force: true });
  renameSync(aside, folder);
  return program;
};
