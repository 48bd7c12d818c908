import { DeleteCommand, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { batchGet } from '#functions/data/batch-get.ts';
import { indexKeys, keys } from '#functions/data/keys.ts';
import type { PageKey } from '#functions/data/page.ts';
import { retry } from '#functions/data/retry.ts';
import { documents, tableName } from '#functions/data/table.ts';
import { transact } from '#functions/data/transact.ts';
import { type TransactionItem, write } from '#functions/data/write.ts';
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
  /** Distinguishes it from others of the same time; a duplicate delivery has the same. */
  event: string;
  /** Whom its values name: it goes when they are erased. */
  about?: Inbox | undefined;
}

// Whether it is read follows from the item and the inbox together.
export const storedNotification = z.object({
  card: z.omit(notification, { is_read: true }),
  /** Its number within the inbox, from 1 up in order of arrival. */
  number: z.int(),
  read_at: z.optional(z.string()),
  /** Of notifications that repetitions are added to. */
  repeats: z.optional(
    z.object({
      /** The first time that it happened, ISO 8601 in UTC. */
      since: z.string(),
      /** The event that happened last: its content is shown. */
      latest: z.string(),
    }),
  ),
});
export type StoredNotification = z.output<typeof storedNotification>;

export const unreadItem = z.object({
  unread_count: z._default(z.int(), 0),
  /** Number of the last notification that arrived. */
  last_number: z._default(z.int(), 0),
  /** Everything up to this number was marked as read at once. */
  read_through: z._default(z.int(), 0),
});
type Unread = z.output<typeof unreadItem>;

/** Whose action a notification is about; mails are limited for each of them. */
export const senderOf = ({ about }: Pick<NewNotification, 'about'>): string =>
  about ? `${about.kind}-${about.id}` : 'portal';

export const isRead = (stored: StoredNotification, unread: Unread) =>
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
export async function newNotification(to: Inbox, added: NewNotification): Promise<NotificationWrites> {
  const { last_number } = await readUnread(to, true);
  return notificationWrites(to, added, last_number);
}

/** A notification and what changes with it; `group` only of those that repetitions are added to. */
export type NotificationWrites = Record<'notification' | 'inbox', TransactionItem> & {
  former?: TransactionItem;
  group?: TransactionItem;
};

