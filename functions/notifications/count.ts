import type { UseCase } from '#functions/runtime/request.ts';
import type { notificationCalls } from '#shared/contracts/notifications.ts';
import { countUnread } from './notification-store.ts';

/** How many of the caller's notifications are unread: one item, eventually consistent, as it is polled. */
export const count: UseCase<typeof notificationCalls.count> = async ({ caller }) => ({
  unread_count: await countUnread(caller),
});
