import { insertItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { readItem } from '#functions/data/query.ts';
import { requireOwner } from '#functions/data/require-owner.ts';
import { retry } from '#functions/data/retry.ts';
import { transact } from '#functions/data/transact.ts';
import { type Inbox, type NewNotification, newNotification } from './notification-store.ts';
import { notificationSchemaVersion } from './stored-notification.ts';

type Once = Omit<NewNotification, 'event'>;

/** The record that an inbox had a notification of a kind. It has no time to live, unlike those of duplicates. */
const markKey = ({ kind, id }: Inbox, once: NewNotification['kind']) =>
  keys.notificationGroup(kind, id, `once-${once}`);

/** Whether an inbox ever had the notification of this kind, read or not (1 read unit). */
export const wasNotified = async (to: Inbox, kind: NewNotification['kind']): Promise<boolean> =>
  (await readItem(markKey(to, kind))) !== undefined;

/**
 * Notifies an account of something that it is notified of once only, also when the notification was read or removed since (1 read
 * unit and 8 write units).
 * @returns false where the account had it before, or is deleted for good
 */
export async function notifyOnce(to: Inbox, once: Once): Promise<boolean> {
  const { SK, PK } = markKey(to, once.kind);
  const mark = { PK, SK, entity: 'notification_group', schema_version: notificationSchemaVersion, at: once.at };
  return retry(
    async () => {
      const { notification, inbox } = await newNotification(to, { ...once, event: `once-${once.kind}` });
      const result = await transact({
        owner: requireOwner(to),
        mark: insertItem(mark),
        notification,
        inbox,
      });
      if (result.done) return true;
      return result.failed === 'inbox' ? undefined : false;
    },
    { attempts: 8, failure: 'An inbox stayed in conflict with other notifications.' },
  );
}
