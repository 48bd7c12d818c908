import { putVersion } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { readItem } from '#functions/data/query.ts';
import { requireOwner } from '#functions/data/require-owner.ts';
import { retry } from '#functions/data/retry.ts';
import { transact } from '#functions/data/transact.ts';
import type { AccountKind } from '#shared/domain/account-kind.ts';
import { feedSchemaVersion, parseFeed, type StoredFeed } from './stored-feed.ts';

interface Owner {
  kind: AccountKind;
  id: number;
}

/** The address of an account's calendar (1 read unit). */
export async function readFeed({ kind, id }: Owner): Promise<StoredFeed> {
  const item = await readItem(keys.calendarFeed(kind, id));
  return item ? parseFeed(item) : { version: 0 };
}

/**
 * Gives the calendar of an account another address, or none (1 read unit; 4 write units with the account's check). Nothing is written for
 * an account that is deleted for good meanwhile.
 * @param change whether the calendar has a new address then; undefined: it stays as it is. It may run several times
 */
export const changeFeed = (
  owner: Owner,
  change: (before: StoredFeed) => 'new' | 'none' | undefined,
): Promise<StoredFeed> =>
  retry(
    async () => {
      const before = await readFeed(owner);
      const wanted = change(before);
      if (!wanted) return before;
      const version = before.version + 1;
      const next: StoredFeed = { version, ...(wanted === 'new' && { address: version }) };
      const item = {
        ...keys.calendarFeed(owner.kind, owner.id),
        entity: 'calendar_feed',
        schema_version: feedSchemaVersion,
        ...next,
      };
      const outcome = await transact({ feed: putVersion(item), owner: requireOwner(owner) });
      return outcome.done || outcome.failed !== 'feed' ? next : undefined;
    },
    { baseMs: 25 },
  );
