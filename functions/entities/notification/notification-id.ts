import type { AccountKind } from '#shared/domain/account-kind.ts';
import { epochMs, type IsoInstant, toEpochMs, toIso } from '#shared/domain/time.ts';

/** Where a notification is stored: its reader's account, its time, and its event among those of that time. */
export interface NotificationPlace {
  kind: AccountKind;
  id: number;
  at: IsoInstant;
  event: string;
}

const pattern = /^(candidate|recruiter|admin)-([1-9][0-9]{0,11})-([0-9a-z]{8,9})_([0-9A-Za-z_-]{8,43})$/;

/** A notification's id, `{kind}-{user id}-{time}_{event}`: owner and key are in it, so no look-up is needed. */
export const notificationIdOf = ({ kind, id, at, event }: NotificationPlace): string =>
  `${kind}-${id}-${toEpochMs(at).toString(36)}_${event}`;

/** The place that an id names, or undefined for an invalid id. */
export function placeOf(notificationId: string): NotificationPlace | undefined {
  const [, kind, id, time, event] = pattern.exec(notificationId) ?? [];
  if (!kind || !id || !time || !event) return undefined;
  return { kind: kind as AccountKind, id: Number(id), at: toIso(epochMs(Number.parseInt(time, 36))), event };
}
