import type { Caller } from '#functions/entities/account/caller.ts';
import { feedFileOf } from '#functions/entities/calendar-feed/feed-address.ts';
import { changeFeed, readFeed } from '#functions/entities/calendar-feed/feed-store.ts';
import type { StoredFeed } from '#functions/entities/calendar-feed/stored-feed.ts';
import type { UseCase } from '#functions/http/request.ts';
import { setting } from '#functions/platform/env.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { CalendarFeed, calendarCalls } from '#shared/contracts/calendars.ts';
import { sideOf } from './threads.ts';

function toFeed(caller: Caller, { version, address }: StoredFeed): CalendarFeed {
  const shown = { is_on: address !== undefined, version: String(version) };
  if (address === undefined) return shown;
  return {
    ...shown,
    address: `${setting('SITE_URL')}/api/calendars/${feedFileOf({ kind: sideOf(caller), id: caller.id }, address)}`,
  };
}

/** The address of the caller's calendar (1 read unit). */
export const calendarFeed: UseCase<typeof calendarCalls.calendarFeed> = async ({ caller }) =>
  toFeed(caller, await readFeed(caller));

/**
 * Gives the calendar a new address (1 read unit, 4 write units).
 * @throws HttpError CHANGED_MEANWHILE
 */
export const renewCalendarFeed: UseCase<typeof calendarCalls.renewCalendarFeed> = async ({ caller, body }) => {
  const shown = body.version === undefined ? undefined : Number(body.version);
  const feed = await changeFeed(caller, ({ version, address }) => {
    if (shown === undefined || shown === version) return 'new';
    // It was renewed by this very request, whose answer was lost.
    if (shown + 1 === version && address === version) return undefined;
    throw new HttpError('CHANGED_MEANWHILE');
  });
  return toFeed(caller, feed);
};

/** Ends the address (1 read unit; 4 write units if there is one). */
export const endCalendarFeed: UseCase<typeof calendarCalls.endCalendarFeed> = async ({ caller }) =>
  toFeed(caller, await changeFeed(caller, ({ address }) => (address === undefined ? undefined : 'none')));
