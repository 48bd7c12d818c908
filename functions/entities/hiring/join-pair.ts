import { checkItem, isAbsent } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { pairOf } from '#functions/data/pair-id.ts';
import { transact } from '#functions/data/transact.ts';
import { announcedStatus } from '#functions/entities/application/held-change.ts';
import type { ApplicationSummary, StoredApplication } from '#functions/entities/application/stored-application.ts';
import { entryChangeWrites, newEntryWrites } from '#functions/entities/shortlist/entry-writes.ts';
import type { ShortlistSummary, StoredEntry } from '#functions/entities/shortlist/stored-shortlist-entry.ts';
import { applicationAt, entryAt, stateOf } from '#shared/domain/hiring-pipeline.ts';
import { moveLine, sourceOfApplication, syncedFromLine, withLine } from '#shared/domain/shortlist-timeline.ts';
import { type EpochMs, toIso } from '#shared/domain/time.ts';
import { joinEntry } from './application-writes.ts';

type Job = NonNullable<ShortlistSummary['job']>;

/** An application's job as an entry names it. */
export const jobOf = ({ job: { id, title, company_name } }: ApplicationSummary): Job => ({
  id,
  title,
  company: company_name,
});

/** Job and time of a new entry or of one that is joined. */
interface Joining {
  job: Job;
  now: EpochMs;
}

/** The notes of an entry with the line that says from which application it comes. */
const withSource = (notes: string, { job, now }: Joining): string =>
  withLine(notes, syncedFromLine(sourceOfApplication(job.title), toIso(now)));

/**
 * Puts a candidate on the shortlist, for a job together with their application: it becomes shortlisted, or stays hired.
 * @param draft the entry without what follows from the application
 * @param application the one for the entry's job, as it was read
 * @returns the new entry, or which write failed: there is an `entry`, the `application` changed, the `view` was made or given
 * back since it was read
 */
export async function putOnShortlist(
  draft: Omit<ShortlistSummary, 'id' | 'status' | 'shortlisted_at'>,
  application: Pick<StoredApplication, 'summary' | 'held' | 'labels'> | undefined,
  now: EpochMs,
): Promise<ShortlistSummary | 'entry' | 'application' | 'view'> {
  const { recruiter_id, candidate, job } = draft;
  const summary: ShortlistSummary = {
    ...draft,
    ...(application?.labels && { labels: application.labels }),
    id: pairOf(recruiter_id, candidate.id),
    status: application?.summary.status === 'hired' ? 'hired' : 'active',
    notes: draft.notes,
    shortlisted_at: toIso(now),
  };
  // Of an application that has this status already, the candidate was notified, unless that can still be undone.
  if (job && application && announcedStatus(application) === applicationAt[summary.status])
    summary.notes = withSource(summary.notes, { job, now });
  const { entry, count, view } = newEntryWrites(summary, application !== undefined);
  const result = await transact({
    entry,
    count,
    application: job ? applicationWrite(application?.summary, job.id, summary, now) : undefined,
    view,
  });
  if (result.done) return summary;
  return result.failed === 'count' ? 'entry' : result.failed;
}

const applicationWrite = (
  application: ApplicationSummary | undefined,
  jobId: number,
  { candidate, status }: ShortlistSummary,
  now: EpochMs,
) =>
  application
    ? joinEntry(application, status, now)
    : checkItem<StoredApplication>(keys.application(jobId, candidate.id), { when: { PK: isAbsent } });

/**
 * Joins an application with the entry that is to follow it. An answer that the application has already moves the entry;
 * without one, applied or reviewed, the application takes over the entry's state.
 * @param application with its latest note
 * @returns false when either changed since it was read
 */
export async function joinWithEntry(
  entry: StoredEntry,
  { summary: application, notes: note }: Pick<StoredApplication, 'summary' | 'notes'>,
  now: EpochMs,
): Promise<boolean> {
  const job = jobOf(application);
  const { notes } = entry.summary;
  const before = stateOf(entry.summary);
  const status = entryAt(application.status, before) ?? before;
  const joined = withSource(notes, { job, now });
  const change = {
    status,
    notes: status === before ? joined : withLine(joined, moveLine(status, note, toIso(now))),
    job,
    hasApplication: true,
  };
  const { done } = await transact({
    ...entryChangeWrites(entry, change),
    application: joinEntry(application, status, now),
  });
  return done;
}
