import { transact } from '#functions/data/transact.ts';
import { entryChangeWrites, entryRemovalWrites } from '#functions/entities/shortlist/entry-writes.ts';
import { actedBy, type StoredEntry } from '#functions/entities/shortlist/stored-shortlist-entry.ts';
import type { PipelineState } from '#shared/domain/hiring-statuses.ts';
import { withLine } from '#shared/domain/shortlist-timeline.ts';
import { type EpochMs, toIso } from '#shared/domain/time.ts';
import { followEntry, leaveShortlist } from './application-writes.ts';

/** A move of an entry: its line in the timeline, and the note in it, which also replaces that of the application. */
export interface EntryMove {
  status: PipelineState;
  line: string;
  note: string;
  /** Who moves it, other than the founder. */
  colleague: number | undefined;
  now: EpochMs;
}

/**
 * Moves an entry and its count, and its application with it.
 * @returns false when it was changed or removed since it was read
 */
export async function changeEntry(
  entry: StoredEntry,
  { status, line, note, colleague, now }: EntryMove,
): Promise<boolean> {
  const { notes, by } = entry.summary;
  const change = { status, notes: withLine(notes, line), by: actedBy(by, toIso(now), colleague) };
  const application = followEntry(entry, status, { note, colleague, now });
  const result = await transact({ ...entryChangeWrites(entry, change), application });
  if (result.done || result.failed !== 'application') return result.done;
  // The application was erased: the entry goes on without it.
  return (await transact(entryChangeWrites(entry, { ...change, hasApplication: false }))).done;
}

/**
 * Removes an entry and its count, and returns its application to reviewed, unless it is hired or rejected.
 * @returns false when it was changed or removed since it was read
 */
export async function removeEntry(entry: StoredEntry, now: EpochMs): Promise<boolean> {
  const result = await transact({ ...entryRemovalWrites(entry), application: leaveShortlist(entry, now) });
  if (result.done || result.failed !== 'application') return result.done;
  return await eraseEntry(entry);
}

/** Removes an entry and its count while its application is erased by itself; returns as `removeEntry`. */
export const eraseEntry = async (entry: StoredEntry): Promise<boolean> =>
  (await transact(entryRemovalWrites(entry))).done;