/** The same for an inbox whose last notification has the number `last_number`, 0 for an empty one. */
export const notificationWrites = (
  to: Inbox,
  added: NewNotification,
  last_number: number,
  repeats?: Repeats,
): NotificationWrites => ({
  notification: { Put: { Item: notificationItem(to, added, last_number + 1, repeats) } },
  inbox: {
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
});

/** How often something happened, since when, and which event was the last. */
export type Repeats = NonNullable<StoredNotification['repeats']> & { count: number };

/** A notification as it is stored. */
export function notificationItem(to: Inbox, added: NewNotification, number: number, repeats?: Repeats) {
  const { at, event, about, kind, values, link } = added;
  const { count, ...rest } = repeats ?? {};
  const id = notificationIdOf({ ...to, at, event });
  return {
    ...keys.notification(to.kind, to.id, at, event),
    entity: 'notification',
    schema_version: 1,
    ...(about ? indexKeys.notificationsAbout(about.kind, about.id, at, event) : {}),
    card: { id, kind, values, link, created_at: at, ...(count === undefined ? {} : { count }) },
    number,
    sender: senderOf(added),
    ...(repeats ? { repeats: rest } : {}),
  };
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
 * (2 read units, 2 more for one that was repeated meanwhile; the first time 4 write units).
 * @param now when it was read, ISO 8601 in UTC
 * @returns where the notification is now, or undefined when there is none
 */
export async function markRead(place: NotificationPlace, now: string): Promise<NotificationPlace | undefined> {
  const found = await retry(async () => {
    const present = await findNotification(place);
    if (!present || isRead(present.stored, present.unread)) return present ?? null;
    // It fails when another call has read it, or a repetition moved it to another place.
    const { done } = await transact(readingWrites(present, now));
    return done ? present : undefined;
  });
  return found?.place;
}

interface FoundNotification {
  place: NotificationPlace;
  stored: StoredNotification;
  unread: Unread;
}

const readingWrites = ({ place, stored }: FoundNotification, now: string) => ({
  notification: {
    Update: {
      Key: keys.notification(place.kind, place.id, place.at, place.event),
      UpdateExpression: 'SET read_at = :now',
      ConditionExpression: 'attribute_exists(PK) AND attribute_not_exists(read_at)',
      ExpressionAttributeValues: { ':now': now },
    },
  },
  inbox: {
    Update: {
      Key: keys.unread(place.kind, place.id),
      UpdateExpression: 'ADD unread_count :less',
      ConditionExpression: 'unread_count > :zero AND (attribute_not_exists(read_through) OR read_through < :number)',
      ExpressionAttributeValues: { ':less': -1, ':zero': 0, ':number': stored.number },
    },
  },
});

/** The notification at a place, or where its repetition moved it. */
async function findNotification(place: NotificationPlace): Promise<FoundNotification | undefined> {
  const found = await readWithUnread(place);
  if (found) return found;
  const at = await readGroupTime(place, place.event);
  return at === undefined || at === place.at ? undefined : await readWithUnread({ ...place, at });
}

async function readWithUnread(place: NotificationPlace): Promise<FoundNotification | undefined> {
  const Key = keys.notification(place.kind, place.id, place.at, place.event);
  const items = await batchGet([Key, keys.unread(place.kind, place.id)], true);
  const item = items.find(({ SK }) => SK === Key.SK);
  const unread = items.find(({ SK }) => SK !== Key.SK);
  return item && { place, stored: storedNotification.parse(item), unread: unreadItem.parse(unread ?? {}) };
}

/** Where a group's latest notification is: its time, ISO 8601 in UTC. */
export const groupItem = z.object({ at: z.string() });

/** The time of a group's latest notification, read consistently (1 read unit), or undefined. */
async function readGroupTime({ kind, id }: Inbox, group: string): Promise<string | undefined> {
  const { Item } = await documents.send(
    new GetCommand({ TableName: tableName(), Key: keys.notificationGroup(kind, id, group), ConsistentRead: true }),
  );
  return Item && groupItem.parse(Item).at;
}

/** Whether the notification with this id is there, read consistently (1 read unit). */
export async function hasNotification(id: string): Promise<boolean> {
  const place = placeOf(id);
  if (!place) return false;
  const Key = keys.notification(place.kind, place.id, place.at, place.event);
  const { Item } = await documents.send(new GetCommand({ TableName: tableName(), Key, ConsistentRead: true }));
  return Item !== undefined;
}

/**
 * Marks everything that has arrived in an inbox as read, in one write however full it is (1 write unit). What
 * arrives at the same moment comes either before, and is read, or after, and is counted.
 */
export async function markAllRead({ kind, id }: Inbox): Promise<void> {
  await write({
    Update: {
      Key: keys.unread(kind, id),
      UpdateExpression: 'SET read_through = last_number, unread_count = :zero',
      ConditionExpression: 'unread_count > :zero',
      ExpressionAttributeValues: { ':zero': 0 },
    },
  });
}

/**
 * Removes a notification from its inbox, unread or not; the unread count keeps to those that are left
 * (2 read units, at most 5 write units).
 * @param now ISO 8601 in UTC
 */
export async function removeNotification(id: string, now: string): Promise<void> {
  const named = placeOf(id);
  const place = named && (await markRead(named, now));
  if (!place) return;
  const Key = keys.notification(place.kind, place.id, place.at, place.event);
  await documents.send(new DeleteCommand({ TableName: tableName(), Key }));
}
