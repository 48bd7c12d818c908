import { countUnread } from '#functions/entities/notification/notification-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import type { notificationCalls } from '#shared/contracts/notifications.ts';

/** How many of the caller's notifications are unread: one item, eventually consistent, as it is polled. */
export const count: UseCase<typeof notificationCalls.count> = async ({ caller }) => ({
  unread_count: await countUnread(caller),
});
