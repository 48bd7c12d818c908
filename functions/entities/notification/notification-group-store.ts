import { batchGet } from '#functions/data/batch-get.ts';
import { type Condition, checkItem, deleteItem, is, isAbsent, isBelow, putItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { readItem } from '#functions/data/query.ts';
import type { TransactionItem } from '#functions/data/write.ts';
import { addDays, earliestOf, expiryAt, type IsoInstant, toEpochMs, toIso } from '#shared/domain/time.ts';
import { groupOf, isDuplicate } from './duplicates.ts';
import {
  type Inbox,
  itemOf,
  type NewNotification,
  type NotificationWrites,
  newNotification,
  notificationWrites,
  type Repeats,
  senderOf,
} from './notification-store.ts';
import {
  isRead,
  notificationSchemaVersion,
  parseGroupTime,
  parseInbox,
  parseNotification,
  type StoredInbox,
  type StoredNotification,
} from './stored-notification.ts';

/** Days after which the record of a group's latest notification is cleaned up; the notification itself decides. */
const retainedDays = 2;

/**
 * The writes that put an event into an inbox. The same kind from the same sender on the same subject within 24 hours,
 * while it is unread, becomes one notification: its count rises, it moves to the time of the latest event and shows
 * that one's content, and the unread count stays. The result does not depend on the order of the events.
 * Costs 2 read units (3 for a duplicate) now and 6 write units inside a transaction, more when it is in an index. The
 * writes fail when the inbox or the notification changed meanwhile: then ask for them again.
 */
export async function notificationOfEvent(to: Inbox, added: NewNotification): Promise<NotificationWrites> {
  const group = groupOf(senderOf(added), added);
  if (group === undefined) return newNotification(to, added);
  const { at, inbox } = await readGroup(to, group);
  const current = at === undefined ? undefined : await readCurrent(to, at, group);
  if (at !== undefined && current && !isRead(current, inbox) && isDuplicate(current.repeats.since, added.at)) {
    return duplicateWrites({ to, group, at, current }, added);
  }
  const repeats = { since: added.at, latest: added.event, count: 1 };
  return {
    ...notificationWrites(to, { ...added, event: group }, inbox.last_number, repeats),
    group: putGroup(to, group, added.at, at),
  };
}

/** The same for a history without duplicates, and an inbox whose last notification has the number `last_number`. */
export function notificationOfHistory(to: Inbox, added: NewNotification, last_number: number): NotificationWrites {
  const group = groupOf(senderOf(added), added);
  if (group === undefined) return notificationWrites(to, added, last_number);
  const repeats = { since: added.at, latest: added.event, count: 1 };
  return {
    ...notificationWrites(to, { ...added, event: group }, last_number, repeats),
    group: { Put: { Item: groupItemOf(to, group, added.at) } },
  };
}

type Repeated = StoredNotification & { repeats: NonNullable<StoredNotification['repeats']> };

/** A group's latest notification. */
interface Latest {
  to: Inbox;
  group: string;
  /** Its time: where it is stored. */
  at: IsoInstant;
  current: Repeated;
}

function duplicateWrites({ to, group, at, current }: Latest, added: NewNotification): NotificationWrites {
  const { summary, number, repeats: before } = current;
  const isLatest = added.at > at || (added.at === at && added.event > before.latest);
  const shown = isLatest ? added : { ...summary, at, about: added.about };
  const repeats: Repeats = {
    since: toIso(earliestOf(toEpochMs(added.at), toEpochMs(before.since))),
    latest: isLatest ? added.event : before.latest,
    count: (summary.count ?? 1) + 1,
  };
  const Item = itemOf(to, { ...shown, event: group }, number, repeats);
  const unchanged: Condition<StoredNotification> = {
    when: { number: is(number), 'summary.count': is(summary.count ?? 1), read_at: isAbsent },
  };
  const stillUnread = checkItem<StoredInbox>(keys.unread(to.kind, to.id), {
    either: [{ read_through: isAbsent }, { read_through: isBelow(number) }],
  });
  if (shown.at === at) return { notification: putItem(Item, unchanged), inbox: stillUnread };
  return {
    previous: deleteItem(keys.notification(to.kind, to.id, at, group), unchanged),
    notification: { Put: { Item } },
    group: putGroup(to, group, shown.at, at),
    inbox: stillUnread,
  };
}

const groupItemOf = ({ kind, id }: Inbox, group: string, at: IsoInstant) => ({
  ...keys.notificationGroup(kind, id, group),
  entity: 'notification_group',
  schema_version: notificationSchemaVersion,
  at,
  expires_at: expiryAt(addDays(toEpochMs(at), retainedDays)),
});

/** The write that remembers where a group's latest notification is; it fails when that changed since it was read. */
const putGroup = (to: Inbox, group: string, at: IsoInstant, before: IsoInstant | undefined): TransactionItem =>
  putItem<{ at: IsoInstant }>(groupItemOf(to, group, at), {
    when: before === undefined ? { PK: isAbsent } : { at: is(before) },
  });

async function readGroup({ kind, id }: Inbox, group: string) {
  const items = await batchGet([keys.notificationGroup(kind, id, group), keys.unread(kind, id)], true);
  const found = items.find(({ entity }) => entity === 'notification_group');
  const unread = items.find(({ entity }) => entity === 'unread');
  return { at: found && parseGroupTime(found), inbox: parseInbox(unread) };
}

async function readCurrent({ kind, id }: Inbox, at: IsoInstant, group: string): Promise<Repeated | undefined> {
  const item = await readItem(keys.notification(kind, id, at, group));
  const stored = item && parseNotification(item);
  return stored?.repeats && { ...stored, repeats: stored.repeats };
}
