import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repositoryRoot } from './options.ts';

// The channel to the local run closes however that run ends; the build must not continue as an orphan.
process.on('disconnect', () => process.exit(1));

const build: { buildSite(options: { outDir: string }): Promise<unknown> } = await import(
  pathToFileURL(join(repositoryRoot, 'web', 'build.ts')).href
);
await build.buildSite({ outDir: process.argv[2] ?? join(repositoryRoot, 'dist', 'web') });
process.disconnect();
process.exit(0);
