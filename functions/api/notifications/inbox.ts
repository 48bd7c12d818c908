import { placeOf } from '#functions/entities/notification/notification-id.ts';
import { countUnread, listNotifications } from '#functions/entities/notification/notification-store.ts';
import { markAllRead, markRead } from '#functions/entities/notification/read-notification.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { notificationCalls } from '#shared/contracts/notifications.ts';
import { toIso } from '#shared/domain/time.ts';

/** How many of the caller's notifications are unread: one item, eventually consistent, as it is polled. */
export const count: UseCase<typeof notificationCalls.count> = async ({ caller }) => ({
  unread_count: await countUnread(caller),
});

/** The caller's notifications, newest first. */
export const list: UseCase<typeof notificationCalls.list> = ({ caller, page }) =>
  listNotifications(caller, page.limit, page.start);

/**
 * Marks one of the caller's notifications as read; it is idempotent.
 * @throws HttpError 404 when there is none
 */
export const read: UseCase<typeof notificationCalls.read> = async ({ params, now }) => {
  const place = placeOf(params.id);
  if (!place || !(await markRead(place, toIso(now)))) throw new HttpError('NOT_FOUND');
  return { message: 'Notification marked as read.' };
};

/** Marks everything in the caller's inbox as read. */
export const readAll: UseCase<typeof notificationCalls.readAll> = async ({ caller }) => {
  await markAllRead(caller);
  return { message: 'All notifications marked as read.' };
};
