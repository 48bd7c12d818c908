import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Manifest } from 'vite';
import { interfaceLanguages } from '#shared/locales/languages.ts';
import { shellAssets } from './manifest-chunks.ts';
import { legalFrame, pagesIn, type Renderer } from './page-files.ts';
import { roots } from './roots.ts';
import { buildServiceWorker } from './service-worker.ts';
import { separateSourceMaps } from './source-maps.ts';

const web = fileURLToPath(new URL('.', import.meta.url));
const configFile = join(web, 'vite.config.ts');
/** Mode of every build that is deployed; only the local run builds in mode `local-run`. */
export const deployedMode = 'production';

/** Maps that no file of the site names: they are for those who operate it, and cost a build some seconds. */
export const sourceMapsOf = (mode: string) => (mode === deployedMode ? 'hidden' : false);

/**
 * Builds the site into `outDir`: hashed files below `assets/`, `index.html` with the landing page prerendered, `landing-counted.html`, the same for counted figures, a file
 * for each of `prerenderedPaths`, `page-frame.html` for pages that the API renders, with `page-frame-<language>.html` beside it, `legal-frame.html` for the legal pages, `app.html`, the frame without a
 * screen, which answers all other paths of the site, and `service-worker.js`, which stores that frame in the browser as
 * `stored-shell.html`. The source maps of a build that is deployed are in a folder beside it.
 *
 * @param options.outDir folder of the result; emptied first. Default: `dist/web` of the repository, which is deployed.
 * @param options.mode `local-run` adds what only the local run has, such as the debug panel. Default: `deployedMode`.
 */
export const buildSite = async ({
  outDir = resolve(web, '../dist/web'),
  mode = deployedMode,
}: {
  outDir?: string;
  mode?: typeof deployedMode | 'local-run';
} = {}): Promise<void> => {
  const serverDir = `${outDir}-server`;
  const common = { configFile, logLevel: 'warn', mode } as const;
  // Sequential: concurrent builds would take a hundred megabytes more, and hardly less time.
  await build({ ...common, build: { outDir, emptyOutDir: true, sourcemap: sourceMapsOf(mode) } });
  await separateSourceMaps(outDir);
  await build({
    ...common,
    build: { outDir: serverDir, emptyOutDir: true, ssr: roots.prerender, manifest: false },
  });
  const manifestFile = join(outDir, '.vite/manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  const shell = await readFile(join(outDir, 'index.html'), 'utf8');
  const renderer: Renderer = await import(pathToFileURL(join(serverDir, 'prerender.js')).href);
  for (const language of interfaceLanguages) {
    const pages = await pagesIn(language, { shell, manifest, renderer });
    for (const [name, content] of pages) {
      const file = join(outDir, name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, content);
    }
  }
  await writeFile(join(outDir, 'legal-frame.html'), legalFrame(shell));
  await buildServiceWorker(outDir, shellAssets(manifest));
  await rm(serverDir, { recursive: true });
  await rm(join(outDir, '.vite'), { recursive: true });
};

if (import.meta.main) await buildSite();
