import type { IndexName } from '#functions/data/change-feed/change-feed-store.ts';
import { is, isAbsent, putItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { readItem } from '#functions/data/query.ts';
import { write } from '#functions/data/write.ts';
import { type IndexWork, indexWorkSchemaVersion, parseIndexWork } from './stored-index-work.ts';

/** The last work on a kind's index, finished or not (1 read unit: consistent). */
export async function readIndexWork(kind: IndexName): Promise<IndexWork | undefined> {
  const item = await readItem(keys.indexWork(kind));
  return item && parseIndexWork(item);
}

/**
 * Stores where the work on a kind's index is (1 write unit).
 * @param previous the state that was read before; absent when there was none
 * @returns false when another run has stored a later state since
 */
export async function putIndexWork(
  kind: IndexName,
  work: IndexWork,
  previous: IndexWork | undefined,
): Promise<boolean> {
  const item = { ...keys.indexWork(kind), entity: 'index_work', schema_version: indexWorkSchemaVersion, ...work };
  const { done } = await write(
    putItem<IndexWork>(item, { when: previous ? { step: is(previous.step) } : { PK: isAbsent } }),
  );
  return done;
}
