import { indexKeys } from '#functions/data/index-keys.ts';
import { checkItem, deleteItem, insertItem, is, isAbsent, updateItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { toItem } from '#functions/data/summary.ts';
import { write } from '#functions/data/write.ts';
import { hasViewed, requireViewState } from '#functions/entities/subscription/candidate-view-store.ts';
import { stateOf, statusOf } from '#shared/domain/hiring-pipeline.ts';
import type { PipelineState } from '#shared/domain/hiring-statuses.ts';
import { countEntry, moveCount } from './shortlist-stats-store.ts';
import { type ShortlistSummary, type StoredEntry, shortlistEntrySchemaVersion } from './stored-shortlist-entry.ts';

/** Where the recruiter's lists find an entry. */
export const listPlaces = ({ recruiter_id, status, shortlisted_at, id }: ShortlistSummary) => ({
  ...indexKeys.shortlistAtStatus(recruiter_id, status, shortlisted_at, id),
  ...indexKeys.shortlistOfRecruiter(recruiter_id, shortlisted_at, id),
});

/**
 * The writes of a new entry (10 write units up to 1 KB). `entry` fails when there is one already.
 * `view` keeps `unlocked` consistent with the view record and fails when the recruiter views the candidate
 * concurrently.
 * @param hasApplication the person has applied for the entry's job
 */
export function newEntryWrites(summary: ShortlistSummary, hasApplication = false) {
  const stored: StoredEntry = { summary, version: 1, hidden: false, ...(hasApplication && { has_application: true }) };
  const { id, recruiter_id, candidate, shortlisted_at } = summary;
  return {
    entry: insertItem({
      ...keys.shortlistEntry(recruiter_id, candidate.id),
      entity: 'shortlist_entry',
      schema_version: shortlistEntrySchemaVersion,
      ...listPlaces(summary),
      ...indexKeys.shortlistsOfCandidate(candidate.id, shortlisted_at, id),
      ...toItem(stored),
    }),
    count: countEntry(recruiter_id, stateOf(summary), 1),
    view: requireViewState(recruiter_id, candidate.id, summary.unlocked),
  };
}

/** What changes of an entry with its status and notes. */
export interface EntryChange extends Partial<Pick<ShortlistSummary, 'job' | 'by' | 'interview'>> {
  /** Its new state; `interview` says which one, absent as before. */
  status: PipelineState;
  notes: string;
  /** Whether the entry has an application from now on; absent: as before. */
  hasApplication?: boolean | undefined;
  moved?: StoredEntry['moved'];
  followed?: StoredEntry['followed'];
}

/**
 * The writes that change an entry and move its count (about 13 write units). `entry` fails when it was changed or removed since
 * it was read. A hidden one is not counted, and stays out of the lists.
 */
export function entryChangeWrites(entry: StoredEntry, change: EntryChange) {
  const { status: state, notes, job, by, hasApplication, moved, followed } = change;
  const { recruiter_id, candidate, status: before, interview } = entry.summary;
  const status = statusOf(state);
  const isLeft = interview && state !== 'interview';
  const { GSI1PK } = listPlaces({ ...entry.summary, status });
  return {
    entry: updateItem<StoredEntry>(keys.shortlistEntry(recruiter_id, candidate.id), {
      move: { 'summary.status': { from: [before], to: status } },
      set: {
        'summary.notes': notes,
        'summary.interview': state === 'interview' ? (change.interview ?? interview ?? {}) : undefined,
        'summary.job': job,
        'summary.by': by,
        GSI1PK: entry.hidden ? undefined : GSI1PK,
        has_application: hasApplication || undefined,
        moved,
        followed,
      },
      remove: [
        ...(hasApplication === false ? (['has_application'] as const) : []),
        ...(isLeft ? (['summary.interview'] as const) : []),
      ],
      add: { version: 1 },
      when: { version: is(entry.version) },
    }),
    count:
      state === stateOf(entry.summary) || entry.hidden
        ? undefined
        : moveCount(recruiter_id, stateOf(entry.summary), state),
  };
}

/** The writes that remove an entry and its count (7 write units up to 1 KB); `entry` fails as in `entryChangeWrites`. */
export const entryRemovalWrites = ({ summary, version, hidden }: StoredEntry) => ({
  entry: deleteItem<StoredEntry>(keys.shortlistEntry(summary.recruiter_id, summary.candidate.id), {
    when: { version: is(version) },
  }),
  count: hidden ? undefined : countEntry(summary.recruiter_id, stateOf(summary), -1),
});

/**
 * The check that the recruiter's entry with a candidate is as it was read, or still missing, when a transaction is written (2
 * write units).
 */
export const requireEntry = (recruiterId: number, candidateId: number, entry: StoredEntry | undefined) =>
  checkItem<StoredEntry>(keys.shortlistEntry(recruiterId, candidateId), {
    when: entry ? { version: is(entry.version) } : { PK: isAbsent },
  });

/**
 * Marks the entry, if there is one, as that of a candidate whom the recruiter unlocked or whose view was given back, as it is
 * now (1 read unit, 4 write units up to 1 KB). Idempotent.
 */
export async function markUnlocked(recruiterId: number, candidateId: number): Promise<void> {
  const unlocked = await hasViewed(recruiterId, candidateId);
  await write(
    updateItem<StoredEntry>(keys.shortlistEntry(recruiterId, candidateId), {
      move: { 'summary.unlocked': { from: [!unlocked], to: unlocked } },
    }),
  );
}
