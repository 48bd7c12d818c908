import type { Account } from '#functions/entities/account/stored-account.ts';
import { listNotifications } from '#functions/entities/notification/notification-store.ts';
import type { Notification } from '#shared/contracts/notifications.ts';
import type { everything } from './everything.ts';

/** Everything in an account's inbox. */
export async function notificationsOf(
  { kind, id }: Account,
  read: ReturnType<typeof everything>['read'],
): Promise<Omit<Notification, 'is_read'>[]> {
  const found = await read(({ limit, start }) => listNotifications({ kind, id }, limit, start));
  return found.map(({ is_read: _, ...shown }) => shown);
}
