import { dayOf } from '#shared/domain/closing-date.ts';
import { addMs, epochMs, minuteMs } from '#shared/domain/time.ts';

/** Today as `YYYY-MM-DD` where the reader is: the latest day that they can give. */
export const ownToday = (): string => {
  const now = new Date();
  return dayOf(addMs(epochMs(now.getTime()), -now.getTimezoneOffset() * minuteMs));
};

/** Today as `YYYY-MM-DD` in UTC, by which the validity of certificates ends. */
export const utcToday = (): string => dayOf(epochMs(Date.now()));
