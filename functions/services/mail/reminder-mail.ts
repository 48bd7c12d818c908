import { escapeHtml } from '#functions/platform/html.ts';
import { type IsoInstant, toEpochMs } from '#shared/domain/time.ts';
import { type Mail, mailPage, product } from './mail-page.ts';
import { textsIn } from './mail-texts.ts';

export interface Reminder {
  /** An admin wrote it: it may hold anything that a line of text can. */
  planName: string;
  end: IsoInstant;
  language: string | null;
  /** The site's address. */
  siteUrl: string;
}

// The reader's time zone is not known: the day is given in UTC and says so.
const dayOf = (end: IsoInstant, language: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(toEpochMs(end));

/** The mail that reminds a recruiter of its subscription's end, as plain text and as HTML. */
export function reminderMail({ planName, end, language, siteUrl }: Reminder): Mail {
  const texts = textsIn(language);
  const { greeting, ending } = texts;
  const day = dayOf(end, texts.language);
  const message = ending.message(planName, day);
  const richMessage = ending.message(`<bdi>${escapeHtml(planName)}</bdi>`, escapeHtml(day));
  const link = `${siteUrl}/recruiter/subscription-plans`;
  return {
    subject: ending.subject,
    text: [greeting, message, ending.advice, link, `${product}\n`].join('\n\n'),
    html: mailPage(
      [
        `<p>${escapeHtml(greeting)}</p>`,
        `<p>${richMessage}</p>`,
        `<p>${escapeHtml(ending.advice)}</p>`,
        `<p><a href="${escapeHtml(link)}" style="color:#1a4d8f">${escapeHtml(ending.action)}</a></p>`,
        `<p>${product}</p>`,
      ],
      texts,
    ),
  };
}
