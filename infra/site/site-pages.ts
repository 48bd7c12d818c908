import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { escapeHtml } from '#functions/platform/html.ts';
import { copyrightYear, productName } from '#shared/domain/product.ts';
import { directionOf, type InterfaceLanguage } from '#shared/locales/languages.ts';
import { readTexts } from '#shared/locales/read-texts.ts';
import type { LandingFigures } from '../settings/landing-figures.ts';
import type { SiteSettings } from '../settings/site-settings.ts';
import { countedLanding, figuresAttribute, withCountedFigures } from './counted-landing.ts';
import { logoFile } from './site-pictures.ts';
import { type Assets, siteAssets } from './site-styles.ts';

/** The build's pages in languages other than English, of which a deployment publishes those in its default language. */
export const languagesFolder = 'languages';

const landingTexts = readTexts('screens/landing');
const shell = 'stored-shell.html';
const worker = 'service-worker.js';
const manifest = 'site.webmanifest';

/** What a deployment changes of the built site. */
export interface OwnSite {
  figures?: LandingFigures | undefined;
  site?: SiteSettings | undefined;
  /** Of a stage whose interviews have no video rooms. */
  rooms?: 'off' | undefined;
  /** The operator's pictures, by file. */
  pictures?: ReadonlyMap<string, Buffer> | undefined;
}

/** What the application reads of the settings: `web/src/lib/site-settings.ts`. */
function settingsAttribute({ site = {}, rooms }: OwnSite): string | undefined {
  const { name, since, defaultLanguage, defaultCurrency } = site;
  const given = { name, since, language: defaultLanguage, currency: defaultCurrency, rooms };
  const json = JSON.stringify(given);
  return json === '{}' ? undefined : json;
}

/** A page of a deployment without video rooms, which promises none. */
function withoutRooms(html: string, language: InterfaceLanguage): string {
  const say = landingTexts(language);
  return html.replaceAll(say('landing.features.direct.text'), () => say('landing.features.direct.withoutRooms'));
}

/**
 * A page of the built site with the settings for its application, the deployment's styles, and its name and year in the
 * prerendered texts, which are those of the first render in a browser.
 */
export function ownPage(html: string, own: OwnSite, assets: Assets): string {
  const { figures, site = {} } = own;
  const settings = settingsAttribute(own);
  const attributes = [
    ...(figures ? [`data-figures="${figuresAttribute(figures)}"`] : []),
    ...(settings ? [`data-site="${escapeHtml(settings)}"`] : []),
  ];
  const styles = [...assets.keys()].filter((file) => file.endsWith('.css'));
  const links = styles.map((file) => `  <link rel="stylesheet" href="/assets/${file}">\n  `);
  const page = own.rooms === 'off' ? withoutRooms(html, site.defaultLanguage ?? 'en') : html;
  return page
    .replaceAll(productName, () => escapeHtml(site.name ?? productName))
    .replaceAll(`© ${copyrightYear} `, `© ${site.since ?? copyrightYear} `)
    .replace('<html ', () => ['<html', ...attributes, ''].join(' '))
    .replace('</head>', (end) => `${links.join('')}${end}`);
}

/** The worker stores the shell anew, as its content is another one. */
function withRevision(script: string, content: string): string {
  const revision = createHash('sha256').update(content).digest('hex').slice(0, 16);
  const found = /(stored-shell\.html[`'"],\s*revision:\s*[`'"])[0-9a-f]{16}/;
  if (!found.test(script)) throw new Error('The service worker no longer names the revision of its shell.');
  return script.replace(found, `$1${revision}`);
}

/** What systems show of an installed site. */
function withIdentity(text: string, { name, shortName = name, colors, defaultLanguage }: SiteSettings): string {
  const { name: usual, short_name, theme_color, ...rest } = JSON.parse(text) as Record<string, unknown>;
  const say = defaultLanguage && landingTexts(defaultLanguage);
  const own = {
    name: name ?? usual,
    short_name: shortName ?? short_name,
    theme_color: colors?.primary?.light ?? theme_color,
  };
  const translated = say && {
    ...{ lang: defaultLanguage, dir: directionOf(defaultLanguage), description: say('landing.hero.text') },
    shortcuts: [{ name: say('landing.closing.findJobs'), url: '/jobs' }],
  };
  return `${JSON.stringify({ ...rest, ...own, ...translated }, undefined, 2)}\n`;
}

/**
 * Writes the files of a built site that a deployment's settings change into two folders: all of its HTML, the worker, the
 * manifest and the pictures as `pages`, the deployment's own stylesheet and logo as `assets`, which may stay empty.
 */
export function writeOwnSite(folders: { pages: string; assets: string }, siteFolder: string, own: OwnSite): void {
  const write = (file: string, content: string | Buffer, folder = folders.pages) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  };
  const read = (file: string) => readFileSync(join(siteFolder, file), 'utf8');
  const assets = siteAssets(own.site ?? {}, own.pictures?.get(logoFile)?.toString());
  for (const [file, content] of assets) write(file, content, folders.assets);
  const { figures, site: { defaultLanguage: language = 'en' } = {} } = own;
  const readPage = (file: string) => {
    const translated = `${languagesFolder}/${language}/${file}`;
    return read(existsSync(join(siteFolder, translated)) ? translated : file);
  };
  const isPage = (file: string) =>
    file.endsWith('.html') && file !== countedLanding && !file.startsWith(`${languagesFolder}/`);
  for (const file of readdirSync(siteFolder, { recursive: true, encoding: 'utf8' }).filter(isPage)) {
    const isCounted = file === 'index.html' && figures;
    const html = isCounted ? withCountedFigures(readPage(countedLanding), figures, language) : readPage(file);
    const page = ownPage(html, own, assets);
    write(file, page);
    if (file === shell) write(worker, withRevision(read(worker), page));
  }
  if (own.site) write(manifest, withIdentity(read(manifest), own.site));
  for (const [name, picture] of own.pictures ?? []) write(name, picture);
}
