import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import chromium from '@sparticuz/chromium';

/** Unpacks into a folder, which the package reads from TMPDIR when it is called. */
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

/** Path of the packaged headless Chromium below `folder`; unpacks it there if missing. Nothing is downloaded. */
export const ensureChromium = async (folder: string): Promise<string> => {
  const program = join(folder, 'chromium');
  if (existsSync(program)) return program;
  mkdirSync(dirname(folder), { recursive: true });
  // Unpacked elsewhere and then moved: an interrupted run leaves no incomplete browser.
  const aside = mkdtempSync(`${folder}-`);
  await unpackInto(aside);
  rmSync(folder, { recursive: true, force: true });
  renameSync(aside, folder);
  return program;
};
