import { siteName } from '#functions/platform/env.ts';
import { escapeHtml } from '#functions/platform/html.ts';
import { legalPath } from '#shared/domain/legal-pages.ts';
import { directionOf, type InterfaceLanguage } from '#shared/locales/languages.ts';
import { frameTexts } from './mail-texts.ts';
import type { MailedCalendar } from './mime.ts';
import { repliesPart } from './replies.ts';

/** A mail's parts. */
export interface Mail {
  subject: string;
  text: string;
  html: string;
  calendar?: MailedCalendar | undefined;
}

/** A paragraph or another block of a mail, as plain text and as HTML. */
export interface MailPart {
  text: string;
  html: string;
}

/** A paragraph. `rich`: its HTML, where that is more than the escaped text. */
export const paragraph = (text: string, rich = escapeHtml(text)): MailPart => ({ text, html: `<p>${rich}</p>` });

export const anchor = (url: string, label: string): string =>
  `<a href="${escapeHtml(url)}" style="color:#1a4d8f">${escapeHtml(label)}</a>`;

/** A paragraph that is one link. */
export const linkPart = (label: string, url: string): MailPart => paragraph(`${label}: ${url}`, anchor(url, label));

/** Who sends a mail, with the site's address. */
export const senderPart = (siteUrl: string): MailPart =>
  paragraph(`${siteName()}\n${siteUrl}`, anchor(siteUrl, siteName()));

/** Who is responsible for the mail, and for the reader's data. */
function legalPart(language: InterfaceLanguage, siteUrl: string): MailPart {
  const say = frameTexts(language);
  const links = (['privacy', 'imprint'] as const).map((page) => ({
    label: say(page),
    url: `${siteUrl}${legalPath(language, page)}`,
  }));
  return {
    text: links.map(({ label, url }) => `${label}: ${url}`).join('\n'),
    html: `<p style="font-size:14px">${links.map(({ label, url }) => anchor(url, label)).join(' · ')}</p>`,
  };
}

/**
 * A whole mail of its parts. Every mail greets the reader, and says at its end who is responsible for it, and where a reply
 * goes.
 */
export const composeMail = (
  subject: string,
  parts: readonly MailPart[],
  language: InterfaceLanguage,
  siteUrl: string,
): Mail => {
  const greeting = paragraph(frameTexts(language)('greeting'));
  const all = [greeting, ...parts, legalPart(language, siteUrl), repliesPart(language)];
  return {
    subject,
    text: `${all.map(({ text }) => text).join('\n\n')}\n`,
    html: mailPage(
      all.map(({ html }) => html),
      language,
    ),
  };
};

/** The HTML of a mail from its paragraphs, which are HTML already. */
const mailPage = (parts: readonly string[], language: InterfaceLanguage): string => {
  const isRightToLeft = directionOf(language) === 'rtl';
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(language)}"${isRightToLeft ? ' dir="rtl"' : ''}><head><meta charset="utf-8"><title>${escapeHtml(siteName())}</title></head>`,
    '<body style="font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;color:#222;max-width:560px;margin:0 auto;padding:24px">',
    // Mail programs that show mails inside a page of their own leave out `<html>`: the direction is set inside as well.
    ...(isRightToLeft ? ['<div dir="rtl">', ...parts, '</div>'] : parts),
    '</body></html>',
  ].join('\n');
};
