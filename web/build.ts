import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Manifest } from 'vite';

const web = fileURLToPath(new URL('.', import.meta.url));
const configFile = join(web, 'vite.config.ts');
const emptyRoot = '<div id="root"></div>';

const codeTags = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g;

/**
 * The shell with its code put aside until the landing page is painted (see `public/after-paint.js`); the landing page's
 * own then comes beside the entry's, instead of after it. Fonts are not preloaded: on a phone they would delay the
 * styles, and their fallbacks take the same room.
 */
const withCodeAfterPaint = (shell: string, manifest: Manifest): string => {
  const file = manifest['src/routes/landing.tsx']?.file;
  const tags = shell.match(codeTags);
  if (!file || !tags) throw new Error('The build has no landing page.');
  const code = [...tags, `\n    <link rel="modulepreload" crossorigin href="/${file}">`].join('');
  const later = `  <template id="code">${code}\n    </template>\n    <script defer src="/after-paint.js"></script>\n  </head>`;
  return shell.replace(codeTags, '').replace('</head>', later);
};

/** The shell with the script that loads the first screen's code beside the main one, instead of after it. */
const withEarlyScript = (shell: string, manifest: Manifest): string => {
  const file = manifest['src/early.ts']?.file;
  if (!file) throw new Error('The build has no early script.');
  return shell.replace(
    '<script type="module"',
    `<script type="module" async crossorigin src="/${file}"></script>\n    $&`,
  );
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
  const landing = withCodeAfterPaint(shell, manifest).replace(
    emptyRoot,
    `<div id="root">${await renderLanding()}</div>`,
  );
  await mkdir(outDir, { recursive: true });
  await writeFile(join(outDir, 'app.html'), withEarlyScript(shell, manifest));
  await writeFile(join(outDir, 'index.html'), landing);
  await rm(serverDir, { recursive: true });
  await rm(join(outDir, '.vite'), { recursive: true });
};

if (import.meta.main) await buildSite();
