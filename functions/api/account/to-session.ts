import { toDevice } from '#functions/entities/account/session-device.ts';
import type { Session } from '#functions/entities/account/stored-account.ts';
import type { OwnSession } from '#shared/contracts/own-sessions.ts';
import { startOfSecond, toIso } from '#shared/domain/time.ts';

/** A session as calls answer it. */
export const toSession = ({ created, seen, device }: Session): Omit<OwnSession, 'is_current'> => ({
  created_at: toIso(startOfSecond(created)),
  last_used_at: toIso(startOfSecond(seen)),
  device: toDevice(device),
});
