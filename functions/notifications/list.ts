import type { UseCase } from '#functions/runtime/request.ts';
import type { notificationCalls } from '#shared/contracts/notifications.ts';
import { listNotifications } from './notification-store.ts';

/** The caller's notifications, newest first. */
export const list: UseCase<typeof notificationCalls.list> = ({ caller, page }) =>
  listNotifications(caller, page.limit, page.start);
