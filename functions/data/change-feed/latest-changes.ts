import * as z from 'zod/mini';
import { beginsWith } from '#functions/data/conditions.ts';
import { keys } from '#functions/data/keys.ts';
import { queryItems } from '#functions/data/query.ts';
import { addDays, type EpochMs, epochSeconds, startOfSecond } from '#shared/domain/time.ts';
import { type IndexName, retainedDays } from './change-feed-store.ts';
import { changeItem, type FeedEntry } from './stored-change.ts';

/** An entry with the second at which it expires. */
const timedItem = z.extend(changeItem, { expires_at: z.int() });

/** What the sort keys of entries begin with; the head's does not. */
const entryPrefix = keys.change('', 0).SK.replace(/\d{1,20}$/, '');

export interface AnnouncedChange extends FeedEntry {
  /** When it was announced, to the second. */
  at: EpochMs;
}

/** The latest entries of a feed, newest first (0.5 read units for each 4 KB; an entry of one id has some 120 bytes). */
export async function latestChanges(kind: IndexName, limit: number): Promise<AnnouncedChange[]> {
  const sort = beginsWith(entryPrefix);
  const { items } = await queryItems(keys.changeFeed(kind), { sort, newestFirst: true, limit });
  return items.map((item) => {
    const { sequence, ids, expires_at } = timedItem.parse(item);
    return { sequence, ids, at: addDays(startOfSecond(epochSeconds(expires_at)), -retainedDays) };
  });
}
