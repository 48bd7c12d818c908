import { dayOf } from '#shared/domain/closing-date.ts';
import { epochMs } from '#shared/domain/time.ts';

/** Today as `YYYY-MM-DD` in UTC, by which the validity of certificates ends. */
export const utcToday = (): string => dayOf(epochMs(Date.now()));
