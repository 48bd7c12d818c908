import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Manifest } from 'vite';

const web = fileURLToPath(new URL('.', import.meta.url));
const configFile = join(web, 'vite.config.ts');
const emptyRoot = '<div id="root"></div>';

/**
 * Lets the browser fetch the landing page's code beside the entry's, instead of after it. Fonts are not preloaded: on a
 * phone they would delay the styles, and their fallbacks take the same room.
 */
const preloadLink = (manifest: Manifest): string => {
  const file = manifest['src/routes/landing.tsx']?.file;
  if (!file) throw new Error('The build has no landing page.');
  return `<link rel="modulepreload" crossorigin href="/${file}">`;
};

/**
 * Builds the site into `outDir`: hashed files below `assets/`, `index.html` with the landing page prerendered, and
 * `app.html`, the empty shell that every other path of the site is answered with.
 *
 * @param options.outDir folder of the result; emptied first. Default: `dist/web` of the repository.
 */
export const buildSite = async ({ outDir = resolve(web, '../dist/web') }: { outDir?: string } = {}): Promise<void> => {
  const serverDir = `${outDir}-server`;
  const common = { configFile, logLevel: 'warn' } as const;
  await Promise.all([
    build({ ...common, build: { outDir, emptyOutDir: true } }),
    build({ ...common, build: { outDir: serverDir, emptyOutDir: true, ssr: 'src/prerender.tsx', manifest: false } }),
  ]);
  const manifestFile = join(outDir, '.vite/manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  const shell = await readFile(join(outDir, 'index.html'), 'utf8');
  const { renderLanding } = (await import(pathToFileURL(join(serverDir, 'prerender.js')).href)) as {
    renderLanding: () => Promise<string>;
  };
  const landing = shell
    .replace('</head>', `  ${preloadLink(manifest)}\n  </head>`)
    .replace(emptyRoot, `<div id="root">${await renderLanding()}</div>`);
  await mkdir(outDir, { recursive: true });
  await writeFile(join(outDir, 'app.html'), shell);
  await writeFile(join(outDir, 'index.html'), landing);
  await rm(serverDir, { recursive: true });
  await rm(join(outDir, '.vite'), { recursive: true });
};

if (import.meta.main) await buildSite();
