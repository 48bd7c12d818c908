import type { DynamoDBRecord } from 'aws-lambda';
import { causeOfChange, insertOf, plainImage } from '#functions/data/change.ts';
import { readItem } from '#functions/data/query.ts';
import { isWorkOff } from '#functions/data/switches/switch-state.ts';
import { finishHeldMail, holdMail } from '#functions/entities/held-mail/held-mail-store.ts';
import { type StoredHeldMail, storedHeldMail } from '#functions/entities/held-mail/stored-held-mail.ts';
import { type MarkedMail, wasMailed } from '#functions/entities/notification/mail-mark-store.ts';
import { forgetInterview, forgetResults } from '#functions/entities/notification/notification-store.ts';
import { parseNotification } from '#functions/entities/notification/stored-notification.ts';
import { withCause } from '#functions/platform/cause.ts';
import { clock } from '#functions/platform/clock.ts';
import { log } from '#functions/platform/log.ts';

/** A notice that is due by a record. */
export interface Notice {
  /** What it is held as: the kind of its notification, `invitation` or `decision`. */
  kind: string;
  /** Of mails that are marked as sent; undefined where their item says so. */
  mark?: MarkedMail | undefined;
}

/** The notice that is due by a record; undefined where none is, or it is never held. */
type NoticeOf = (record: DynamoDBRecord) => Notice | undefined;

/**
 * Sends the mails of a record, or holds them while notices by mail are switched off (decision 93). Notices to previous
 * addresses are no such notices: they protect an account, and each follows from one change of its owner's.
 * @param send sends what is due, by the record alone
 */
export async function sendOrHold(
  record: DynamoDBRecord,
  noticeOf: NoticeOf,
  send: (record: DynamoDBRecord) => Promise<void>,
): Promise<void> {
  const image = record.dynamodb?.NewImage;
  if (record.eventName === 'REMOVE') return await forgetSubjectOf(record);
  if (image?.entity?.S === 'held_mail') return await sendReleased(record, send);
  const notice = noticeOf(record);
  if (notice === undefined || !(await isWorkOff('notice_mails'))) return await send(record);
  const { kind, mark } = notice;
  // Delivered again after it was sent. Released when its mark has ended, it would be sent twice.
  if (mark && (await wasMailed(mark))) return;
  await holdMail(kind, { PK: String(image?.PK?.S), SK: String(image?.SK?.S) }, clock.now());
  log('MAIL_HELD', { kind });
}

/** Forgets what a held mail was about, which nothing needs once it has expired, was deleted or is not sent. */
async function forgetSubjectOf({ dynamodb }: DynamoDBRecord): Promise<void> {
  if (dynamodb?.OldImage?.entity?.S !== 'held_mail') return;
  await forgetSubject(storedHeldMail.parse(plainImage(dynamodb.OldImage)));
}

/** Forgets the results of a saved search, or an interview that was erased with an account; other notifications stay as they are. */
const forgetSubject = async ({ kind, source }: StoredHeldMail) =>
  kind === 'interview_changed' ? await forgetInterview(source) : await forgetResults(source);

/** Whether no block between its two sides came while a notification was held. Loaded with the first one that was. */
async function isStillWanted(item: Record<string, unknown>): Promise<boolean> {
  if (item.entity !== 'notification') return true;
  const { isBetweenBlocked } = await import('./blocked-notice.ts');
  return !(await isBetweenBlocked(parseNotification(item)));
}

/** Sends a mail that an operator released, by its item as it is now: as if that were new. */
async function sendReleased(
  { dynamodb }: DynamoDBRecord,
  send: (record: DynamoDBRecord) => Promise<void>,
): Promise<void> {
  const held = storedHeldMail.parse(plainImage(dynamodb?.NewImage));
  const { kind, source, state } = held;
  if (state !== 'released') return;
  const item = await readItem(source);
  if (item && (await isWorkOff('notice_mails'))) return await holdMail(kind, source, clock.now());
  const record = item && (await isStillWanted(item)) ? insertOf(item) : undefined;
  if (record) await withCause(causeOfChange(record), () => send(record));
  else if (item) await forgetSubject(held);
  await finishHeldMail(source, clock.now());
}
