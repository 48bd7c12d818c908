import { batchGet } from '#functions/data/batch-get.ts';
import { anyOf, isAbove, isAbsent, isBelow, isPresent, updateItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { readItem } from '#functions/data/query.ts';
import { retry } from '#functions/data/retry.ts';
import { transact } from '#functions/data/transact.ts';
import { write } from '#functions/data/write.ts';
import type { IsoInstant } from '#shared/domain/time.ts';
import { groupOf } from './duplicates.ts';
import { type NotificationPlace, placeOf } from './notification-id.ts';
import { type Inbox, type NewNotification, senderOf } from './notification-store.ts';
import {
  isRead,
  parseGroupTime,
  parseInbox,
  parseNotification,
  type StoredInbox,
  type StoredNotification,
} from './stored-notification.ts';

/**
 * Marks one notification as read; the unread count falls only the first time
 * (2 read units, 2 more for one that was repeated meanwhile; the first time 4 write units).
 * @param now when it was read
 * @returns where the notification is now, or undefined when there is none
 */
export async function markRead(place: NotificationPlace, now: IsoInstant): Promise<NotificationPlace | undefined> {
  const found = await retry(async () => {
    const present = await findNotification(place);
    if (!present || isRead(present.stored, present.inbox)) return present ?? null;
    // It fails when another call has read it, or a duplicate moved it to another place.
    const { done } = await transact(readingWrites(present, now));
    return done ? present : undefined;
  });
  return found?.place;
}

interface FoundNotification {
  place: NotificationPlace;
  stored: StoredNotification;
  inbox: StoredInbox;
}

const readingWrites = ({ place, stored }: FoundNotification, now: IsoInstant) => ({
  notification: updateItem<StoredNotification>(keys.notification(place.kind, place.id, place.at, place.event), {
    set: { read_at: now },
    when: { PK: isPresent, read_at: isAbsent },
  }),
  inbox: updateItem<StoredInbox>(keys.unread(place.kind, place.id), {
    add: { unread_count: -1 },
    when: { unread_count: isAbove(0), read_through: anyOf(isAbsent, isBelow(stored.number)) },
  }),
});

/** The notification at a place, or where a duplicate moved it. */
async function findNotification(place: NotificationPlace): Promise<FoundNotification | undefined> {
  const found = await readWithInbox(place);
  if (found) return found;
  const at = await readGroupTime(place, place.event);
  return at === undefined || at === place.at ? undefined : await readWithInbox({ ...place, at });
}

async function readWithInbox(place: NotificationPlace): Promise<FoundNotification | undefined> {
  const Key = keys.notification(place.kind, place.id, place.at, place.event);
  const items = await batchGet([Key, keys.unread(place.kind, place.id)], true);
  const item = items.find(({ SK }) => SK === Key.SK);
  const inbox = items.find(({ SK }) => SK !== Key.SK);
  return item && { place, stored: parseNotification(item), inbox: parseInbox(inbox) };
}

/** The time of a group's latest notification, read consistently (1 read unit), or undefined. */
async function readGroupTime({ kind, id }: Inbox, group: string): Promise<IsoInstant | undefined> {
  const item = await readItem(keys.notificationGroup(kind, id, group));
  return item && parseGroupTime(item);
}

/**
 * Marks everything that has arrived in an inbox as read, in one write however full it is (1 write unit). A concurrent
 * arrival comes either before, and is read, or after, and is counted.
 */
export async function markAllRead({ kind, id }: Inbox): Promise<void> {
  await write(
    updateItem<StoredInbox>(keys.unread(kind, id), {
      set: { unread_count: 0 },
      copy: { read_through: 'last_number' },
      when: { unread_count: isAbove(0) },
    }),
  );
}

/**
 * Removes a notification from its inbox, unread or not; the unread count keeps to those that are left
 * (2 read units, at most 5 write units).
 */
export async function removeNotification(id: string, now: IsoInstant): Promise<void> {
  const named = placeOf(id);
  if (named) await removeAt(named, now);
}

type Content = Pick<NewNotification, 'kind' | 'values' | 'link' | 'about'>;

/**
 * Removes the notification about something that is undone, as far as it repeats none of another subject: the latest of its
 * group (1 read unit without one, otherwise 3 and at most 5 write units).
 */
export async function removeLatest(to: Inbox, content: Content, now: IsoInstant): Promise<void> {
  const place = await latestPlace(to, content);
  if (place) await removeAt(place, now);
}

/** Marks the latest notification of a group as read (1 read unit without one, otherwise 3, and 4 write units the first time). */
export async function markLatestRead(to: Inbox, content: Content, now: IsoInstant): Promise<void> {
  const place = await latestPlace(to, content);
  if (place) await markRead(place, now);
}

async function latestPlace(to: Inbox, content: Content): Promise<NotificationPlace | undefined> {
  const event = groupOf(senderOf(content), content);
  const at = event && (await readGroupTime(to, event));
  return event && at ? { ...to, at, event } : undefined;
}

async function removeAt(named: NotificationPlace, now: IsoInstant): Promise<void> {
  const place = await markRead(named, now);
  if (!place) return;
  await write({ Delete: { Key: keys.notification(place.kind, place.id, place.at, place.event) } });
}
