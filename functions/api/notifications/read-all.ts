import { markAllRead } from '#functions/entities/notification/notification-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import type { notificationCalls } from '#shared/contracts/notifications.ts';

/** Marks everything in the caller's inbox as read. */
export const readAll: UseCase<typeof notificationCalls.readAll> = async ({ caller }) => {
  await markAllRead(caller);
  return { message: 'All notifications marked as read.' };
};
