import { write } from '#functions/data/write.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { keyedHash } from '#functions/platform/keyed-hash.ts';
import { addMs, type EpochMs, hourMs, secondsUntil } from '#shared/domain/time.ts';
import { budgetUse } from './budget-use.ts';
import { networkOf } from './network-of.ts';

/** How many made-up addresses of calendars one client network may try in an hour. */
export const calendarBudget = 60;

/**
 * Counts a made-up address in the hour of a client's network (1 write unit). Addresses that were once given are not counted: calendar
 * services load those of many people from one network, long after they ended.
 * @throws HttpError 429 until the hour is over
 */
export async function countMadeUpCalendar(clientAddress: string, now: EpochMs): Promise<void> {
  const start = addMs(now, -(now % hourMs));
  const end = addMs(start, hourMs);
  const name = keyedHash(`calendars of ${networkOf(clientAddress)}`);
  const { done } = await write(
    budgetUse({ name, start, end, uses: { calendars: { cost: 1, budget: calendarBudget } } }),
  );
  if (!done) throw new HttpError('TOO_MANY_REQUESTS', { retryAfterSeconds: secondsUntil(end, now) });
}
