import type { DynamoDBRecord } from 'aws-lambda';
import { plainImage } from '#functions/data/change.ts';
import { isNoticeOwed, noteNoticeMailed } from '#functions/entities/account/address-notice-store.ts';
import { addressNotice } from '#functions/entities/account/stored-address-notice.ts';
import { type AddressChange, undoToken } from '#functions/entities/account/undo-token.ts';
import { readMailPreferences } from '#functions/entities/notification/mail-preference-store.ts';
import { clock } from '#functions/platform/clock.ts';
import { setting } from '#functions/platform/env.ts';
import { addressNoticeMail } from '#functions/services/mail/address-notice-mail.ts';
import { sendNotice } from '#functions/services/mail/send-mail.ts';
import { toIso } from '#shared/domain/time.ts';

/** The change of address in a new record that a notice is owed for, or undefined for all other records. */
export function addressChangeOf({ eventName, dynamodb }: DynamoDBRecord): AddressChange | undefined {
  if (eventName !== 'INSERT' || dynamodb?.NewImage?.entity?.S !== 'address_notice') return undefined;
  return addressNotice.parse(plainImage(dynamodb.NewImage));
}

/**
 * Mails a previous address that it was replaced, with the link that undoes it, in the language of the account. That it was
 * mailed is stored after the mail: it may be sent twice when that write fails, but it is never left out.
 * @throws Error when the mail could not be sent now
 */
export async function notifyPreviousAddress(change: AddressChange): Promise<void> {
  if (!(await isNoticeOwed(change))) return;
  const { language } = await readMailPreferences(change);
  const siteUrl = setting('SITE_URL');
  const undoUrl = `${siteUrl}/undo-email?token=${undoToken(change)}`;
  const mail = addressNoticeMail({ changedAt: change.changed_at, language, siteUrl, undoUrl });
  if ((await sendNotice(change.email, mail)) === 'failed') {
    throw new Error('The mail service did not take the mail.');
  }
  await noteNoticeMailed(change, toIso(clock.now()));
}
