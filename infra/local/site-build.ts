import { type ChildProcess, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { repositoryRoot } from './process/options.ts';
import { writeStateFile } from './process/state-file.ts';

/** Sources of the site. */
const sources = ['web', 'shared', 'package-lock.json'];

/** Not `dist/web`, which is deployed: this build has what only the local run may show. */
export const siteDir = join(repositoryRoot, 'dist', 'local-web');
const stamp = join(repositoryRoot, 'dist', 'local-web.hash');

/** Settings of the bundler's memory allocator: less than half the memory in the same time. */
const thriftyAllocator = { MIMALLOC_ARENA_EAGER_COMMIT: '0', MIMALLOC_PURGE_DELAY: '0' };
const thriftyHeap = ['--max-semi-space-size=1'];

/**
 * Builds the local run's site unless it is up to date. The build runs in a separate process, so that its memory is
 * released; `signal` ends it. Never throws: the API works without the site.
 */
export const buildSite = async (signal: AbortSignal): Promise<void> => {
  if (!existsSync(join(repositoryRoot, 'web', 'build.ts'))) {
    return;
  }
  const hash = hashSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash && existsSync(join(siteDir, 'index.html'))) {
    return;
  }
  const child = fork(join(import.meta.dirname, 'site-build-process.ts'), [siteDir], {
    stdio: 'pipe',
    signal,
    env: { ...process.env, ...thriftyAllocator },
    execArgv: thriftyHeap,
  });
  const { code, said } = await endOf(child);
  if (code === 0) {
    writeStateFile(stamp, hash);
  } else if (!signal.aborted) {
    console.error(`The site could not be built:\n${said}`);
  }
};

const endOf = (child: ChildProcess): Promise<{ code: number | null; said: string }> =>
  new Promise((done) => {
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
    }
    child.once('error', (error) => done({ code: null, said: error.message }));
    child.once('close', (code) => done({ code, said }));
  });

const hashSources = (): string => {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesBelow(join(repositoryRoot, source)))) {
    hash.update(relative(repositoryRoot, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
};

/** The files at or below a path, in a fixed order. */
const filesBelow = (path: string): string[] => {
  if (!statSync(path).isDirectory()) {
    return [path];
  }
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
};
