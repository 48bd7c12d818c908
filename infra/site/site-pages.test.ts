import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { interfaceLanguages } from '#shared/locales/languages.ts';
import { readTexts } from '#shared/locales/read-texts.ts';
import { type OwnSite, writeOwnSite } from './site-pages.ts';

const figures = { candidates: 1204, recruiters: 40, jobs: 0, applications: 25_310, day: '2026-11-26' };
const marked = '<html data-figures="1204 40 0 25310 2026-11-26" lang="en">';

const folderWith = (files: Record<string, string> = {}): string => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-own-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
};

const built = {
  'index.html': '<html lang="en"><head></head>500+ Foreign Language Job Portal © 2024 Foreign Language Job Portal.',
  'landing-counted.html': '<html lang="en">%CANDIDATES% %RECRUITERS% %JOBS% %APPLICATIONS% %DAY% 100%',
  'app.html': '<html lang="en">app',
  'stored-shell.html': '<html lang="en">shell',
  'legal-frame.html': '<html lang="%LANG%"><head></head>',
  'service-worker.js': 'x([{url:`/stored-shell.html`,revision:`c12063b65843c664`},{url:`/a.js`,revision:null}])',
  'site.webmanifest': '{"id":"/","name":"Foreign Language Job Portal","short_name":"Jobs","theme_color":"#0f5c5c"}',
  'before-paint.js': '',
};

/** What a deployment changes of the built site. */
const write = (own: OwnSite, files: Record<string, string> = built) => {
  const folders = { pages: folderWith(), assets: folderWith() };
  writeOwnSite(folders, folderWith(files), own);
  return {
    page: (file: string) => readFileSync(join(folders.pages, file), 'utf8'),
    has: (file: string) => existsSync(join(folders.pages, file)),
    assets: readdirSync(folders.assets).sort(),
    asset: (file: string) => readFileSync(join(folders.assets, file), 'utf8'),
  };
};

