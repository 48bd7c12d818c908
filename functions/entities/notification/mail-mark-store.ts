import { hash } from 'node:crypto';
import { keys } from '#functions/data/keys.ts';
import { write } from '#functions/data/write.ts';
import type { AccountKind } from '#shared/domain/account-kind.ts';
import type { MailedKind } from '#shared/domain/notification-kinds.ts';
import { addMs, dayMs, type EpochMs, epochMs, expiryAt, minuteMs } from '#shared/domain/time.ts';
import { mailSchemaVersion, parseMailMark } from './stored-mail.ts';

/** A mail that is about to be sent. */
export interface MarkedMail {
  reader: { kind: AccountKind; id: number };
  mailed: MailedKind | 'admin_invited';
  /** Whose action it is about. */
  sender: string;
  /** Id of the notification that it is about. */
  notification: string;
}

/** One mail of a kind from a sender to a reader in this time. */
const blockedMs = dayMs;

/** How long a mail without a known outcome counts as being sent: longer than the function may run. */
const pendingMs = 3 * minuteMs;

const keyOf = ({ reader, mailed, sender }: MarkedMail) =>
  keys.mailMark(reader.kind, reader.id, hash('sha256', `${mailed} ${sender}`, 'base64url').slice(0, 22));

/**
 * Claims the right to send a mail (1 write unit): one of a kind from a sender to a reader in 24 hours, by the times in
 * the mark and never by its time to live. The mark stays claimed until it is released or a day has passed.
 * @returns `claimed`: send it; `pending`: another delivery of this notification is sending it, or ended without an
 * outcome, so a later retry may send it; `refused`: the reader had such a mail
 */
export async function claimMail(mail: MarkedMail, now: EpochMs): Promise<'claimed' | 'pending' | 'refused'> {
  const { done, item } = await write({
    Update: {
      Key: keyOf(mail),
      UpdateExpression:
        'SET #entity = :entity, schema_version = :schema, #owner = :owner, notification = :notification, ' +
        'blocked_until = :blocked, pending_until = :pending, expires_at = :expires',
      ConditionExpression:
        'attribute_not_exists(PK) OR blocked_until <= :now OR (notification = :notification AND pending_until <= :now)',
      ExpressionAttributeNames: { '#entity': 'entity', '#owner': 'owner' },
      ExpressionAttributeValues: {
        ':entity': 'mail_mark',
        ':schema': mailSchemaVersion,
        ':owner': mail.reader,
        ':notification': mail.notification,
        ':now': now,
        ':blocked': addMs(now, blockedMs),
        ':pending': addMs(now, pendingMs),
        ':expires': expiryAt(addMs(now, 2 * blockedMs)),
      },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    },
  });
  if (done) return 'claimed';
  const { notification, pending_until } = parseMailMark(item);
  return notification === mail.notification && pending_until !== undefined ? 'pending' : 'refused';
}

/** Notes that the claimed mail was sent or will never be: no delivery repeats it (1 write unit). */
export async function confirmMail(mail: MarkedMail): Promise<void> {
  await write({ Update: { UpdateExpression: 'REMOVE pending_until', ...ownMark(mail) } });
}

/** Takes the claim back, as the mail was not sent: the next delivery may send one (1 write unit). */
export async function releaseMail(mail: MarkedMail): Promise<void> {
  const { ExpressionAttributeValues, ...own } = ownMark(mail);
  await write({
    Update: {
      UpdateExpression: 'SET blocked_until = :past REMOVE pending_until',
      ...own,
      ExpressionAttributeValues: { ...ExpressionAttributeValues, ':past': epochMs(0) },
    },
  });
}

/** The mark, as long as it is of this very notification. */
const ownMark = (mail: MarkedMail) => ({
  Key: keyOf(mail),
  ConditionExpression: 'notification = :notification',
  ExpressionAttributeValues: { ':notification': mail.notification },
});
