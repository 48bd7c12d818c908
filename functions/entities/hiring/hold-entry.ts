import { transact } from '#functions/data/transact.ts';
import { isAwaited } from '#functions/entities/application/held-change.ts';
import type { StoredApplication } from '#functions/entities/application/stored-application.ts';
import { entryChangeWrites } from '#functions/entities/shortlist/entry-writes.ts';
import { readEntry } from '#functions/entities/shortlist/shortlist-store.ts';
import { actedBy, type StoredEntry } from '#functions/entities/shortlist/stored-shortlist-entry.ts';
import { type EntryFailure, undoMs } from '#shared/domain/bulk-moves.ts';
import { applicationAt, isAsShown, stateOf } from '#shared/domain/hiring-pipeline.ts';
import type { PipelineState } from '#shared/domain/hiring-statuses.ts';
import { droppedNotes, moveLine, withLine, withoutLastLine } from '#shared/domain/shortlist-timeline.ts';
import { type EpochMs, epochMs, toEpochMs, toIso } from '#shared/domain/time.ts';
import { undoHeld } from './end-hold.ts';
import { mayMove } from './hiring-moves.ts';
import { beforeMove, heldUpdate, isHeldBy } from './hold-change.ts';

// Moves of several entries of the shortlist at once (decision 126). Of an entry with an application, that holds what follows; an
// entry without one has nothing that follows, and only remembers how it was.

/** A move of several entries at once. */
export interface EntriesMove {
  operation: string;
  status: PipelineState;
  /** Becomes part of the timeline. */
  notes: string;
  /** The status that it must still have; absent: any. */
  shown?: PipelineState | undefined;
  /** Who moves it, other than the founder. */
  colleague: number | undefined;
  now: EpochMs;
}

/**
 * Moves an entry, with its application, and holds what follows from that until it cannot be undone any more (8 write units up to 1 KB;
 * with an application about 14).
 * @param application of an entry that has one, as it was read; undefined where that was erased
 */
export async function holdEntry(
  entry: StoredEntry,
  application: StoredApplication | undefined,
  move: EntriesMove,
): Promise<'changed' | 'unchanged' | EntryFailure> {
  const { operation, status, shown } = move;
  const before = stateOf(entry.summary);
  const earlier = application
    ? heldOperation(application)
    : entry.moved && { ...entry.moved, isHeld: !!entry.moved.before };
  if (earlier?.operation === operation) return earlier.isHeld ? 'changed' : 'changed_since';
  if (application && isAwaited(application)) return 'changed_since';
  if (before === status) return 'unchanged';
  if (!mayMove('move', before)) return 'rejected';
  if (shown !== undefined && !isAsShown(entry.summary, shown)) return 'changed_since';
  const { done } = await transact(application ? pairWrites(entry, application, move) : aloneWrites(entry, move));
  return done || (await wasDone(entry, application, move)) ? 'changed' : 'changed_since';
}

/** The latest operation on an application, and whether it is held: else it was undone. */
const heldOperation = ({ held, undone }: StoredApplication) => ({
  operation: held?.operation ?? undone,
  isHeld: held !== undefined,
});

/** The entry's part of a move: its status and a line in its timeline. */
const changeOf = ({ summary }: StoredEntry, { status, notes, colleague, now }: EntriesMove) => ({
  status,
  notes: withLine(summary.notes, moveLine(status, notes, toIso(now))),
  by: actedBy(summary.by, toIso(now), colleague),
});

const pairWrites = (entry: StoredEntry, application: StoredApplication, move: EntriesMove) => ({
  application: heldUpdate(
    application,
    { ...move, status: applicationAt[move.status] },
    beforeMove(entry, move.status, move),
  ),
  ...entryChangeWrites(entry, changeOf(entry, move)),
});

function aloneWrites(entry: StoredEntry, move: EntriesMove) {
  const until = toIso(epochMs(move.now + undoMs));
  const { status, interview, notes: earlier } = entry.summary;
  const notes = droppedNotes(earlier, moveLine(move.status, move.notes, toIso(move.now)));
  const before = { status, interview, version: entry.version + 1, until, notes };
  // One whose application was erased goes on without it.
  const hasApplication = entry.has_application ? false : undefined;
  const moved = { operation: move.operation, before };
  return entryChangeWrites(entry, { ...changeOf(entry, move), hasApplication, moved });
}

/** Whether the response to this very write was lost (1 read unit). */
async function wasDone(
  { summary: { recruiter_id, candidate } }: StoredEntry,
  application: StoredApplication | undefined,
  move: EntriesMove,
): Promise<boolean> {
  if (application) return await isHeldBy(move, application.summary);
  const moved = (await readEntry(recruiter_id, candidate.id))?.moved;
  return moved?.operation === move.operation && moved.before !== undefined;
}

/**
 * Gives an entry, with its application, the state before a move of several again (8 write units up to 1 KB; with an
 * application about 14, and 1 read unit).
 */
export async function undoEntry(
  entry: StoredEntry,
  application: StoredApplication | undefined,
  { operation, now }: Pick<EntriesMove, 'operation' | 'now'>,
): Promise<'changed' | Extract<EntryFailure, 'changed_since'>> {
  if (application) return await undoHeld(application, operation);
  const { moved, version, summary } = entry;
  if (moved?.operation !== operation) return 'changed_since';
  if (!moved.before) return 'changed';
  if (moved.before.version !== version || toEpochMs(moved.before.until) <= now) return 'changed_since';
  const { interview, notes = withoutLastLine(summary.notes) } = moved.before;
  const change = { status: stateOf(moved.before), interview, notes, moved: { operation } };
  return (await transact(entryChangeWrites(entry, change))).done ? 'changed' : 'changed_since';
}
