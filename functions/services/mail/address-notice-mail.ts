import { undoEnd } from '#functions/entities/account/previous-addresses.ts';
import { siteName } from '#functions/platform/env.ts';
import { languageFor } from '#functions/platform/site-language.ts';
import { type EpochMs, type IsoInstant, toEpochMs } from '#shared/domain/time.ts';
import { composeMail, linkPart, type Mail, paragraph, senderPart } from './mail-page.ts';
import { noticeTexts } from './mail-texts.ts';

export interface AddressNotice {
  /** When the address was replaced. */
  changedAt: IsoInstant;
  language: string | null;
  /** The site's address. */
  siteUrl: string;
  /** Page that undoes the change. */
  undoUrl: string;
}

// The reader's time zone is not known: the time is given in UTC and says so.
const timeIn = (language: string, at: EpochMs) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at);

/** The mail that notifies a previous address of its change, in plain text and HTML. It does not name the new address. */
export function addressNoticeMail({ changedAt, language: tag, siteUrl, undoUrl }: AddressNotice): Mail {
  const language = languageFor(tag);
  const say = noticeTexts(language);
  return composeMail(
    say('addressChange.subject', { product: siteName() }),
    [
      paragraph(say('addressChange.message', { time: timeIn(language, toEpochMs(changedAt)) })),
      paragraph(say('addressChange.advice', { end: timeIn(language, undoEnd(changedAt)) })),
      linkPart(say('addressChange.action'), undoUrl),
      senderPart(siteUrl),
    ],
    language,
    siteUrl,
  );
}
