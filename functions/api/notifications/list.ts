import { listNotifications } from '#functions/entities/notification/notification-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import type { notificationCalls } from '#shared/contracts/notifications.ts';

/** The caller's notifications, newest first. */
export const list: UseCase<typeof notificationCalls.list> = ({ caller, page }) =>
  listNotifications(caller, page.limit, page.start);
