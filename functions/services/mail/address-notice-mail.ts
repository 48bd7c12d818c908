import { undoEnd } from '#functions/entities/account/former-addresses.ts';
import { type EpochMs, type IsoInstant, toEpochMs } from '#shared/domain/time.ts';
import { composeMail, linkPart, type Mail, paragraph, senderPart } from './mail-page.ts';
import { textsIn } from './mail-texts.ts';

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
export function addressNoticeMail({ changedAt, language, siteUrl, undoUrl }: AddressNotice): Mail {
  const texts = textsIn(language);
  const { greeting, addressChange } = texts;
  const message = addressChange.message(timeIn(texts.language, toEpochMs(changedAt)));
  const advice = addressChange.advice(timeIn(texts.language, undoEnd(changedAt)));
  return composeMail(
    addressChange.subject,
    [
      paragraph(greeting),
      paragraph(message),
      paragraph(advice),
      linkPart(addressChange.action, undoUrl),
      senderPart(siteUrl),
    ],
    texts,
    siteUrl,
  );
}
