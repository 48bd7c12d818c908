import { type Change, is, isAbsent, updateItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { transact } from '#functions/data/transact.ts';
import { write } from '#functions/data/write.ts';
import { answerChange, answersOf } from '#functions/entities/application/answer-times.ts';
import { readApplication } from '#functions/entities/application/application-store.ts';
import type { HeldChange } from '#functions/entities/application/held-change.ts';
import { notedNow } from '#functions/entities/application/noted.ts';
import type { StoredApplication } from '#functions/entities/application/stored-application.ts';
import { readEntry } from '#functions/entities/shortlist/shortlist-store.ts';
import type { StoredEntry } from '#functions/entities/shortlist/stored-shortlist-entry.ts';
import { type BulkFailure, type BulkStatus, undoMs } from '#shared/domain/bulk-moves.ts';
import { entryAt } from '#shared/domain/hiring-pipeline.ts';
import type { ApplicationStatus } from '#shared/domain/hiring-statuses.ts';
import { type EpochMs, epochMs, toIso } from '#shared/domain/time.ts';
import { entryWrites } from './change-application.ts';

/** A change of several applications at once. */
export interface BulkChange {
  operation: string;
  status: BulkStatus;
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
  if (held || undone === change.operation) return 'changed_since';
  if (summary.status === change.status) return 'unchanged';
  const entry = application.on_shortlist && (await readJoined(application));
  if (entry && !entryAt(change.status)) return 'on_shortlist';
  if (change.shown !== undefined && summary.status !== change.shown) return 'changed_since';
  const update = heldUpdate(application, change, entry || undefined);
  const { done } = entry ? await transact({ application: update, ...entryWrites(entry, change) }) : await write(update);
  if (done) return 'changed';
  // The response to this very write may have been lost.
  const { job_id, candidate_id } = summary;
  const now = await readApplication(job_id, candidate_id);
  return now?.held?.operation === change.operation ? 'changed' : 'changed_since';
}

/** The entry that an application goes with (1 read unit), unless it was erased. */
async function readJoined({ summary }: StoredApplication): Promise<StoredEntry | undefined> {
  const entry = await readEntry(summary.recruiter_id, summary.candidate_id);
  return entry?.has_application && entry.summary.job?.id === summary.job_id ? entry : undefined;
}

function heldUpdate(application: StoredApplication, change: BulkChange, entry: StoredEntry | undefined) {
  const { summary, notes, version, on_shortlist } = application;
  const { status, now } = change;
  const held: HeldChange = {
    operation: change.operation,
    until: toIso(epochMs(now + undoMs)),
    version: version + 1,
    status: summary.status,
    notes,
    noted: application.noted,
    ...timesOf(application),
    ...(entry && { entry: { status: entry.summary.status, version: versionAfter(entry, status) } }),
  };
  const answered = answerChange(status, now);
  return updateOf(application, {
    move: { 'card.status': { from: [summary.status], to: status } },
    set: { held, state: 'due', notes: change.notes || undefined, noted: notedNow(change.notes, now, change.colleague) },
    setOnce: answered.setOnce ?? {},
    remove: answered.remove,
    add: { version: 1, in_bulk: new Set([status]) },
    when: { version: is(version), held: isAbsent, on_shortlist: on_shortlist ? is(true) : isAbsent },
  });
}

const updateOf = ({ summary }: StoredApplication, change: Change<StoredApplication>) =>
  updateItem<StoredApplication>(keys.application(summary.job_id, summary.candidate_id), change);

/** An entry that agrees with the status is only checked. */
const versionAfter = ({ summary, version }: StoredEntry, status: BulkStatus): number =>
  entryAt(status, summary.status) === summary.status ? version : version + 1;

const timesOf = ({ summary }: Pick<StoredApplication, 'summary'>) =>
  Object.fromEntries(answersOf(summary).map(({ status, at }) => [`${status}_at`, at]));
