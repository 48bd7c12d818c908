import { placeOf } from '#functions/entities/notification/notification-id.ts';
import { markRead } from '#functions/entities/notification/notification-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import { isoTime } from '#functions/platform/clock.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { notificationCalls } from '#shared/contracts/notifications.ts';

/**
 * Marks one of the caller's notifications as read; again is fine.
 * @throws HttpError 403 for another reader's, 404 when there is none.
 */
export const read: UseCase<typeof notificationCalls.read> = async ({ params, caller, now }) => {
  const [kind, id] = params.id.split('-');
  if (kind !== caller.kind || Number(id) !== caller.id) throw new HttpError('FORBIDDEN');
  const place = placeOf(params.id);
  if (!place || !(await markRead(place, isoTime(now)))) throw new HttpError('NOT_FOUND');
  return { message: 'Notification marked as read.' };
};
