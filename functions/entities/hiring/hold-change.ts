import { is, isAbsent, updateItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { transact } from '#functions/data/transact.ts';
import { write } from '#functions/data/write.ts';
import { answerChange, answersOf } from '#functions/entities/application/answer-times.ts';
import { readApplication } from '#functions/entities/application/application-store.ts';
import { type HeldChange, isAwaited } from '#functions/entities/application/held-change.ts';
import { notedNow } from '#functions/entities/application/noted.ts';
import type { ApplicationSummary, StoredApplication } from '#functions/entities/application/stored-application.ts';
import { readEntry } from '#functions/entities/shortlist/shortlist-store.ts';
import type { StoredEntry } from '#functions/entities/shortlist/stored-shortlist-entry.ts';
import { type BulkFailure, type BulkStatus, undoMs } from '#shared/domain/bulk-moves.ts';
import { entryAt, stateOf, statusOf } from '#shared/domain/hiring-pipeline.ts';
import { type ApplicationStatus, answers, type PipelineState } from '#shared/domain/hiring-statuses.ts';
import { droppedNotes, moveLine } from '#shared/domain/shortlist-timeline.ts';
import { type EpochMs, epochMs, toIso } from '#shared/domain/time.ts';
import { entryWrites } from './change-application.ts';

/** A change of several applications at once. */
export interface BulkChange<Status extends ApplicationStatus = BulkStatus> {
  operation: string;
  status: Status;
  /** Replaces the note; '' leaves it. */
  notes: string;
  /** The status that it must still have; absent: any. */
  shown?: ApplicationStatus | undefined;
  /** Who makes it, other than the founder. */
  colleague: number | undefined;
  now: EpochMs;
}

/**
 * Sets the status of an application, with the entry that goes with it, and holds what follows from that until it cannot be undone
 * any more (4 write units up to 1 KB; with an entry 1 read unit, and about 13 write units more).
 * @param application as it was read: the write requires it unchanged
 */
export async function holdChange(
  application: StoredApplication,
  change: BulkChange,
): Promise<'changed' | 'unchanged' | BulkFailure> {
  const { held, undone, summary } = application;
  if (held?.operation === change.operation) return 'changed';
  if (isAwaited(application) || undone === change.operation) return 'changed_since';
  if (summary.status === change.status) return 'unchanged';
  const entry = application.on_shortlist && (await readJoined(application));
  if (entry && !entryAt(change.status)) return 'on_shortlist';
  if (change.shown !== undefined && summary.status !== change.shown) return 'changed_since';
  const update = heldUpdate(
    application,
    change,
    entry && beforeMove(entry, entryAt(change.status, stateOf(entry.summary)), change),
  );
  const { done } = entry ? await transact({ application: update, ...entryWrites(entry, change) }) : await write(update);
  return done || (await isHeldBy(change, summary)) ? 'changed' : 'changed_since';
}

/** Whether the response to this very write was lost (1 read unit). */
export async function isHeldBy(
  { operation }: Pick<BulkChange, 'operation'>,
  { job_id, candidate_id }: Pick<ApplicationSummary, 'job_id' | 'candidate_id'>,
): Promise<boolean> {
  return (await readApplication(job_id, candidate_id))?.held?.operation === operation;
}

/** The entry that an application goes with (1 read unit), unless it was erased. */
async function readJoined({ summary }: StoredApplication): Promise<StoredEntry | undefined> {
  const entry = await readEntry(summary.recruiter_id, summary.candidate_id);
  return entry?.has_application && entry.summary.job?.id === summary.job_id ? entry : undefined;
}

/** What is held of an entry that moves to a status; one that agrees with it is only checked. */
export const beforeMove = (
  { summary, version }: StoredEntry,
  to: PipelineState | undefined,
  { notes, now }: Pick<BulkChange, 'notes' | 'now'>,
): HeldChange['entry'] => ({
  status: summary.status,
  interview: summary.interview,
  ...(to === stateOf(summary)
    ? { version }
    : { version: version + 1, notes: to && droppedNotes(summary.notes, moveLine(to, notes, toIso(now))) }),
  to: to && statusOf(to),
});

/**
 * The write of an application that sets its status, and holds what follows from that; it may have that status already. A held change that
 * was read is replaced, also where it ended since: that leaves the version.
 */
export function heldUpdate(
  { summary, notes, noted, version, held: replaced, on_shortlist }: StoredApplication,
  change: Omit<BulkChange<ApplicationStatus>, 'shown'>,
  entry: HeldChange['entry'],
) {
  const { status, now } = change;
  const times = Object.fromEntries(answersOf(summary).map(({ status, at }) => [`${status}_at`, at]));
  const until = toIso(epochMs(now + undoMs));
  const held = {
    operation: change.operation,
    until,
    version: version + 1,
    status: summary.status,
    notes,
    noted,
    ...times,
    entry,
  };
  const answered = answerChange(status, now);
  const given = answers.filter((each) => each === status && each !== summary.status);
  return updateItem<StoredApplication>(keys.application(summary.job_id, summary.candidate_id), {
    move: { 'summary.status': { from: [summary.status], to: status } },
    set: { held, state: 'due', notes: change.notes || undefined, noted: notedNow(change.notes, now, change.colleague) },
    setOnce: answered.setOnce ?? {},
    remove: answered.remove,
    add: { version: 1, ...(given.length > 0 && { in_bulk: new Set(given) }) },
    when: {
      version: is(version),
      ...(!replaced && { held: isAbsent }),
      on_shortlist: on_shortlist ? is(true) : isAbsent,
    },
  });
}
