import { undoEnd } from '#functions/entities/account/former-addresses.ts';
import { escapeHtml } from '#functions/platform/html.ts';
import { type EpochMs, type IsoInstant, toEpochMs } from '#shared/domain/time.ts';
import { type Mail, mailPage, product } from './mail-page.ts';
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

/** The mail that notifies a former address of its change, in plain text and HTML. It does not name the new address. */
export function addressNoticeMail({ changedAt, language, siteUrl, undoUrl }: AddressNotice): Mail {
  const texts = textsIn(language);
  const { greeting, addressChange } = texts;
  const message = addressChange.message(timeIn(texts.language, toEpochMs(changedAt)));
  const advice = addressChange.advice(timeIn(texts.language, undoEnd(changedAt)));
  const anchor = (url: string, text: string) =>
    `<a href="${escapeHtml(url)}" style="color:#1a4d8f">${escapeHtml(text)}</a>`;
  return {
    subject: addressChange.subject,
    text: [greeting, message, advice, `${addressChange.action}: ${undoUrl}`, `${product}\n${siteUrl}\n`].join('\n\n'),
    html: mailPage(
      [
        `<p>${escapeHtml(greeting)}</p>`,
        `<p>${escapeHtml(message)}</p>`,
        `<p>${escapeHtml(advice)}</p>`,
        `<p>${anchor(undoUrl, addressChange.action)}</p>`,
        `<p>${anchor(siteUrl, product)}</p>`,
      ],
      texts,
    ),
  };
}
