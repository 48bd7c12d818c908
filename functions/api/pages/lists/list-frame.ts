import { setting, siteName } from '#functions/platform/env.ts';
import { escapeHtml } from '#functions/platform/html.ts';
import { siteLanguage } from '#functions/platform/site-language.ts';
import { type JobList, jobListPath } from '#shared/domain/job-list-address.ts';
import { interfaceLanguages, languageNames } from '#shared/locales/languages.ts';
import type { Page } from '../parts/page-frame.ts';
import type { PageTexts } from '../parts/page-texts.ts';
import { dataBlock, meta } from '../parts/written-text.ts';

/** What a list of jobs is, apart from its jobs. */
export interface ListHead {
  texts: PageTexts;
  list: JobList;
  title: string;
  /** One sentence. */
  text: string;
}

/** The address of a list for links from elsewhere. */
const addressOf = (site: string, list: JobList) => setting('SITE_URL') + jobListPath(site, list);

/** Address of the feed of a list's new jobs. */
export const feedPath = ({ tag }: JobList = {}): string => (tag ? `/jobs/language/${tag}.atom` : '/jobs.atom');

/** How many jobs the structured data of a list names. */
const maxStructured = 100;

/** A list as schema.org `ItemList` of links (developers.google.com/search/docs/appearance/structured-data/carousel). */
const itemList = (ids: readonly number[]): object => ({
  '@context': 'https://schema.org/',
  '@type': 'ItemList',
  numberOfItems: ids.length,
  itemListElement: ids
    .slice(0, maxStructured)
    .map((id, place) => ({ '@type': 'ListItem', position: place + 1, url: `${setting('SITE_URL')}/jobs/${id}` })),
});

/** Links of the head: the same list in every language of the site, and that in the site's default language for all other readers. */
function alternates(list: JobList): string[] {
  const link = (tag: string, site: string) =>
    `<link rel="alternate" hreflang="${tag}" href="${escapeHtml(addressOf(site, list))}">`;
  return [...interfaceLanguages.map((site) => link(site, site)), link('x-default', siteLanguage())];
}

/** The same list in the other languages of the site, as links to read. */
function translations({ texts: { site, say }, list }: ListHead): string {
  const links = interfaceLanguages.map((each) => {
    const current = each === site ? ' aria-current="page"' : '';
    const path = escapeHtml(jobListPath(each, list));
    return `<li><a href="${path}" lang="${each}" hreflang="${each}"${current}>${languageNames[each]}</a></li>`;
  });
  return `<nav aria-labelledby="translations"><h2 id="translations">${say('servedPages.translations')}</h2><ul class="chips">${links.join('')}</ul></nav>`;
}

/**
 * A list of jobs as a page.
 * @param content HTML below the heading
 * @param ids of the jobs that the structured data names
 */
export function listPage(head: ListHead, content: readonly string[], ids: readonly number[]): Page {
  const { texts, list, title, text } = head;
  const url = addressOf(texts.site, list);
  const feed = texts.say('servedPages.feed');
  return {
    title: `${title} · ${siteName()}`,
    site: texts.site,
    head: [
      meta('name', 'description', text),
      `<link rel="canonical" href="${escapeHtml(url)}">`,
      ...alternates(list),
      `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(feed)}" href="${feedPath(list)}">`,
      meta('property', 'og:type', 'website'),
      meta('property', 'og:site_name', siteName()),
      meta('property', 'og:title', title),
      meta('property', 'og:description', text),
      meta('property', 'og:url', url),
      meta('property', 'og:image', `${setting('SITE_URL')}/preview.png`),
      '<link rel="stylesheet" href="/served-pages.css">',
      dataBlock('type="application/ld+json"', itemList(ids)),
    ].join('\n    '),
    content: ['<div class="job-list">', ...content, translations(head), '</div>'].join('\n'),
  };
}
