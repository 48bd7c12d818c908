import { changesAfter } from '#functions/entities/change-feed/change-feed-store.ts';
import type { IndexKind } from './port.ts';
import type { SqliteIndex } from './sqlite-index.ts';

/** How many changed things one batch reads. */
const readAtOnce = 100;
/** Pages of the feed for one call: about ten thousand changes; the next call reads the rest. */
const mostPages = 20;

/**
 * Brings an index up to date with the feed (0.5 read units when nothing changed, otherwise also 1 for each 4 KB of what
 * did).
 * @returns `lost` when the feed no longer has the changes after the index: it cannot be used then; `behind` when there
 * may be further changes
 */
export async function followChanges(kind: IndexKind, index: SqliteIndex): Promise<'current' | 'behind' | 'lost'> {
  for (let page = 0; page < mostPages; page += 1) {
    const { sequence } = index.state;
    const entries = await changesAfter(kind.name, sequence);
    const last = entries.at(-1);
    if (!last) return 'current';
    if (last.sequence !== sequence + entries.length) return 'lost';
    const ids = [...new Set(entries.flatMap((entry) => entry.ids))];
    for (let start = 0; start < ids.length; start += readAtOnce) {
      index.apply(await kind.read(ids.slice(start, start + readAtOnce)), sequence);
    }
    index.apply([], last.sequence);
  }
  return 'behind';
}