describe('a deployment with counted figures', () => {
  test('shows them on the landing page, and tells every page of them', () => {
    const { page, has, assets } = write({ figures });
    expect(page('index.html')).toBe(`${marked}1,204 40 0 25,310 November 26, 2026 100%`);
    expect(page('app.html')).toBe(`${marked}app`);
    expect(page('stored-shell.html')).toBe(`${marked}shell`);
    for (const file of ['landing-counted.html', 'before-paint.js', 'site.webmanifest'])
      expect(has(file), file).toBe(false);
    expect(assets).toEqual([]);
  });

  test('makes browsers that stored the shell store the new one', () => {
    const revisions = [figures, { ...figures, jobs: 1 }].map(
      (counted) =>
        /shell\.html`,revision:`([0-9a-f]{16})`/.exec(write({ figures: counted }).page('service-worker.js'))?.[1],
    );
    expect(new Set([...revisions, 'c12063b65843c664', undefined]).size).toBe(4);
    expect(() => write({ figures }, { ...built, 'service-worker.js': 'nothing' })).toThrow(
      'no longer names the revision',
    );
  });
});

test('a deployment without video rooms tells the application so', () => {
  const { page, has } = write({ rooms: 'off' });
  expect(page('app.html')).toBe('<html data-site="{&quot;rooms&quot;:&quot;off&quot;}" lang="en">app');
  expect(has('site.webmanifest')).toBe(false);
});

describe('a deployment without video rooms promises none on its landing page', () => {
  test.each(interfaceLanguages)('in %s', (language) => {
    const say = readTexts('screens/landing')(language);
    const text = say('landing.features.direct.text');
    const file = language === 'en' ? 'index.html' : `languages/${language}/index.html`;
    const files = { ...built, [file]: `<html lang="${language}"><p>${text}</p>` };
    const site = { defaultLanguage: language };
    expect(write({ rooms: 'off', site }, files).page('index.html')).toContain(
      `<p>${say('landing.features.direct.withoutRooms')}</p>`,
    );
    expect(write({ site }, files).page('index.html')).toContain(`<p>${text}</p>`);
  });
});

describe('a deployment with its own site', () => {
  const primary = { light: '#1d4ed8', dark: '#93c5fd' };
  const site = {
    name: "Jobs & d'Or",
    shortName: 'Jobs',
    since: 2026,
    defaultLanguage: 'de',
    defaultCurrency: 'EUR',
  } as const;

  test('has its name and year in every page, and tells the application of its settings', () => {
    const { page, assets } = write({ site });
    const attribute =
      'data-site="{&quot;name&quot;:&quot;Jobs &amp; d&#39;Or&quot;,&quot;since&quot;:2026,&quot;language&quot;:&quot;de&quot;,&quot;currency&quot;:&quot;EUR&quot;}"';
    const name = 'Jobs &amp; d&#39;Or';
    expect(page('index.html')).toBe(`<html ${attribute} lang="en"><head></head>500+ ${name} © 2026 ${name}.`);
    expect(page('app.html')).toBe(`<html ${attribute} lang="en">app`);
    expect(page('service-worker.js')).not.toContain('c12063b65843c664');
    expect(JSON.parse(page('site.webmanifest'))).toEqual({
      ...{ id: '/', name: site.name, short_name: 'Jobs', theme_color: '#0f5c5c', lang: 'de', dir: 'ltr' },
      description: expect.stringMatching(/^Das Stellenportal für Menschen, die in Fremdsprachen arbeiten\./),
      shortcuts: [{ name: 'Stellen finden', url: '/jobs' }],
    });
    expect(assets).toEqual([]);
  });

  test('has its pages in its default language, with counted figures as that language writes them', () => {
    const german = Object.fromEntries(
      ['index.html', 'app.html', 'landing-counted.html'].map((file) => [
        `languages/de/${file}`,
        (built[file as keyof typeof built] ?? '').replace('lang="en"', 'lang="de"'),
      ]),
    );
    const files = { ...built, ...german, 'languages/fr/app.html': '<html lang="fr">app' };
    const { page, has } = write({ figures, site: { defaultLanguage: 'de' } }, files);
    expect(page('index.html')).toContain('lang="de">1.204 40 0 25.310 26. November 2026 100%');
    expect(page('app.html')).toContain('lang="de">app');
    // As the build has none in German.
    expect(page('stored-shell.html')).toContain('lang="en">shell');
    expect(has('languages')).toBe(false);
    expect(write({ site: { since: 2026 } }, files).page('app.html')).toContain('lang="en">app');
  });

  test('keeps what it does not set', () => {
    const { page } = write({ site: { since: 2026 } });
    expect(page('index.html')).toContain('500+ Foreign Language Job Portal © 2026 Foreign Language Job Portal.');
    expect(JSON.parse(page('site.webmanifest'))).toEqual(JSON.parse(built['site.webmanifest']));
  });

  test('has its colours and its logo in a stylesheet of its own, which every page and the legal ones load', () => {
    const logo = '<svg xmlns="http://www.w3.org/2000/svg"/>';
    const pictures = new Map([
      ['icon.svg', Buffer.from(logo)],
      ['icon-192.png', Buffer.from('png')],
    ]);
    const { page, assets, asset } = write({ site: { colors: { primary } }, pictures });
    const [mark = '', styles = ''] = assets;
    expect(assets).toEqual([
      expect.stringMatching(/^site-logo-[0-9a-f]{12}\.svg$/),
      expect.stringMatching(/^site-styles-[0-9a-f]{12}\.css$/),
    ]);
    expect(asset(mark)).toBe(logo);
    expect(asset(styles)).toContain('--primary:light-dark(#1d4ed8,#93c5fd);');
    expect(asset(styles)).toContain(`url(/assets/${mark})`);
    for (const file of ['index.html', 'legal-frame.html']) {
      expect(page(file), file).toContain(`<link rel="stylesheet" href="/assets/${styles}">\n  </head>`);
    }
    expect(page('icon.svg')).toBe(logo);
    expect(page('icon-192.png')).toBe('png');
    expect(JSON.parse(page('site.webmanifest'))).toMatchObject({ theme_color: '#1d4ed8', short_name: 'Jobs' });
  });
});
