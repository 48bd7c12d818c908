import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '#infra/local/process/options.ts';
import { ensureChromium } from '#test/support/chromium.ts';

const cacheFolder = join(repositoryRoot, '.cache', 'browser');

/** A running browser that takes commands on a local port. */
export interface Browser {
  port: number;
  stop(): Promise<void>;
}

/**
 * Starts the packaged browser, headless and with a new profile; its programs unpack into `.cache/browser`.
 * @param keyDigest of a certificate that it accepts
 */
export async function startBrowser(keyDigest: string): Promise<Browser> {
  mkdirSync(cacheFolder, { recursive: true });
  const program = await ensureChromium(join(cacheFolder, 'chromium'));
  const profile = mkdtempSync(join(cacheFolder, 'profile-'));
  const child = spawn(
    program,
    [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      `--ignore-certificate-errors-spki-list=${keyDigest}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, TMPDIR: cacheFolder } },
  );
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  let said = '';
  const port = await new Promise<number>((resolve, reject) => {
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const found = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(said)?.[1];
      if (found) resolve(Number(found));
    });
    child.once('close', () => reject(new Error(`The browser did not start:\n${said}`)));
  });
  return {
    port,
    stop: async () => {
      child.kill('SIGTERM');
      const hurry = setTimeout(() => child.kill('SIGKILL'), 3_000);
      await ended;
      clearTimeout(hurry);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
