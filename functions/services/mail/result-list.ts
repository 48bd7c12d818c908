import { escapeHtml } from '#functions/platform/html.ts';
import { oneLine } from './clean-values.ts';
import type { MailPart } from './mail-page.ts';

/** A result of a saved search or digest; its texts were typed by people, the most important first. */
export interface MailedResult {
  texts: readonly string[];
  /** What the reader wants to know of it, in a line of its own; in words of the product. */
  note?: string;
  /** Path of its page inside the site, if it has one. */
  link?: string;
}

/** How many results a mail lists; the link to the search shows all. */
const maxListed = 10;

/** The results that a mail lists, as plain text and as HTML. */
export function resultList(results: readonly MailedResult[], siteUrl: string): MailPart {
  const listed = results.slice(0, maxListed).map(({ texts, note, link }) => ({
    texts: texts.map(oneLine).filter((text) => text !== ''),
    note,
    url: link === undefined ? undefined : `${siteUrl}${link}`,
  }));
  return {
    text: listed
      .map(({ texts, note, url }) => [`- ${texts.join(' · ')}`, ...[note, url].filter(Boolean)].join('\n  '))
      .join('\n'),
    html: `<ul style="padding-inline-start:20px">${listed.map(htmlOf).join('')}</ul>`,
  };
}

interface ListedResult {
  texts: readonly string[];
  note: string | undefined;
  url: string | undefined;
}

function htmlOf({ texts, note, url }: ListedResult): string {
  const [first = '', ...others] = texts.map((text) => `<bdi>${escapeHtml(text)}</bdi>`);
  const title = url === undefined ? first : `<a href="${escapeHtml(url)}" style="color:#1a4d8f">${first}</a>`;
  return `<li style="margin-bottom:8px">${[title, ...others].join(' · ')}${note ? `<br>${escapeHtml(note)}` : ''}</li>`;
}
