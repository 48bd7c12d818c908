import { changesAfter } from '#functions/data/change-feed/change-feed-store.ts';
import type { IndexKind } from '../port/port.ts';
import { unreadableIds } from '../port/unreadable.ts';
import type { SqliteIndex } from './sqlite-index.ts';

/** How many changed things one batch reads. */
const readAtOnce = 100;
/** Pages of the feed for one call: about ten thousand changes; the next call reads the rest. */
const maxPages = 20;

interface Followed {
  /** `lost`: the feed no longer has the changes after the index, which cannot be used then. `behind`: there may be more. */
  state: 'current' | 'behind' | 'lost';
  /** How many of the changed things cannot be read. They are not found. */
  unreadable: number;
}

/**
 * Brings an index up to date with the feed (0.5 read units when nothing changed, otherwise also 1 for each 4 KB of what
 * did).
 */
export async function followChanges(kind: IndexKind, index: SqliteIndex): Promise<Followed> {
  let unreadable = 0;
  for (let page = 0; page < maxPages; page += 1) {
    const { sequence } = index.state;
    const entries = await changesAfter(kind.name, sequence);
    const last = entries.at(-1);
    if (!last) return { state: 'current', unreadable };
    if (last.sequence !== sequence + entries.length) return { state: 'lost', unreadable };
    const ids = [...new Set(entries.flatMap((entry) => entry.ids))];
    for (let start = 0; start < ids.length; start += readAtOnce) {
      const read = await kind.read(ids.slice(start, start + readAtOnce));
      unreadable += unreadableIds(read).length;
      index.apply(read, sequence);
    }
    index.apply([], last.sequence);
  }
  return { state: 'behind', unreadable };
}
