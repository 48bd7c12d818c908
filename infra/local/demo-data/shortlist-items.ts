import { keys } from '#functions/data/keys.ts';
import { pairOf } from '#functions/data/pair-id.ts';
import { toItem } from '#functions/data/summary.ts';
import type { CandidateSummary } from '#functions/entities/candidate/stored-candidate.ts';
import { mayMove } from '#functions/entities/hiring/hiring-moves.ts';
import type { StoredJob } from '#functions/entities/job/stored-job.ts';
import { listPlaces, newEntryWrites } from '#functions/entities/shortlist/entry-writes.ts';
import { copyOf } from '#functions/entities/shortlist/shortlist-copy-store.ts';
import type { ShortlistSummary } from '#functions/entities/shortlist/stored-shortlist-entry.ts';
import { viewWrites } from '#functions/entities/subscription/unlock-candidate.ts';
import type { PipelineState } from '#shared/domain/hiring-statuses.ts';
import { moveLine, withLine } from '#shared/domain/shortlist-timeline.ts';
import { type EpochMs, toIso } from '#shared/domain/time.ts';
import type { DemoShortlistEntry } from './demo-types.ts';
import type { meetingOf } from './interview-items.ts';
import { type Item, type ItemVersion, itemOf } from './item-version.ts';

/** The record of a recruiter's unlocking a candidate under a subscription. */
export const unlockItem = (
  { recruiter_id }: StoredJob['summary'],
  candidate: CandidateSummary,
  subscriptionId: number,
  at: EpochMs,
): ItemVersion => {
  const { view } = viewWrites(recruiter_id, candidate.id, subscriptionId, at);
  return { at, item: itemOf(view) };
};

/** The agreed interview of an entry, and when it was agreed. */
type Meeting = NonNullable<ReturnType<typeof meetingOf>>;

/**
 * A new entry on the shortlist of the job's recruiter, and its later version when the status has changed.
 * @param hasApplied the candidate applied for the job before
 */
export const shortlistItems = (
  { status, notes, change_notes, shortlisted_at, changed_at }: DemoShortlistEntry,
  job: StoredJob,
  candidate: CandidateSummary,
  { unlocked, hasApplied, meeting }: { unlocked: boolean; hasApplied: boolean; meeting?: Meeting | undefined },
): ItemVersion[] => {
  const { id, recruiter_id, title, company_name } = job.summary;
  const of = { id, title, company: company_name };
  const summary: ShortlistSummary = {
    id: pairOf(recruiter_id, candidate.id),
    recruiter_id,
    status: 'active',
    notes,
    shortlisted_at: toIso(shortlisted_at),
    unlocked,
    candidate: copyOf(candidate),
    job: of,
  };
  const { entry } = newEntryWrites(summary, hasApplied);
  const item = itemOf(entry);
  const line = moveLine(status, change_notes, toIso(changed_at));
  const moved: ShortlistSummary = { ...summary, status, notes: withLine(notes, line) };
  const changed = { ...item, ...listPlaces(moved), ...toItem({ summary: moved, version: 2 }) };
  const latest = status === 'active' ? { item, summary, version: 1 } : { item: changed, summary: moved, version: 2 };
  return [
    { at: shortlisted_at, item },
    ...(status === 'active' ? [] : [{ at: changed_at, item: changed }]),
    ...(meeting && mayMove('agree', status) ? [metVersion(latest, meeting)] : []),
  ];
};

/** An entry when an interview was agreed, which the stream lets it follow (decision 137). */
function metVersion(
  { item, summary, version }: { item: Item; summary: ShortlistSummary; version: number },
  { id, at, picked_at }: Meeting,
): ItemVersion {
  const notes = withLine(summary.notes, moveLine('interview', '', toIso(picked_at)));
  const met: ShortlistSummary = { ...summary, status: 'contacted', notes, interview: { id, at } };
  const changes = {
    ...listPlaces(met),
    ...toItem({ summary: met, version: version + 1 }),
    followed: { id, sequence: 0 },
  };
  return { at: picked_at, item: { ...item, ...changes } };
}

/** Numbers of a recruiter's entries by state, where `contacted` has those of `interview` too. */
export const shortlistStatsItem = (recruiterId: number, statuses: readonly PipelineState[]): Item => {
  const counts: Partial<Record<PipelineState, number>> = { active: 0 };
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return { ...keys.shortlistStats(recruiterId), entity: 'shortlist_stats', schema_version: 1, ...counts };
};
