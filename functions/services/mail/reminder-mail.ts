import { siteName } from '#functions/platform/env.ts';
import { escapeHtml } from '#functions/platform/html.ts';
import { languageFor } from '#functions/platform/site-language.ts';
import { type IsoInstant, toEpochMs } from '#shared/domain/time.ts';
import { composeMail, linkPart, type Mail, paragraph } from './mail-page.ts';
import { noticeTexts } from './mail-texts.ts';

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
export function reminderMail({ planName, end: instant, language: tag, siteUrl }: Reminder): Mail {
  const language = languageFor(tag);
  const say = noticeTexts(language);
  const end = dayOf(instant, language);
  const message = say('ending.message', { plan_name: planName, end });
  const richMessage = say('ending.message', { plan_name: `<bdi>${escapeHtml(planName)}</bdi>`, end: escapeHtml(end) });
  return composeMail(
    say('ending.subject', { product: siteName() }),
    [
      paragraph(message, richMessage),
      paragraph(say('ending.advice')),
      linkPart(say('ending.action'), `${siteUrl}/recruiter/subscription-plans`),
      paragraph(siteName()),
    ],
    language,
    siteUrl,
  );
}
