import { escapeHtml } from '#functions/platform/html.ts';
import { cleanLine, cleanLines } from '#shared/domain/clean-text.ts';
import { hasUnsafeLink } from '#shared/domain/meeting-link.ts';
import type { Values } from '#shared/locales/say.ts';
import { linkFree } from './link-free.ts';
import type { MailPart } from './mail-page.ts';

/** The longest that a mail shows of one value. */
const longest = 200;

/** Would let a value change how the rest reads, as direction marks would, which `cleanLine` drops. */
const controls = /\p{Cc}+/gu;

/** A text that people typed, on one line and without anything that acts. */
export const oneLine = (text: string): string =>
  linkFree(cleanLine(text).replaceAll(controls, ' ').trim().slice(0, longest).toWellFormed());

/**
 * Where an interview is, on one line: who comes needs its link, which is opened as on the page. Addresses that are not opened there are left
 * out, of what was stored before they were refused.
 */
export const placeLine = (place: string): string =>
  cleanLine(place)
    .replaceAll(controls, ' ')
    .trim()
    .toWellFormed()
    .split(' ')
    .map((word) => (hasUnsafeLink(word) ? '[…]' : word))
    .join(' ');

export const cleaned = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? value : oneLine(value)]),
  );

/** A whole text that people typed, line by line and without anything that acts, each line in its own direction. */
export function quotation(text: string): MailPart {
  const lines = cleanLines(text)
    .split('\n')
    .map((line) => linkFree(line.replaceAll(controls, ' ').toWellFormed()));
  return {
    text: lines.map((line) => `> ${line}`.trimEnd()).join('\n'),
    html: `<blockquote dir="auto" style="margin:0;padding-inline-start:12px;border-inline-start:3px solid #ccc">${lines
      .map(escapeHtml)
      .join('<br>')}</blockquote>`,
  };
}
