import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Manifest, type ManifestChunk } from 'vite';
import { type InterfaceLanguage, interfaceLanguages } from '#shared/locales/languages.ts';
import { buildServiceWorker } from './service-worker.ts';
import { separateSourceMaps } from './source-maps.ts';
import { prerenderedPaths } from './src/config/prerendered-paths.ts';
import { type RouteDefinition, routes } from './src/config/routes.ts';

const web = fileURLToPath(new URL('.', import.meta.url));
const configFile = join(web, 'vite.config.ts');
const emptyRoot = '<div id="root"></div>';

const codeTags = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g;

const preloads = /\s*<link rel="modulepreload"[^>]*>/g;

const chunkOf = (manifest: Manifest, source: string): ManifestChunk => {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build has no chunk of ${source}.`);
  return chunk;
};

/** A chunk of the build by its source, with all its static imports. */
const withImports = (manifest: Manifest, source: string, seen = new Set<string>()): ManifestChunk[] => {
  if (seen.has(source)) return [];
  seen.add(source);
  const chunk = chunkOf(manifest, source);
  return [chunk, ...(chunk.imports ?? []).flatMap((name) => withImports(manifest, name, seen))];
};

const scriptTag = (file: string) => `<script type="module" async crossorigin src="/${file}"></script>`;
const preloadTag = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}">`;

/**
 * The shell with its scripts in a template until the page is painted (see `public/after-paint.js`); the screen's code
 * then loads in parallel with the entry's. Fonts are not preloaded: on a phone they would delay the styles, and their
 * fallbacks have the same metrics.
 */
const withCodeAfterPaint = (shell: string, screenTags: string): string => {
  const tags = shell.match(codeTags);
  if (!tags) throw new Error('The shell has no code.');
  const code = [...tags, `\n    ${screenTags}`].join('');
  const later = `  <template id="code">${code}\n    </template>\n    <script defer src="/after-paint.js"></script>\n  </head>`;
  return shell.replace(codeTags, '').replace('</head>', later);
};

/** The script that loads the first screen's code in parallel with the main one. */
const earlyTag = (manifest: Manifest): string => scriptTag(chunkOf(manifest, 'src/app/early.ts').file);

/** The stylesheets of all screens except the landing page, so that styles do not change after the first paint. */
const styleTags = (manifest: Manifest): string => {
  const files = new Set(withImports(manifest, 'src/app/providers.tsx').flatMap(({ css }) => css ?? []));
  return [...files].map((file) => `    <link rel="stylesheet" crossorigin href="/${file}">\n`).join('');
};

const shellSources = [
  'index.html',
  'src/app/early.ts',
  'src/app/providers.tsx',
  'src/app/app-layout.tsx',
  'src/lib/transport.ts',
  // An installed site starts there, also offline.
  'src/routes/landing.tsx',
];

/** Scripts and styles that each screen in the shell needs, and those of the start page. */
const shellAssets = (manifest: Manifest): string[] => {
  const chunks = shellSources.flatMap((source) => withImports(manifest, source));
  return [...new Set(chunks.flatMap(({ file, css }) => [file, ...(css ?? [])]))];
};

interface Rendered {
  title: string;
  html: string;
}

const unlisted = '\n    <meta name="robots" content="noindex">';

/** Paths of the screens that search engines shall not list. */
const unlistedPaths = Object.values<RouteDefinition>(routes).flatMap(({ path, noindex }) => (noindex ? path : []));

/** A page with a prerendered screen. `data-path` names its path: React hydrates the HTML only there. */
const filled = (page: string, path: string, { title, html }: Rendered): string =>
  page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>${unlistedPaths.includes(path) ? unlisted : ''}`)
    .replace(emptyRoot, () => `<div id="root" data-path="${path}">${html}</div>`);

/**
 * The frame of pages that the API renders: placeholders mark the parts that differ between pages
 * (`functions/api/pages`).
 */
const withPlaceholders = (page: string, html: string): string =>
  page
    .replace(/<title>[^<]*<\/title>/, '<title>%TITLE%</title>\n    %HEAD%')
    .replace(/\s*<meta\s+name="description"[^>]*>/, '')
    .replace(emptyRoot, () => `<div id="root">${html}</div>`);

/**
 * The frame of the legal pages, which the deployment fills (`infra/legal`): the styles of the landing page and no code of the
 * application.
 */
const legalFrame = (shell: string): string =>
  shell
    .replace(codeTags, '')
    .replace(/<html [^>]*>/, '<html lang="%LANG%" dir="%DIR%">')
    .replace(/\s*<meta\s+name="description"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, '<title>%TITLE%</title>\n    %HEAD%')
    .replace('</head>', '  <link rel="stylesheet" href="/legal.css">\n  $&')
    .replace(emptyRoot, '%CONTENT%');

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
    build: { outDir: serverDir, emptyOutDir: true, ssr: 'src/app/prerender.tsx', manifest: false },
  });
  const manifestFile = join(outDir, '.vite/manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  const shell = await readFile(join(outDir, 'index.html'), 'utf8');
  const { renderScreen, renderCountedLanding, renderShell, renderPageFrame } = (await import(
    pathToFileURL(join(serverDir, 'prerender.js')).href
  )) as {
    renderScreen: (path: string) => Promise<Rendered>;
    renderCountedLanding: () => Promise<Rendered>;
    renderShell: () => Promise<string>;
    renderPageFrame: (language: InterfaceLanguage) => Promise<string>;
  };
  const early = earlyTag(manifest);
  const landing = withCodeAfterPaint(shell, preloadTag(chunkOf(manifest, 'src/routes/landing.tsx').file));
  await writeFile(
    join(outDir, 'index.html'),
    filled(landing, routes.landing.path, await renderScreen(routes.landing.path)),
  );
  const counted = filled(landing, routes.landing.path, await renderCountedLanding());
  await writeFile(join(outDir, 'landing-counted.html'), counted);
  const styled = shell.replace('</head>', `${styleTags(manifest)}  $&`);
  const frame = styled.replace(emptyRoot, `<div id="root">${await renderShell()}</div>`);
  // The frame has no content to read, so its code loads as early as possible.
  const app = frame.replace('<script type="module"', `${early}\n    $&`);
  await writeFile(join(outDir, 'app.html'), app);
  // Chromium does not use preloads of the HTML that a service worker answers, and reports each in the console.
  await writeFile(join(outDir, 'stored-shell.html'), app.replace(preloads, ''));
  const screen = withCodeAfterPaint(styled, early);
  await writeFile(join(outDir, 'legal-frame.html'), legalFrame(shell));
  for (const path of prerenderedPaths) {
    const file = join(outDir, `${path}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, filled(screen, path, await renderScreen(path)));
  }
  // Last, as it switches the language of what is rendered.
  for (const language of interfaceLanguages) {
    const file = language === 'en' ? 'page-frame.html' : `page-frame-${language}.html`;
    await writeFile(join(outDir, file), withPlaceholders(screen, await renderPageFrame(language)));
  }
  await buildServiceWorker(outDir, shellAssets(manifest));
  await rm(serverDir, { recursive: true });
  await rm(join(outDir, '.vite'), { recursive: true });
};

if (import.meta.main) await buildSite();
