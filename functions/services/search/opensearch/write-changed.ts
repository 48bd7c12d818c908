import type { Client } from '@opensearch-project/opensearch';
import type { IndexKind } from '../port/port.ts';
import { unreadableIds } from '../port/unreadable.ts';
import { indexesOf, writtenName } from './index-names.ts';
import { writeEntries } from './write-entries.ts';

/**
 * Writes the present state of changed things to the indexes of their kind; does nothing while the kind has none.
 * @param sequence number of the change
 * @throws Error when the engine or the table does not answer, or some could not be written: all others were
 */
export async function writeChanged(
  client: Client,
  source: IndexKind,
  ids: readonly number[],
  sequence: number,
): Promise<void> {
  const failed = await writePresent(client, source, ids, sequence);
  if (failed.length > 0) throw new Error(`${failed.length} changed things could not be written.`);
}

/**
 * Writes the present state of things to the indexes of their kind.
 * @returns the ids of those that cannot be read, which are no longer found, or that the engine refuses: repeating it does
 * not help
 * @throws Error when the engine or the table does not answer
 */
export async function writePresent(
  client: Client,
  source: IndexKind,
  ids: readonly number[],
  sequence: number,
): Promise<number[]> {
  // Read each time: a rebuild relies on changes being written to its index from the moment that it has the alias.
  const indexes = await indexesOf(client, writtenName(source));
  if (indexes.length === 0) return [];
  const entries = await source.read(ids);
  // A failure of one index keeps nothing from the others.
  const outcomes = await Promise.allSettled(
    indexes.map((index) => writeEntries(client, index, source, entries, sequence)),
  );
  const refused = outcomes.flatMap((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  });
  return [...new Set([...unreadableIds(entries), ...refused])];
}
