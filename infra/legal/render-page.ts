import { escapeHtml } from '#functions/platform/html.ts';
import { type LegalPage, legalPages, legalPath } from '#shared/domain/legal-pages.ts';
import { legalVersions } from '#shared/domain/legal-versions.ts';
import { productName } from '#shared/domain/product.ts';
import { directionOf, type InterfaceLanguage, interfaceLanguages } from '#shared/locales/languages.ts';
import { readTexts } from '#shared/locales/read-texts.ts';
import type { Block, LegalText, Section } from './parse-text.ts';
import { readText } from './parse-text.ts';
import { dayIn, type LegalValues } from './values.ts';

const frameTexts = readTexts('legal/frame');

/** What a legal page is rendered with. */
export interface PageParts {
  /** `legal-frame.html` of the built site. */
  frame: string;
  language: InterfaceLanguage;
  page: LegalPage;
  values: LegalValues;
  /** The site's address without a trailing slash; it may be a token of the deployment. */
  siteUrl: string;
  /** Absent: the documented one. */
  siteName?: string | undefined;
  /** Day of the last review by a lawyer. */
  reviewed: string | undefined;
  /** For readers of other languages; default English. */
  defaultLanguage?: InterfaceLanguage | undefined;
}

/**
 * The HTML of a legal page: no script but that for the theme, so that it is readable everywhere.
 * @throws Error for a placeholder without a value
 */
export function renderPage(parts: PageParts): string {
  const { frame, language, page, siteName = productName } = parts;
  const text = readText(language, page);
  const filled: Record<string, string> = {
    LANG: language,
    DIR: directionOf(language),
    TITLE: `${escapeHtml(text.title)} · ${escapeHtml(siteName)}`,
    HEAD: head(parts, text),
    CONTENT: content(parts, text),
  };
  return frame.replaceAll(/%(LANG|DIR|TITLE|HEAD|CONTENT)%/g, (_, name: string) => filled[name] ?? '');
}

function head({ siteUrl, language, page, defaultLanguage = 'en' }: PageParts, { description }: LegalText): string {
  const alternate = (tag: string, each: InterfaceLanguage) =>
    `<link rel="alternate" hreflang="${tag}" href="${siteUrl}${legalPath(each, page)}">`;
  return [
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<link rel="canonical" href="${siteUrl}${legalPath(language, page)}">`,
    ...interfaceLanguages.map((each) => alternate(each, each)),
    alternate('x-default', defaultLanguage),
  ].join('\n    ');
}

function content(
  { language, page, values, siteName = productName, reviewed }: PageParts,
  { title, sections }: LegalText,
): string {
  const say = frameTexts(language);
  const days = [
    ...(page === 'privacy' || page === 'terms' ? [say('version', { day: dayIn(language, legalVersions[page]) })] : []),
    ...(reviewed ? [say('reviewed', { day: dayIn(language, reviewed) })] : []),
  ];
  const names = new Intl.DisplayNames(language, { type: 'language' });
  const languageLinks = interfaceLanguages.map((each) => {
    const name = new Intl.DisplayNames(each, { type: 'language' }).of(each) ?? each;
    const own = name.charAt(0).toLocaleUpperCase(each) + name.slice(1);
    const current = each === language ? ' aria-current="page"' : '';
    return `<li><a href="${legalPath(each, page)}" lang="${each}" hreflang="${each}" title="${names.of(each)}"${current}>${own}</a></li>`;
  });
  const pageLinks = legalPages.map((each) => {
    const current = each === page ? ' aria-current="page"' : '';
    return `<li><a href="${legalPath(language, each)}"${current}>${escapeHtml(readText(language, each).title)}</a></li>`;
  });
  return [
    `<a class="skip" href="#content">${say('skip')}</a>`,
    `<header><a href="/"><img src="/icon.svg" alt="" width="32" height="32"> <span>${escapeHtml(siteName)}</span></a></header>`,
    `<nav aria-label="${say('languages')}"><ul>${languageLinks.join('')}</ul></nav>`,
    `<main id="content"><h1>${escapeHtml(title)}</h1>`,
    ...(days.length > 0 ? [`<p class="days">${days.join(' ')}</p>`] : []),
    ...sections.map((section) => sectionHtml(section, language, values)),
    '</main>',
    `<footer><nav><ul>${pageLinks.join('')}</ul></nav></footer>`,
  ].join('\n');
}

/** A section; nothing where all its lines need settings that are absent. */
function sectionHtml({ id, heading, blocks }: Section, language: InterfaceLanguage, values: LegalValues): string {
  const shown = blocks.filter(({ needs }) => needs === undefined || values[needs] !== undefined);
  if (shown.length === 0) return '';
  const html = shown.map((block, place) => blockHtml(block, shown[place - 1], shown[place + 1], language, values));
  return `<section id="${id}"><h2>${escapeHtml(heading)}</h2>\n${html.join('\n')}</section>`;
}

function blockHtml(
  { kind, text }: Block,
  before: Block | undefined,
  after: Block | undefined,
  language: InterfaceLanguage,
  values: LegalValues,
): string {
  const html = inlineHtml(text, language, values);
  if (kind === 'paragraph') return `<p>${html}</p>`;
  return `${before?.kind === 'item' ? '' : '<ul>'}<li>${html}</li>${after?.kind === 'item' ? '' : '</ul>'}`;
}

const isPage = (target: string): target is LegalPage => legalPages.some((page) => page === target);

/** A text with its links and values. Targets are names of legal pages, paths of the site, or https addresses. */
const inlineHtml = (text: string, language: InterfaceLanguage, values: LegalValues): string =>
  escapeHtml(text)
    .replaceAll(/\[([^\]]+)\]\(([^)]+)\)/g, (_, label: string, target: string) => {
      const outside = target.startsWith('https://') ? ' rel="noopener"' : '';
      return `<a href="${isPage(target) ? legalPath(language, target) : target}"${outside}>${label}</a>`;
    })
    .replaceAll(/\{([a-zA-Z]+)\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`The legal page has no value for {${name}}.`);
      return value;
    });
