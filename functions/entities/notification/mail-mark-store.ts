import { hash } from 'node:crypto';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import { keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import type { MailedKind } from '#shared/contracts/notifications.ts';
import type { AccountKind } from '#shared/domain/account-kind.ts';

/** A mail that is about to be sent. */
export interface MarkedMail {
  reader: { kind: AccountKind; id: number };
  mailed: MailedKind;
  /** Whose action it is about. */
  sender: string;
  /** Id of the notification that it tells of. */
  notification: string;
}

/** One mail of a kind from a sender to a reader in this time, in milliseconds. */
const blockedMs = 24 * 60 * 60 * 1000;

/** How long a sending that tells nothing of its outcome counts as under way: longer than the function may run. */
const pendingMs = 3 * 60 * 1000;

const keyOf = ({ reader, mailed, sender }: MarkedMail) =>
  keys.mailMark(reader.kind, reader.id, hash('sha256', `${mailed} ${sender}`, 'base64url').slice(0, 22));

/**
 * Claims the right to send a mail (1 write unit): one of a kind from a sender to a reader in 24 hours, by the times in
 * the mark and never by its time to live. The mark stays claimed until it is released or a day has passed.
 * @param now milliseconds since 1970
 * @returns `claimed`: send it; `pending`: another delivery of this notification is sending it, or ended without a word,
 * and may be repeated later; `refused`: the reader had such a mail
 */
export async function claimMail(mail: MarkedMail, now: number): Promise<'claimed' | 'pending' | 'refused'> {
  try {
    await update(mail, {
      UpdateExpression:
        'SET #entity = :entity, schema_version = :one, #owner = :owner, notification = :notification, ' +
        'blocked_until = :blocked, pending_until = :pending, expires_at = :expires',
      ConditionExpression:
        'attribute_not_exists(PK) OR blocked_until <= :now OR (notification = :notification AND pending_until <= :now)',
      ExpressionAttributeNames: { '#entity': 'entity', '#owner': 'owner' },
      ExpressionAttributeValues: {
        ':entity': 'mail_mark',
        ':one': 1,
        ':owner': mail.reader,
        ':notification': mail.notification,
        ':now': now,
        ':blocked': now + blockedMs,
        ':pending': now + pendingMs,
        ':expires': Math.ceil((now + 2 * blockedMs) / 1000),
      },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    });
    return 'claimed';
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    const { notification, pending_until } = error.Item ?? {};
    return notification?.S === mail.notification && pending_until ? 'pending' : 'refused';
  }
}

/** Notes that the claimed mail was sent or will never be: no delivery repeats it (1 write unit). */
export const confirmMail = (mail: MarkedMail): Promise<unknown> =>
  update(mail, { UpdateExpression: 'REMOVE pending_until', ...isOwn(mail) });

/** Takes the claim back, as the mail was not sent: the next delivery may send one (1 write unit). */
export const releaseMail = (mail: MarkedMail): Promise<unknown> => {
  const { ExpressionAttributeValues, ...condition } = isOwn(mail);
  return update(mail, {
    UpdateExpression: 'SET blocked_until = :past REMOVE pending_until',
    ...condition,
    ExpressionAttributeValues: { ...ExpressionAttributeValues, ':past': 0 },
  });
};

const isOwn = ({ notification }: MarkedMail) => ({
  ConditionExpression: 'notification = :notification',
  ExpressionAttributeValues: { ':notification': notification },
});

const update = (mail: MarkedMail, change: Omit<UpdateCommandInput, 'TableName' | 'Key'>) =>
  documents.send(new UpdateCommand({ TableName: tableName(), Key: keyOf(mail), ...change }));
