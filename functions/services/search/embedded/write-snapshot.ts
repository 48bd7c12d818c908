import { join } from 'node:path';
import { lastChange } from '#functions/data/change-feed/change-feed-store.ts';
import { log } from '#functions/platform/log.ts';
import { dayMs, type EpochMs } from '#shared/domain/time.ts';
import type { IndexKind } from '../port/port.ts';
import { unreadableIds } from '../port/unreadable.ts';
import { followChanges } from './follow-changes.ts';
import { createIndex, inFolder, openSnapshot, snapshotName } from './open-index.ts';
import { keepSnapshot } from './snapshot-store.ts';
import type { SqliteIndex } from './sqlite-index.ts';
import { isNearlyFull, maxDocuments } from './supported-size.ts';

/** An index this old is rebuilt from the table, which corrects anything that it may have missed. */
const rebuiltAfterMs = dayMs;

/**
 * Brings a kind's snapshot up to date: the last one with the changes since, or a new one from the table (0.5 read units
 * for each 4 KB of summaries). Without changes it writes nothing.
 * @param isRebuilt rebuilds it from the table in any case
 * @throws Error when some things could not be read: the snapshot is written without them
 */
export async function writeSnapshot(kind: IndexKind, now: EpochMs, { isRebuilt = false } = {}): Promise<void> {
  const previous = isRebuilt ? undefined : await openPrevious(kind, now);
  const before = previous?.state.sequence;
  const followed = previous && { index: previous, ...(await followChanges(kind, previous)) };
  const { index, unreadable } = followed && followed.state !== 'lost' ? followed : await buildIndex(kind, now);
  if (index !== previous || index.state.sequence !== before) {
    await inFolder(async (folder) => {
      const path = join(folder, 'index.sqlite');
      index.copyTo(path);
      await keepSnapshot(snapshotName(kind), path);
    });
    log('SEARCH_INDEX_WRITTEN', { kind: kind.name, sequence: index.state.sequence, rebuilt: index !== previous });
  }
  const { documents } = index.state;
  if (isNearlyFull(documents)) log('SEARCH_INDEX_LARGE', { kind: kind.name, documents, supported: maxDocuments });
  previous?.close();
  if (index !== previous) index.close();
  // The failed run raises an alarm.
  if (unreadable > 0) throw new Error(`${unreadable} ${kind.name} could not be read.`);
}

async function openPrevious(kind: IndexKind, now: EpochMs): Promise<SqliteIndex | undefined> {
  const index = await openSnapshot(kind);
  if (!index || now - index.state.builtAt < rebuiltAfterMs) return index;
  index.close();
  return undefined;
}

/** Builds an index from the table. The feed's end is read first, so that it repeats what changes meanwhile. */
async function buildIndex(kind: IndexKind, now: EpochMs): Promise<{ index: SqliteIndex; unreadable: number }> {
  const sequence = await lastChange(kind.name);
  const index = await createIndex(kind, now);
  let unreadable = 0;
  let start: Parameters<IndexKind['readAll']>[0];
  do {
    const { entries, next } = await kind.readAll(start);
    unreadable += unreadableIds(entries).length;
    index.apply(entries, sequence);
    start = next;
  } while (start);
  index.tidy();
  unreadable += (await followChanges(kind, index)).unreadable;
  return { index, unreadable };
}
