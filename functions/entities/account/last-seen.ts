import { type EpochMs, epochMs } from '#shared/domain/time.ts';
import type { Account } from './stored-account.ts';

/** When any session of the account was used last; undefined when there was none since sessions store it. */
export function lastSeenOf({ sessions, last_seen }: Account): EpochMs | undefined {
  const times = [...Object.values(sessions).map(({ seen }) => seen), ...(last_seen === undefined ? [] : [last_seen])];
  return times.length === 0 ? undefined : epochMs(Math.max(...times) * 1000);
}
