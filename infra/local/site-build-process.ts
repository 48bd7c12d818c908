import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repositoryRoot } from './process/options.ts';
import { siteDir } from './site-build.ts';

// The channel to the local run closes however that run ends; the build must not continue as an orphan.
process.on('disconnect', () => process.exit(1));

const build: { buildSite(options: { outDir: string; mode: 'local-run' }): Promise<unknown> } = await import(
  pathToFileURL(join(repositoryRoot, 'web', 'build.ts')).href
);
await build.buildSite({ outDir: process.argv[2] ?? siteDir, mode: 'local-run' });
process.disconnect();
process.exit(0);
