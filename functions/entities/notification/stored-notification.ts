import * as z from 'zod/mini';
import { storedInstant } from '#functions/data/stored-fields.ts';
import { itemSchema } from '#functions/data/summary.ts';
import { notificationKinds } from '#shared/domain/notification-kinds.ts';
import type { IsoInstant } from '#shared/domain/time.ts';

/** Of the items that this code writes. */
export const notificationSchemaVersion = 1;

/** What a reader sees of a notification. Whether it is read is stored apart. */
const notificationSummary = z.object({
  id: z.string(),
  kind: z.enum(notificationKinds),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  link: z.nullable(z.string()),
  created_at: storedInstant,
  /** Of notifications that duplicates are added to: how often it happened. */
  count: z.optional(z.int()),
});
export type NotificationSummary = z.output<typeof notificationSummary>;

const notificationItem = itemSchema({
  summary: notificationSummary,
  /** Its number within the inbox, from 1 up in order of arrival. */
  number: z.int(),
  /** When it was read on its own; absent before, and when it was read with all others. */
  read_at: z.optional(storedInstant),
  /**
   * Of new results of a saved search: which, at most 100, until their mail is sent. Without a search: the jobs of a weekly digest,
   * the best first. Absent in all others.
   */
  found: z.optional(z.object({ search: z.optional(z.string()), ids: z.array(z.int()) })),
  /** Whose action it is about. Absent in notifications from before mails were limited for each sender. */
  sender: z._default(z.string(), 'portal'),
  /** Of notifications that duplicates are added to. */
  repeats: z.optional(
    z.object({
      /** The first time that it happened. */
      since: storedInstant,
      /** The event that happened last: its content is shown. */
      latest: z.string(),
    }),
  ),
});
export type StoredNotification = z.output<typeof notificationItem>;

/** What is stored of an inbox as a whole; absent before its first notification. */
const inboxItem = z.object({
  unread_count: z._default(z.int(), 0),
  /** Number of the last notification that arrived. */
  last_number: z._default(z.int(), 0),
  /** All notifications up to this number were marked as read together. */
  read_through: z._default(z.int(), 0),
});
export type StoredInbox = z.output<typeof inboxItem>;

const groupItem = z.object({ at: storedInstant });

/**
 * A notification as it is stored today, from an item of any age.
 * @throws ZodError when the item is no notification
 */
export const parseNotification = (item: unknown): StoredNotification => notificationItem.parse(item);

/** An inbox from its item, or an empty one where there is none. */
export const parseInbox = (item: unknown): StoredInbox => inboxItem.parse(item ?? {});

/** The time of a group's latest notification, which its item stores. */
export const parseGroupTime = (item: unknown): IsoInstant => groupItem.parse(item).at;

/** Whether a notification is read: on its own, or with all others of its inbox. */
export const isRead = (stored: StoredNotification, inbox: StoredInbox): boolean =>
  stored.read_at !== undefined || stored.number <= inbox.read_through;
