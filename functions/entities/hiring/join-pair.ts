import { checkItem, isAbsent } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { pairOf } from '#functions/data/pair-id.ts';
import { transact } from '#functions/data/transact.ts';
import { daysOf } from '#functions/entities/application/reached-stages.ts';
import type { ApplicationSummary, StoredApplication } from '#functions/entities/application/stored-application.ts';
import {
  entryChangeWrites,
  newEntryWrites,
  readEntry,
  requireEntry,
} from '#functions/entities/shortlist/shortlist-store.ts';
import type { ShortlistSummary, StoredEntry } from '#functions/entities/shortlist/stored-shortlist-entry.ts';
import { dayOf } from '#shared/domain/closing-date.ts';
import { applicationAt, isOpenEntry } from '#shared/domain/hiring-pipeline.ts';
import { stagesOfEntry } from '#shared/domain/hiring-stages.ts';
import { sourceOfApplication, syncedFromLine, withLine } from '#shared/domain/shortlist-timeline.ts';
import { type EpochMs, toIso } from '#shared/domain/time.ts';
import { joinEntry } from './application-writes.ts';

type Job = NonNullable<ShortlistSummary['job']>;

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
  application: ApplicationSummary | undefined,
  now: EpochMs,
): Promise<ShortlistSummary | 'entry' | 'application' | 'view'> {
  const { recruiter_id, candidate, job } = draft;
  const summary: ShortlistSummary = {
    ...draft,
    id: pairOf(recruiter_id, candidate.id),
    status: application?.status === 'hired' ? 'hired' : 'active',
    notes: draft.notes,
    shortlisted_at: toIso(now),
  };
  // Of an application that has this status already, the candidate was notified.
  if (job && application?.status === applicationAt[summary.status])
    summary.notes = withSource(summary.notes, { job, now });
  const { entry, count, view } = newEntryWrites(summary, application !== undefined);
  const result = await transact({
    entry,
    count,
    application: job ? applicationWrite(application, job.id, summary, now) : undefined,
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
    ? joinEntry(application, status, dayOf(now))
    : checkItem<StoredApplication>(keys.application(jobId, candidate.id), { when: { PK: isAbsent } });

/** Whether an entry is to follow the application for a job from now on: it names that job, or has yet to name one. */
const isForJob = ({ summary, has_application }: StoredEntry, jobId: number): boolean =>
  !has_application && (summary.job ? summary.job.id === jobId : isOpenEntry(summary.status));

/**
 * Joins a shortlisted application with the recruiter's entry, which keeps its status.
 * @returns false when the entry is decided, follows another application, or changed meanwhile
 */
export async function joinWithEntry(application: ApplicationSummary, job: Job, now: EpochMs): Promise<boolean> {
  const entry = await readEntry(application.recruiter_id, application.candidate_id);
  if (!entry || !isForJob(entry, application.job_id) || !isOpenEntry(entry.summary.status)) return false;
  const { status, notes } = entry.summary;
  const change = { status, notes: withSource(notes, { job, now }), job, hasApplication: true };
  const { done } = await transact({
    ...entryChangeWrites(entry, change),
    application: joinEntry(application, status, dayOf(now)),
  });
  return done;
}

/**
 * How an application begins: with the state of an entry that is to follow it, otherwise as applied. `writes` fail when the entry was
 * added, changed or removed since it was read.
 */
export function startOf(
  entry: StoredEntry | undefined,
  { recruiter_id, candidate_id }: Pick<ApplicationSummary, 'recruiter_id' | 'candidate_id'>,
  { job, now }: Joining,
) {
  if (!entry || !isForJob(entry, job.id)) {
    return { status: 'applied' as const, writes: { entry: requireEntry(recruiter_id, candidate_id, entry) } };
  }
  const { status, notes } = entry.summary;
  return {
    status: applicationAt[status],
    joined: { on_shortlist: true as const, ...daysOf(stagesOfEntry(status), dayOf(now)) },
    writes: entryChangeWrites(entry, { status, notes: withSource(notes, { job, now }), job, hasApplication: true }),
  };
}
