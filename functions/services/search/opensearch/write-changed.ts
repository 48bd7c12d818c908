import type { Client } from '@opensearch-project/opensearch';
import { describeError, log } from '#functions/platform/log.ts';
import { StoreUnavailable } from '#functions/platform/store-unavailable.ts';
import type { IndexKind, SearchEntry } from '../port.ts';
import { indexesOf, writtenName } from './index-names.ts';
import { writeEntries } from './write-entries.ts';

/**
 * Writes the present state of changed things to the indexes of their kind; does nothing while the kind has none.
 * @param sequence number of the change
 * @throws Error when the engine did not take them all, or the state of some could not be read: all others were written
 */
export async function writeChanged(
  client: Client,
  source: IndexKind,
  ids: readonly number[],
  sequence: number,
): Promise<void> {
  // Asked each time: a rebuild relies on changes being written to its index from the moment that it has the alias.
  const indexes = await indexesOf(client, writtenName(source));
  if (indexes.length === 0) return;
  const { entries, unreadable } = await readEach(source, ids);
  for (const index of indexes) await writeEntries(client, index, source, entries, sequence);
  if (unreadable.length > 0) throw new Error(`${unreadable.length} changed things could not be read.`);
}

/** All that can be read: one that cannot does not keep the others from being written. */
async function readEach(source: IndexKind, ids: readonly number[]) {
  try {
    return { entries: await source.read(ids), unreadable: [] };
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error;
  }
  const entries: SearchEntry[] = [];
  const unreadable: number[] = [];
  for (const id of ids) {
    try {
      entries.push(...(await source.read([id])));
    } catch (error) {
      if (error instanceof StoreUnavailable) throw error;
      log('SEARCH_DOCUMENT_FAILED', { kind: source.name, id, ...describeError(error) });
      unreadable.push(id);
    }
  }
  return { entries, unreadable };
}
