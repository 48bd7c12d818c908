import { siteName } from '#functions/platform/env.ts';
import { escapeHtml } from '#functions/platform/html.ts';
import { languageFor } from '#functions/platform/site-language.ts';
import { meetingLink } from '#shared/domain/meeting-link.ts';
import { mailedKinds, type UsualKind } from '#shared/domain/notification-kinds.ts';
import { directionOf } from '#shared/locales/languages.ts';
import type { Values } from '#shared/locales/say.ts';
import { moneyOptions } from '#shared/texts/money-format.ts';
import { cleaned, placeLine, quotation } from './clean-values.ts';
import { anchor, composeMail, linkPart, type Mail, type MailPart, paragraph } from './mail-page.ts';
import { noticeTexts } from './mail-texts.ts';
import type { MailedCalendar } from './mime.ts';
import { type MailedResult, resultList } from './result-list.ts';

export interface NotificationMail {
  kind: UsualKind;
  /** People typed them: they may hold anything. */
  values: Values;
  /** The interview that it is about, for the reader's calendar. */
  calendar?: MailedCalendar | undefined;
  /** Where that one is. */
  place?: string | undefined;
  /** What people wrote to the reader, shown whole. */
  texts?: readonly string[];
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
const choosing = new Set(['status', 'method', 'decision', 'step', 'reminder', 'passed', 'first', 'by']);
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
const dashboardOf = (kind: UsualKind): string =>
  mailedKinds.candidate.some((each) => each === kind) ? '/candidate/dashboard' : '/recruiter/dashboard';

/** The mail about a notification, as plain text and as HTML. */
export function notificationMail(mail: NotificationMail): Mail {
  const { kind, values, calendar, place, texts = [], link, siteUrl, optOutUrl, found } = mail;
  const language = languageFor(mail.language);
  const say = noticeTexts(language);
  const isWithoutJob = kind === 'shortlisted' && values.job_title === undefined;
  const messageKey = isWithoutJob ? 'about.shortlisted.messageWithoutJob' : (`about.${kind}.message` as const);
  const cleanValues = withMoney(cleaned(values), language);
  const message = say(messageKey, cleanValues);
  // Most values are in Latin script and need no isolation in a left-to-right sentence.
  const richValues = directionOf(language) === 'rtl' ? marked(cleanValues) : cleanValues;
  const richMessage = say(messageKey, richValues);
  const target = `${siteUrl}${isSitePath(link) ? link : dashboardOf(kind)}`;
  const ways = [
    ...(found ? [{ label: say('stopSearch'), url: found.stopUrl }] : []),
    { label: say('optOut'), url: optOutUrl },
  ];
  const answers = (shown: Values) => say('interview.answers', shown);
  const composed = composeMail(
    say(`about.${kind}.subject`),
    [
      paragraph(message, htmlOf(richMessage)),
      ...(place === undefined ? [] : [placePart(say('interview.place'), placeLine(place))]),
      ...(calendar && values.name !== undefined ? [paragraph(answers(cleanValues), htmlOf(answers(richValues)))] : []),
      ...texts.map(quotation),
      ...(found ? [resultList(found.results, siteUrl)] : []),
      linkPart(say(`about.${kind}.action`), target),
      paragraph(siteName()),
      reasonPart(say('reason'), ways),
    ],
    language,
    siteUrl,
  );
  return { ...composed, calendar };
}

/** Where an interview is, with what can be opened of it as links. */
function placePart(label: string, place: string): MailPart {
  const words = place.split(' ').map((word) => {
    const link = meetingLink(word);
    return link ? anchor(link, word) : escapeHtml(word);
  });
  return paragraph(`${label}: ${place}`, `${escapeHtml(label)}: <bdi>${words.join(' ')}</bdi>`);
}

/** Why the reader gets the mail, and the links that end such mails. */
export const reasonPart = (reason: string, ways: readonly { label: string; url: string }[]): MailPart => ({
  text: [reason, ...ways.map(({ label, url }) => `${label}: ${url}`)].join('\n'),
  html: `<p style="color:#555;font-size:14px">${[escapeHtml(reason), ...ways.map(({ label, url }) => anchor(url, label))].join(' ')}</p>`,
});
