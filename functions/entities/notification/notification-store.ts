import { indexKeys } from '#functions/data/index-keys.ts';
import { beginsWith, type Change, is, isAbsent, isPresent, updateItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import type { Page, PageKey } from '#functions/data/page.ts';
import { queryItems, readItem } from '#functions/data/query.ts';
import { toItem } from '#functions/data/summary.ts';
import { type TransactionItem, write } from '#functions/data/write.ts';
import type { Notification } from '#shared/contracts/notifications.ts';
import type { AccountKind } from '#shared/domain/account-kind.ts';
import type { IsoInstant } from '#shared/domain/time.ts';
import { notificationIdOf, placeOf } from './notification-id.ts';
import {
  isRead,
  type NotificationSummary,
  notificationSchemaVersion,
  parseInbox,
  parseNotification,
  type StoredInbox,
  type StoredNotification,
} from './stored-notification.ts';

/** Whose inbox. */
export interface Inbox {
  kind: AccountKind;
  id: number;
}

export interface NewNotification extends Pick<NotificationSummary, 'kind' | 'values' | 'link'> {
  /** When it came about. */
  at: IsoInstant;
  /** Distinguishes it from others of the same time; a duplicate delivery has the same. */
  event: string;
  /** Whom its values name: it is deleted when they are erased. */
  about?: Inbox | undefined;
  /** New results of a saved search, or without one the jobs of a digest: the mail lists them as they are then. */
  found?: { search?: string; ids: readonly number[] } | undefined;
}

/** The sender of what no other person did. */
export const portalSender = 'portal';

/** Whose action a notification is about; mails are limited for each of them. */
export const senderOf = ({ about }: Pick<NewNotification, 'about'>): string =>
  about ? `${about.kind}-${about.id}` : portalSender;

async function readInbox({ kind, id }: Inbox, consistent: boolean): Promise<StoredInbox> {
  return parseInbox(await readItem(keys.unread(kind, id), { consistent }));
}

/** How many notifications of an inbox are unread (0.5 read units). */
export const countUnread = async (inbox: Inbox): Promise<number> =>
  Math.max((await readInbox(inbox, false)).unread_count, 0);

/** A notification and what changes with it; `group` only of those that duplicates are added to. */
export type NotificationWrites = Record<'notification' | 'inbox', TransactionItem> & {
  previous?: TransactionItem;
  group?: TransactionItem;
};

/**
 * The writes of a new notification with its number and the raised unread count (1 read unit now; 4 write units
 * inside a transaction). They fail when another notification took the number meanwhile: then ask for them again.
 */
export async function newNotification(to: Inbox, added: NewNotification): Promise<NotificationWrites> {
  const { last_number } = await readInbox(to, true);
  return notificationWrites(to, added, last_number);
}

/** The same for an inbox whose last notification has the number `last_number`, 0 for an empty one. */
export const notificationWrites = (
  to: Inbox,
  added: NewNotification,
  last_number: number,
  repeats?: Repeats,
): NotificationWrites => ({
  notification: { Put: { Item: itemOf(to, added, last_number + 1, repeats) } },
  inbox: updateItem<StoredInbox>(keys.unread(to.kind, to.id), {
    set: { entity: 'unread', schema_version: notificationSchemaVersion, last_number: last_number + 1 },
    add: { unread_count: 1 },
    either: [{ PK: isAbsent }, { last_number: is(last_number) }],
  }),
});

/** How often something happened, since when, and which event was the last. */
export type Repeats = NonNullable<StoredNotification['repeats']> & { count: number };

/** The item of a notification. */
export function itemOf(to: Inbox, added: NewNotification, number: number, repeats?: Repeats) {
  const { at, event, about, kind, values, link, found } = added;
  const { count, ...rest } = repeats ?? {};
  const id = notificationIdOf({ ...to, at, event });
  return {
    ...keys.notification(to.kind, to.id, at, event),
    entity: 'notification',
    schema_version: notificationSchemaVersion,
    ...(about ? indexKeys.notificationsAbout(about.kind, about.id, at, event) : {}),
    ...toItem({
      summary: { id, kind, values, link, created_at: at, ...(count === undefined ? {} : { count }) },
      number,
      sender: senderOf(added),
      ...(repeats ? { repeats: rest } : {}),
      ...(found ? { found } : {}),
    }),
  };
}

/** A notification as its reader sees it. */
const toNotification = (stored: StoredNotification, inbox: StoredInbox): Notification => ({
  ...stored.summary,
  is_read: isRead(stored, inbox),
});

/** A page of an inbox, newest first (0.5 read units for each 4 KB, and 0.5). */
export async function listNotifications(
  inbox: Inbox,
  limit: number,
  start: PageKey | undefined,
): Promise<Page<Notification>> {
  const [{ items: found }, state] = await Promise.all([
    queryItems(keys.unread(inbox.kind, inbox.id), {
      sort: beginsWith('NOTIFICATION#'),
      newestFirst: true,
      // One item more than requested shows whether there is a next page.
      limit: limit + 1,
      start,
    }),
    readInbox(inbox, false),
  ]);
  const items = found.slice(0, limit).map((item) => toNotification(parseNotification(item), state));
  const last = found[limit - 1];
  return { items, next: found.length > limit && last ? { PK: last.PK, SK: last.SK } : undefined };
}

/** Whether the notification with this id exists, read consistently (1 read unit). */
export async function hasNotification(id: string): Promise<boolean> {
  const place = placeOf(id);
  if (!place) return false;
  return (await readItem(keys.notification(place.kind, place.id, place.at, place.event))) !== undefined;
}

/** Removes which results a notification is about, once they are mailed or will never be, by its key (1 write unit). */
export async function forgetResults(notification: { PK: string; SK: string }): Promise<void> {
  const change: Change<StoredNotification> = { remove: ['found'], when: { found: isPresent } };
  await write(updateItem(notification, change));
}

/** The values of a notification about an interview that was erased. */
type ValuesOfErased = { 'summary.values.step': string; 'summary.values.interview': string };

/**
 * Removes what a notification has of an interview that was erased with an account, whose number is in the interview's id, once its end is
 * mailed or will never be; others stay as they are (1 write unit).
 */
export async function forgetInterview(notification: { PK: string; SK: string }): Promise<void> {
  const step = 'gone';
  const change: Change<StoredNotification & ValuesOfErased> = {
    set: { 'summary.values': { step } },
    when: { 'summary.values.step': is(step), 'summary.values.interview': isPresent },
  };
  await write(updateItem(notification, change));
}
