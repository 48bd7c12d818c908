import type { DatabaseSync } from 'node:sqlite';

/**
 * Free slots between neighbours. The full-text index stores for each word the distances between its documents' slots: the
 * smaller, the fewer bytes. With some room a document that is added again finds a slot between two others.
 */
const room = 16;
/** The first document's slot: there is room for millions on both sides. */
const middle = 2 ** 32;

/** Greater than every slot. */
export const endOfSlots = 2 ** 40;

/**
 * Gives documents their slots: whole numbers in the order of the documents' keys, close to each other.
 * @param move moves a document from one slot to a free one
 */
export function slotGiver(database: DatabaseSync, move: (from: number, to: number) => void) {
  const aboveKey = database.prepare('SELECT slot FROM documents WHERE key > ? ORDER BY key LIMIT 1');
  const belowKey = database.prepare('SELECT slot FROM documents WHERE key < ? ORDER BY key DESC LIMIT 1');
  const taken = database.prepare('SELECT 1 FROM documents WHERE slot = ?');

  /** Moves the document of a slot, and as many after it as needed, one further. */
  const free = (slot: number) => {
    let end = slot + 1;
    while (taken.get(end)) end += 1;
    for (let to = end; to > slot; to -= 1) move(to - 1, to);
  };

  /** A free slot for a new key. */
  return (key: bigint): number => {
    const above = aboveKey.get(key)?.slot as number | undefined;
    const below = belowKey.get(key)?.slot as number | undefined;
    if (above === undefined) return below === undefined ? middle : below + room;
    if (below === undefined) return above - room;
    if (above - below === 1) free(above);
    return above - below === 1 ? above : Math.floor((above + below) / 2);
  };
}
