import { is, isAbsent, isBetween, putItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { queryItems, readItem } from '#functions/data/query.ts';
import { retry } from '#functions/data/retry.ts';
import { transact } from '#functions/data/transact.ts';
import { addDays, type EpochMs, expiryAt } from '#shared/domain/time.ts';
import { changeSchemaVersion, type FeedEntry, parseFeedEntry, parseFeedHead } from './stored-change.ts';

/** The search indexes; each has a feed of its own. */
export type IndexName = 'jobs' | 'candidates';

/** How long an entry is retained. An older snapshot cannot be used: it may have missed some. */
export const retainedDays = 7;

/**
 * Announces that things of a kind changed. Entries are numbered without gaps, so
 * that a reader knows whether it has read them all (4 write units, 1 read unit).
 * @returns the number of the entry
 */
export async function announceChanges(kind: IndexName, ids: readonly number[], now: EpochMs): Promise<number> {
  return await retry(
    async () => {
      const last = await lastChange(kind);
      const { done } = await transact(nextEntry(kind, last, ids, now));
      return done ? last + 1 : undefined;
    },
    { failure: 'The change feed stayed contended.' },
  );
}

/** The writes of the entry after `last`; they fail when another entry took its number. */
function nextEntry(kind: IndexName, last: number, ids: readonly number[], now: EpochMs) {
  const sequence = last + 1;
  const expires_at = expiryAt(addDays(now, retainedDays));
  return {
    head: putItem<{ sequence: number }>(
      { ...keys.changeFeed(kind), entity: 'change_feed', schema_version: changeSchemaVersion, sequence },
      { either: [{ PK: isAbsent }, { sequence: is(last) }] },
    ),
    entry: {
      Put: {
        Item: {
          ...keys.change(kind, sequence),
          entity: 'change',
          schema_version: changeSchemaVersion,
          sequence,
          ids,
          expires_at,
        },
      },
    },
  };
}

/** The number of a feed's last entry, 0 before the first (1 read unit: consistent). */
export async function lastChange(kind: IndexName): Promise<number> {
  return parseFeedHead(await readItem(keys.changeFeed(kind)));
}

/** The next at most 100 entries after a sequence number (0.5 read units for each 4 KB, also when there are none). */
export async function changesAfter(kind: IndexName, sequence: number): Promise<FeedEntry[]> {
  const first = keys.change(kind, sequence + 1);
  const sort = isBetween(first.SK, keys.change(kind, 999_999_999_999).SK);
  const { items } = await queryItems(first, { sort, limit: 100 });
  return items.map((item) => parseFeedEntry(item));
}
