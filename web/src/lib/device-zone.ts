import { timeZoneCalls } from '#shared/contracts/time-zone.ts';
import { isTimeZone } from '#shared/domain/time-zone.ts';
import { call } from './api-client.ts';

/** The time zone of this device, where the server knows it. */
export const deviceZone = (): string => {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isTimeZone(zone) ? zone : 'UTC';
};

/** Gives the account the zone of this device, unless its owner chose one: for mails before the first interview. Nothing waits for it. */
export const rememberZone = (): void => {
  call(timeZoneCalls.setTimeZone, { body: { zone: deviceZone(), is_chosen: false } }).catch(() => undefined);
};
