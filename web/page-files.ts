import type { Manifest } from 'vite';
import { directionOf, type InterfaceLanguage } from '#shared/locales/languages.ts';
import { chunkOf, withImports } from './manifest-chunks.ts';
import { roots } from './roots.ts';
import { prerenderedPaths } from './src/config/prerendered-paths.ts';
import type { RouteDefinition } from './src/config/route-definition.ts';
import { routes } from './src/config/routes.ts';

const emptyRoot = '<div id="root"></div>';

const codeTags = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g;

const preloads = /\s*<link rel="modulepreload"[^>]*>/g;

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
const earlyTag = (manifest: Manifest): string => scriptTag(chunkOf(manifest, roots.early).file);

/** The stylesheets of all screens except the landing page, so that styles do not change after the first paint. */
const styleTags = (manifest: Manifest): string => {
  const files = new Set(withImports(manifest, roots.providers).flatMap(({ css }) => css ?? []));
  return [...files].map((file) => `    <link rel="stylesheet" crossorigin href="/${file}">\n`).join('');
};

interface Rendered {
  title: string;
  about: string;
  html: string;
}

const unlisted = '\n    <meta name="robots" content="noindex">';

/** Paths of the screens that search engines shall not list. */
const unlistedPaths = Object.values<RouteDefinition>(routes).flatMap(({ path, noindex }) => (noindex ? path : []));

/** A page in a language other than English, in which it is written. */
const inLanguage = (page: string, language: InterfaceLanguage, about: string): string =>
  page
    .replace(/<html lang="en" dir="ltr">/, `<html lang="${language}" dir="${directionOf(language)}">`)
    .replace(/(<meta\s+name="description"\s+content=")[^"]*/, (_, start: string) => `${start}${about}`);

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
export const legalFrame = (shell: string): string =>
  shell
    .replace(codeTags, '')
    .replace(/<html [^>]*>/, '<html lang="%LANG%" dir="%DIR%">')
    .replace(/\s*<meta\s+name="description"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, '<title>%TITLE%</title>\n    %HEAD%')
    .replace('</head>', '  <link rel="stylesheet" href="/legal.css">\n  $&')
    .replace(emptyRoot, '%CONTENT%');

/** What the root `prerender` exports. */
export interface Renderer {
  renderScreen: (path: string, language: InterfaceLanguage) => Promise<Rendered>;
  renderCountedLanding: (language: InterfaceLanguage) => Promise<Rendered>;
  renderShell: (language: InterfaceLanguage) => Promise<string>;
  renderPageFrame: (language: InterfaceLanguage) => Promise<string>;
}

/** The pages of the site in a language by file: those in English as they are, others below `languages/<language>`. */
export async function pagesIn(
  language: InterfaceLanguage,
  { shell, manifest, renderer }: { shell: string; manifest: Manifest; renderer: Renderer },
): Promise<Map<string, string>> {
  const early = earlyTag(manifest);
  const start = await renderer.renderScreen(routes.landing.path, language);
  const translated = (page: string) => (language === 'en' ? page : inLanguage(page, language, start.about));
  const landing = translated(withCodeAfterPaint(shell, preloadTag(chunkOf(manifest, roots.landing).file)));
  const withStyles = (page: string) => page.replace('</head>', `${styleTags(manifest)}  $&`);
  const framed = (page: string) => withCodeAfterPaint(withStyles(page), early);
  const frame = withStyles(translated(shell)).replace(
    emptyRoot,
    `<div id="root">${await renderer.renderShell(language)}</div>`,
  );
  // The frame has no content to read, so its code loads as early as possible.
  const app = frame.replace('<script type="module"', `${early}\n    $&`);
  const screen = framed(translated(shell));
  const screens = await Promise.all(
    prerenderedPaths.map(
      async (path): Promise<[string, string]> => [
        `${path}.html`,
        filled(screen, path, await renderer.renderScreen(path, language)),
      ],
    ),
  );
  const pages: [string, string][] = [
    ['index.html', filled(landing, routes.landing.path, start)],
    ['landing-counted.html', filled(landing, routes.landing.path, await renderer.renderCountedLanding(language))],
    ['app.html', app],
    // Chromium does not use preloads of the HTML that a service worker answers, and reports each in the console.
    ['stored-shell.html', app.replace(preloads, '')],
    ...screens,
  ];
  // The API states the language of what it renders.
  const pageFrame = withPlaceholders(framed(shell), await renderer.renderPageFrame(language));
  if (language === 'en') return new Map([...pages, ['page-frame.html', pageFrame]]);
  const inFolder = pages.map(([name, page]): [string, string] => [`languages/${language}/${name}`, page]);
  return new Map([...inFolder, [`page-frame-${language}.html`, pageFrame]]);
}
