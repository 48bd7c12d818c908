import type { DynamoDBRecord } from 'aws-lambda';
import { causeOfChange, insertOf, plainImage } from '#functions/data/change.ts';
import { readItem } from '#functions/data/query.ts';
import { isWorkOff } from '#functions/data/switches/switch-state.ts';
import { finishHeldMail, holdMail } from '#functions/entities/held-mail/held-mail-store.ts';
import { storedHeldMail } from '#functions/entities/held-mail/stored-held-mail.ts';
import { withCause } from '#functions/platform/cause.ts';
import { clock } from '#functions/platform/clock.ts';
import { log } from '#functions/platform/log.ts';

/** What the mail about a record is held as while notices are off; undefined where it is not due, or is never held. */
type KindOf = (record: DynamoDBRecord) => string | undefined;

/**
 * Sends the mails of a record, or holds them while notices by mail are switched off (decision 93). Notices to previous
 * addresses are no such notices: they protect an account, and each follows from one change of its owner's.
 * @param send sends what is due, by the record alone
 */
export async function sendOrHold(
  record: DynamoDBRecord,
  kindOf: KindOf,
  send: (record: DynamoDBRecord) => Promise<void>,
): Promise<void> {
  const image = record.dynamodb?.NewImage;
  if (image?.entity?.S === 'held_mail') return await sendReleased(record, send);
  const kind = kindOf(record);
  if (kind === undefined || !(await isWorkOff('notice_mails'))) return await send(record);
  await holdMail(kind, { PK: String(image?.PK?.S), SK: String(image?.SK?.S) }, clock.now());
  log('MAIL_HELD', { kind });
}

/** Sends a mail that an operator released, by its item as it is now: as if that were new. */
async function sendReleased(
  { dynamodb }: DynamoDBRecord,
  send: (record: DynamoDBRecord) => Promise<void>,
): Promise<void> {
  const { kind, source, state } = storedHeldMail.parse(plainImage(dynamodb?.NewImage));
  if (state !== 'released') return;
  const item = await readItem(source);
  if (item && (await isWorkOff('notice_mails'))) return await holdMail(kind, source, clock.now());
  const record = item && insertOf(item);
  if (record) await withCause(causeOfChange(record), () => send(record));
  await finishHeldMail(source, clock.now());
}
