import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { fileAt, roots } from './roots.ts';

/** Bytes that a first visit may download for the shell, gzipped. */
const maxShellBytes = 400_000;

/** Files outside `assets/`, whose names stay the same when their content changes. */
const unhashed = ['stored-shell.html', 'before-paint.js'];

/**
 * Builds `service-worker.js` into `outDir`. It stores the shell: `stored-shell.html` with its scripts and styles.
 *
 * @param hashed scripts and styles of the shell, as paths below `outDir`
 * @throws Error if the shell is larger than its limit
 */
export const buildServiceWorker = async (outDir: string, hashed: readonly string[]): Promise<void> => {
  const files = [...unhashed, ...hashed];
  const contents = await Promise.all(files.map((file) => readFile(join(outDir, file))));
  const bytes = contents.reduce((sum, content) => sum + gzipSync(content).length, 0);
  if (bytes > maxShellBytes) throw new Error(`The shell has ${bytes} bytes; its limit is ${maxShellBytes}.`);
  const revisionOf = (content: Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 16);
  const shellFiles = files.map((file, index) => ({
    url: `/${file}`,
    revision: index < unhashed.length ? revisionOf(contents[index] ?? Buffer.of()) : null,
  }));
  await build({
    configFile: false,
    logLevel: 'warn',
    root: fileAt('.'),
    define: { shellFiles: JSON.stringify(shellFiles) },
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: fileAt(roots.serviceWorker),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
};
