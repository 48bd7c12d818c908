import { escapeHtml } from '#functions/platform/html.ts';
import { type IsoInstant, toEpochMs } from '#shared/domain/time.ts';
import { composeMail, linkPart, type Mail, paragraph, product } from './mail-page.ts';
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
  return composeMail(
    ending.subject,
    [
      paragraph(greeting),
      paragraph(message, richMessage),
      paragraph(ending.advice),
      linkPart(ending.action, `${siteUrl}/recruiter/subscription-plans`),
      paragraph(product),
    ],
    texts,
    siteUrl,
  );
}
