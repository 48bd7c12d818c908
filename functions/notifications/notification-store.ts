import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, GetCommand, QueryCommand, UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { batchGet } from '#functions/data/batch-get.ts';
import type { PageKey } from '#functions/data/cursor.ts';
import { indexKeys, keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import { type TransactionItem, transact } from '#functions/data/transact.ts';
import { type Notification, notification } from '#shared/contracts/notifications.ts';
import type { AccountKind } from '#shared/domain/account-kind.ts';
import { type NotificationPlace, notificationIdOf, placeOf } from './notification-id.ts';

/** Whose inbox. */
export interface Inbox {
  kind: AccountKind;
  id: number;
}

export interface NewNotification extends Pick<Notification, 'kind' | 'values' | 'link'> {
  /** When it came about, ISO 8601 in UTC. */
  at: string;
  /** Tells it from others of the same time; a repetition has the same. */
  event: string;
  /** Whom its values name: it goes when they are erased. */
  about?: Inbox | undefined;
}

// Whether it is read follows from the item and the inbox together.
const storedNotification = z.object({
  card: z.omit(notification, { is_read: true }),
  /** Its number within the inbox, from 1 up in order of arrival. */
  number: z.int(),
  read_at: z.optional(z.string()),
});
type StoredNotification = z.output<typeof storedNotification>;

const unreadItem = z.object({
  unread_count: z._default(z.int(), 0),
  /** Number of the last notification that arrived. */
  last_number: z._default(z.int(), 0),
  /** Everything up to this number was marked as read at once. */
  read_through: z._default(z.int(), 0),
});
type Unread = z.output<typeof unreadItem>;

const isRead = (stored: StoredNotification, unread: Unread) =>
  stored.read_at !== undefined || stored.number <= unread.read_through;

const readUnread = async ({ kind, id }: Inbox, ConsistentRead: boolean): Promise<Unread> => {
  const { Item } = await documents.send(
    new GetCommand({ TableName: tableName(), Key: keys.unread(kind, id), ConsistentRead }),
  );
  return unreadItem.parse(Item ?? {});
};

/** How many notifications of an inbox are unread (0.5 read units). */
export const countUnread = async (inbox: Inbox): Promise<number> =>
  Math.max((await readUnread(inbox, false)).unread_count, 0);

/**
 * The writes of a new notification with its number and the raised unread count (1 read unit now; 4 write units
 * inside a transaction). They fail when another notification took the number meanwhile: then ask for them again.
 */
export async function newNotification(to: Inbox, added: NewNotification): Promise<TransactionItem[]> {
  const { last_number } = await readUnread(to, true);
  return notificationWrites(to, added, last_number);
}

/** The same for an inbox whose last notification has the number `last_number`, 0 for an empty one. */
export function notificationWrites(to: Inbox, added: NewNotification, last_number: number): TransactionItem[] {
  const { at, event, about, ...content } = added;
  const card = { id: notificationIdOf({ ...to, at, event }), ...content, created_at: at };
  return [
    {
      Put: {
        Item: {
          ...keys.notification(to.kind, to.id, at, event),
          entity: 'notification',
          schema_version: 1,
          ...(about ? indexKeys.notificationsAbout(about.kind, about.id, at, event) : {}),
          card,
          number: last_number + 1,
        },
      },
    },
    {
      Update: {
        Key: keys.unread(to.kind, to.id),
        UpdateExpression: 'SET #entity = :entity, schema_version = :schema, last_number = :next ADD unread_count :one',
        ConditionExpression: 'attribute_not_exists(PK) OR last_number = :last',
        ExpressionAttributeNames: { '#entity': 'entity' },
        ExpressionAttributeValues: {
          ':entity': 'unread',
          ':schema': 1,
          ':next': last_number + 1,
          ':last': last_number,
          ':one': 1,
        },
      },
    },
  ];
}

/** A page of an inbox, newest first (0.5 read units for each 4 KB, and 0.5). */
export async function listNotifications(inbox: Inbox, limit: number, start: PageKey | undefined) {
  const [page, unread] = await Promise.all([
    documents.send(
      new QueryCommand({
        TableName: tableName(),
        KeyConditionExpression: 'PK = :inbox AND begins_with(SK, :notifications)',
        ExpressionAttributeValues: {
          ':inbox': keys.unread(inbox.kind, inbox.id).PK,
          ':notifications': 'NOTIFICATION#',
        },
        ScanIndexForward: false,
        // One more than asked for tells whether there is a next page.
        Limit: limit + 1,
        ExclusiveStartKey: start,
      }),
    ),
    readUnread(inbox, false),
  ]);
  const found = page.Items ?? [];
  const items: Notification[] = found
    .slice(0, limit)
    .map((item) => storedNotification.parse(item))
    .map((stored) => ({ ...stored.card, is_read: isRead(stored, unread) }));
  const last = found[limit - 1];
  return { items, next: found.length > limit && last ? { PK: last.PK, SK: last.SK } : undefined };
}

/**
 * Marks one notification as read; the unread count falls only the first time
 * (2 read units; the first time 4 write units).
 * @param now when it was read, ISO 8601 in UTC
 * @returns false when there is no such notification
 */
export async function markRead(place: NotificationPlace, now: string): Promise<boolean> {
  const Key = keys.notification(place.kind, place.id, place.at, place.event);
  const found = await readWithUnread(Key, place);
  if (!found) return false;
  if (isRead(found.stored, found.unread)) return true;
  // When either write fails, another call has read it meanwhile: it is read, and was counted once.
  await transact([
    {
      Update: {
        Key,
        UpdateExpression: 'SET read_at = :now',
        ConditionExpression: 'attribute_exists(PK) AND attribute_not_exists(read_at)',
        ExpressionAttributeValues: { ':now': now },
      },
    },
    {
      Update: {
        Key: keys.unread(place.kind, place.id),
        UpdateExpression: 'ADD unread_count :less',
        ConditionExpression: 'unread_count > :zero AND (attribute_not_exists(read_through) OR read_through < :number)',
        ExpressionAttributeValues: { ':less': -1, ':zero': 0, ':number': found.stored.number },
      },
    },
  ]);
  return true;
}

async function readWithUnread(Key: { PK: string; SK: string }, { kind, id }: Inbox) {
  const items = await batchGet([Key, keys.unread(kind, id)], true);
  const item = items.find(({ SK }) => SK === Key.SK);
  const unread = items.find(({ SK }) => SK !== Key.SK);
  return item && { stored: storedNotification.parse(item), unread: unreadItem.parse(unread ?? {}) };
}

/**
 * Marks everything that has arrived in an inbox as read, in one write however full it is (1 write unit). What
 * arrives at the same moment comes either before, and is read, or after, and is counted.
 */
export async function markAllRead({ kind, id }: Inbox): Promise<void> {
  try {
    await documents.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: keys.unread(kind, id),
        UpdateExpression: 'SET read_through = last_number, unread_count = :zero',
        ConditionExpression: 'unread_count > :zero',
        ExpressionAttributeValues: { ':zero': 0 },
      }),
    );
  } catch (error) {
    const nothingToRead = error instanceof Error && error.name === 'ConditionalCheckFailedException';
    if (!nothingToRead) throw error;
  }
}

