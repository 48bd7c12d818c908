import { escapeHtml } from '#functions/platform/html.ts';
import { type MailedKind, mailedKinds } from '#shared/domain/notification-kinds.ts';
import { moneyOptions } from '#shared/texts/money-format.ts';
import { cleaned } from './clean-values.ts';
import type { Values } from './mail-catalogue.ts';
import { anchor, composeMail, linkPart, type Mail, type MailPart, paragraph, product } from './mail-page.ts';
import { textsIn } from './mail-texts.ts';
import { type MailedResult, resultList } from './result-list.ts';

export interface NotificationMail {
  kind: MailedKind;
  /** People typed them: they may hold anything. */
  values: Values;
  /** Path inside the site, or null for the reader's dashboard. */
  link: string | null;
  language: string | null;
  /** The site's address. */
  siteUrl: string;
  /** Page that ends these mails. */
  optOutUrl: string;
  /** Of new results of a saved search: what is listed, and the page that ends the mails about this search alone. */
  found?: { results: readonly MailedResult[]; stopUrl: string } | undefined;
}

/** Values that only choose among texts; all others are shown. */
const choosing = new Set(['status', 'method', 'reason']);
/** Unicode's own marks around a text with a direction of its own; `unsafe` leaves none in a value. */
const begin = '\u2068';
const end = '\u2069';

const marked = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, choosing.has(name) ? value : `${begin}${value}${end}`]),
  );

/** Amounts of money as the site writes them. */
const withMoney = (values: Values, language: string): Values => {
  const { amount } = values;
  if (typeof amount !== 'number') return values;
  return { ...values, amount: new Intl.NumberFormat(language, moneyOptions('INR')).format(amount) };
};

/** HTML of a text, in which a marked value neither turns the sentence around it nor is turned by it. */
const htmlOf = (text: string) => escapeHtml(text).replaceAll(begin, '<bdi>').replaceAll(end, '</bdi>');

const isSitePath = (link: string | null): link is string => link !== null && /^\/(?![/\\])/.test(link);

/** Where a mail leads that is about no single thing: the reader's own first screen, never that of guests. */
const dashboardOf = (kind: MailedKind): string =>
  mailedKinds.candidate.some((each) => each === kind) ? '/candidate/dashboard' : '/recruiter/dashboard';

/** The mail about a notification, as plain text and as HTML. */
export function notificationMail({ kind, values, link, language, siteUrl, optOutUrl, found }: NotificationMail): Mail {
  const texts = textsIn(language);
  const { subject, action, message: messageOf } = texts.about[kind];
  const cleanValues = withMoney(cleaned(values), texts.language);
  const message = messageOf(cleanValues);
  // Most values are in Latin script and need no isolation in a left-to-right sentence.
  const richMessage = texts.direction === 'rtl' ? messageOf(marked(cleanValues)) : message;
  const target = `${siteUrl}${isSitePath(link) ? link : dashboardOf(kind)}`;
  const ways = [
    ...(found ? [{ label: texts.stopSearch, url: found.stopUrl }] : []),
    { label: texts.optOut, url: optOutUrl },
  ];
  return composeMail(
    subject,
    [
      paragraph(texts.greeting),
      paragraph(message, htmlOf(richMessage)),
      ...(found ? [resultList(found.results, siteUrl)] : []),
      linkPart(action, target),
      paragraph(product),
      reasonPart(texts.reason, ways),
    ],
    texts,
    siteUrl,
  );
}

/** Why the reader gets the mail, and the links that end such mails. */
const reasonPart = (reason: string, ways: readonly { label: string; url: string }[]): MailPart => ({
  text: [reason, ...ways.map(({ label, url }) => `${label}: ${url}`)].join('\n'),
  html: `<p style="color:#555;font-size:14px">${[escapeHtml(reason), ...ways.map(({ label, url }) => anchor(url, label))].join(' ')}</p>`,
});
