import { escapeHtml } from '#functions/platform/html.ts';
import type { MailedKind } from '#shared/domain/notification-kinds.ts';
import { linkFree } from './link-free.ts';
import type { Values } from './mail-catalogue.ts';
import { type Mail, mailPage, product } from './mail-page.ts';
import { textsIn } from './mail-texts.ts';

export interface NotificationMail {
  kind: MailedKind;
  /** People typed them: they may hold anything. */
  values: Values;
  /** Path inside the site, or null for its first page. */
  link: string | null;
  language: string | null;
  /** The site's address. */
  siteUrl: string;
  /** Page that ends these mails. */
  optOutUrl: string;
}

/** The longest that a mail shows of one value. */
const longest = 200;

/** Control characters and bidirectional overrides would let a value change how the rest reads. */
const unsafe = /[\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu;

const oneLine = (value: string | number) =>
  typeof value === 'number' ? value : linkFree(value.replaceAll(unsafe, ' ').trim().slice(0, longest).toWellFormed());

const cleaned = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, oneLine(value)]));

/** Values that only choose among texts; all others are shown. */
const choosing = new Set(['status', 'method', 'reason']);
/** Unicode's own marks around a text with a direction of its own; `unsafe` leaves none in a value. */
const begin = '\u2068';
const end = '\u2069';

const marked = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, choosing.has(name) ? value : `${begin}${value}${end}`]),
  );

/** HTML of a text, in which a marked value neither turns the sentence around it nor is turned by it. */
const htmlOf = (text: string) => escapeHtml(text).replaceAll(begin, '<bdi>').replaceAll(end, '</bdi>');

const isSitePath = (link: string | null): link is string => link !== null && /^\/(?![/\\])/.test(link);

/** The mail about a notification, as plain text and as HTML. */
export function notificationMail({ kind, values, link, language, siteUrl, optOutUrl }: NotificationMail): Mail {
  const texts = textsIn(language);
  const { subject, action, message: messageOf } = texts.about[kind];
  const cleanValues = cleaned(values);
  const message = messageOf(cleanValues);
  // Most values are in Latin script and need no isolation in a left-to-right sentence.
  const richMessage = texts.direction === 'rtl' ? messageOf(marked(cleanValues)) : message;
  const target = `${siteUrl}${isSitePath(link) ? link : '/'}`;
  const anchor = (url: string, text: string) =>
    `<a href="${escapeHtml(url)}" style="color:#1a4d8f">${escapeHtml(text)}</a>`;
  return {
    subject,
    text: [
      texts.greeting,
      message,
      `${action}: ${target}`,
      product,
      `${texts.reason}\n${texts.optOut}: ${optOutUrl}\n`,
    ].join('\n\n'),
    html: mailPage(
      [
        `<p>${escapeHtml(texts.greeting)}</p>`,
        `<p>${htmlOf(richMessage)}</p>`,
        `<p>${anchor(target, action)}</p>`,
        `<p>${product}</p>`,
        `<p style="color:#555;font-size:14px">${escapeHtml(texts.reason)} ${anchor(optOutUrl, texts.optOut)}</p>`,
      ],
      texts,
    ),
  };
}
