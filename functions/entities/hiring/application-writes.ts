import { type Change, is, isAbsent, updateItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { answerChange } from '#functions/entities/application/answer-times.ts';
import { endHold } from '#functions/entities/application/held-change.ts';
import { notedNow } from '#functions/entities/application/noted.ts';
import { daysOf } from '#functions/entities/application/reached-stages.ts';
import type { ApplicationSummary, StoredApplication } from '#functions/entities/application/stored-application.ts';
import type { StoredEntry } from '#functions/entities/shortlist/stored-shortlist-entry.ts';
import { dayOf } from '#shared/domain/closing-date.ts';
import { applicationAt, isOpenEntry } from '#shared/domain/hiring-pipeline.ts';
import { stagesOfEntry } from '#shared/domain/hiring-stages.ts';
import type { PipelineState } from '#shared/domain/hiring-statuses.ts';
import { type EpochMs, toIso } from '#shared/domain/time.ts';

// What a state means for the application (decision 84). The entry's version guards the state of an application that is on the
// shortlist: each write of either changes or checks it.

const update = (jobId: number, candidateId: number, change: Change<StoredApplication>) =>
  updateItem<StoredApplication>(keys.application(jobId, candidateId), { ...change, add: { version: 1 } });

/** The write that lets an entry's application follow (4 write units up to 1 KB); undefined when it has none. */
export function followEntry(
  { summary, has_application }: StoredEntry,
  status: PipelineState,
  { note, colleague, now }: { note: string; colleague: number | undefined; now: EpochMs },
) {
  if (!summary.job || !has_application) return undefined;
  const { setOnce, remove } = answerChange(applicationAt[status], now);
  return update(summary.job.id, summary.candidate.id, {
    set: { 'summary.status': applicationAt[status], notes: note || undefined, noted: notedNow(note, now, colleague) },
    setOnce: { ...setOnce, ...daysOf(stagesOfEntry(status), dayOf(now)) },
    remove: [...remove, ...endHold],
    when: { on_shortlist: is(true) },
  });
}

/**
 * The write that returns an entry's open application to reviewed, as the entry is removed; one that is hired or rejected stays so.
 * Undefined when it has none.
 */
export function leaveShortlist({ summary, has_application }: StoredEntry, now: EpochMs) {
  const { job, candidate, status } = summary;
  if (!job || !has_application) return undefined;
  if (!isOpenEntry(status)) {
    return update(job.id, candidate.id, {
      setOnce: daysOf(stagesOfEntry(status), dayOf(now)),
      remove: ['on_shortlist', ...endHold],
      when: { on_shortlist: is(true) },
    });
  }
  // The candidate is not notified of the removal, so its time is not written.
  const { remove } = answerChange('reviewed', now);
  return update(job.id, candidate.id, {
    set: { 'summary.status': 'reviewed', removed_at: toIso(now) },
    remove: ['on_shortlist', ...remove, ...endHold],
    when: { on_shortlist: is(true) },
  });
}

/** The write that joins an application with an entry at a status; it fails when its own status changed since it was read. */
export function joinEntry(
  { job_id, candidate_id, status: before }: Pick<ApplicationSummary, 'job_id' | 'candidate_id' | 'status'>,
  status: PipelineState,
  now: EpochMs,
) {
  const { setOnce, remove } = answerChange(applicationAt[status], now);
  return update(job_id, candidate_id, {
    move: { 'summary.status': { from: [before], to: applicationAt[status] } },
    set: { on_shortlist: true },
    setOnce: { ...setOnce, ...daysOf(stagesOfEntry(status), dayOf(now)) },
    remove: [...remove, ...endHold],
    when: { on_shortlist: isAbsent },
  });
}
