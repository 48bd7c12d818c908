import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import { readAccount } from '#functions/accounts/account-store.ts';
import { readMailPreferences } from '#functions/notifications/mail-preference-store.ts';
import { claimMail, releaseMail } from '#functions/notifications/notification-store.ts';
import { clock, isoTime } from '#functions/runtime/clock.ts';
import { setting } from '#functions/runtime/env.ts';
import { describeError, log } from '#functions/runtime/log.ts';
import { optOutToken } from '#functions/runtime/opt-out-token.ts';
import { sendListMail } from '#functions/runtime/send-mail.ts';
import { type MailedKind, mailedKinds, notification } from '#shared/contracts/notifications.ts';
import { type AccountKind, accountKinds } from '#shared/domain/account-kind.ts';
import { changeToTell, tellFormerAddress } from './address-notice.ts';
import { notificationMail } from './notification-mail.ts';

const card = z.pick(notification, { id: true, kind: true, values: true, link: true });
const newNotification = z.object({ entity: z.literal('notification'), card });
type Card = z.output<typeof card>;

/**
 * Mails the important ones of new notifications, and the notices to former addresses. A notification is stored once for each event, in the transaction that
 * folds it, so the table's own inserts are the list of mails to send: this function reads them beside the one that
 * folds, and whatever fails here holds up nothing there. The first mail that fails is reported and delivered again.
 */
export async function handler({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  for (const record of Records) {
    try {
      const change = changeToTell(record);
      if (change) await tellFormerAddress(change);
      const found = mailableOf(record);
      if (found) await mail(found);
    } catch (error) {
      log('EVENT_FAILED', { event: record.eventID, ...describeError(error) });
      return { batchItemFailures: [{ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' }] };
    }
  }
  return { batchItemFailures: [] };
}

interface Mailable {
  reader: { kind: AccountKind; id: number };
  mailed: MailedKind;
  told: Card;
}

function mailableOf({ eventName, dynamodb }: DynamoDBRecord): Mailable | undefined {
  if (eventName !== 'INSERT' || dynamodb?.NewImage?.entity?.S !== 'notification') return undefined;
  // Lambda's types of attribute values and the SDK's are the same values under two names.
  const image = unmarshall(dynamodb.NewImage as Parameters<typeof unmarshall>[0]);
  const { card: told } = newNotification.parse(image);
  const [type, id] = told.id.split('-');
  const kind = z.enum(accountKinds).parse(type);
  const mailed = mailedKinds[kind].find((each) => each === told.kind);
  return mailed && { reader: { kind, id: Number(id) }, mailed, told };
}

/**
 * Sends one mail to a reader who is active and wants it. The claim comes before the mail, so that a repeated delivery
 * sends nothing; it is taken back when SES says that nothing was sent.
 * @throws Error when the mail could not be sent now
 */
async function mail({ reader, mailed, told: { id, values, link } }: Mailable): Promise<void> {
  const [account, preferences] = await Promise.all([readAccount(reader.kind, reader.id), readMailPreferences(reader)]);
  if (account?.state !== 'active' || preferences.mails[mailed] === false) return;
  if (!(await claimMail(id, isoTime(clock.now())))) return;
  const siteUrl = setting('SITE_URL');
  const token = optOutToken(reader);
  const optOutUrl = `${siteUrl}/unsubscribe?token=${token}`;
  const { language } = preferences;
  const content = notificationMail({ kind: mailed, values, link, language, siteUrl, optOutUrl });
  const oneClickUrl = `${siteUrl}/api/notifications/unsubscribe?token=${token}`;
  if ((await sendListMail(account.email, content, oneClickUrl)) !== 'failed') return;
  await releaseMail(id);
  throw new Error('The mail service did not take the mail.');
}