/**
 * Removes a notification from its inbox, unread or not; the unread count keeps to those that are left
 * (2 read units, at most 5 write units).
 * @param now ISO 8601 in UTC
 */
export async function removeNotification(id: string, now: string): Promise<void> {
  const place = placeOf(id);
  if (!place || !(await markRead(place, now))) return;
  const Key = keys.notification(place.kind, place.id, place.at, place.event);
  await documents.send(new DeleteCommand({ TableName: tableName(), Key }));
}

/**
 * Notes that a notification's mail is being sent, so that of repeated and parallel deliveries only one sends it
 * (1 write unit up to 1 KB).
 * @param now ISO 8601 in UTC
 * @returns false when it was noted before, or the notification is gone
 */
export const claimMail = (id: string, now: string): Promise<boolean> =>
  updateNotification(id, {
    UpdateExpression: 'SET mailed_at = :now',
    ConditionExpression: 'attribute_exists(PK) AND attribute_not_exists(mailed_at)',
    ExpressionAttributeValues: { ':now': now },
  });

/** Takes the note back when the mail could not be sent, so that the next delivery tries again (1 write unit). */
export const releaseMail = (id: string): Promise<boolean> =>
  updateNotification(id, { UpdateExpression: 'REMOVE mailed_at', ConditionExpression: 'attribute_exists(PK)' });

async function updateNotification(
  notificationId: string,
  update: Omit<UpdateCommandInput, 'TableName' | 'Key'>,
): Promise<boolean> {
  const place = placeOf(notificationId);
  if (!place) return false;
  const Key = keys.notification(place.kind, place.id, place.at, place.event);
  try {
    await documents.send(new UpdateCommand({ TableName: tableName(), Key, ...update }));
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}
