import { keys } from '#functions/data/keys.ts';
import { transact } from '#functions/data/transact.ts';
import { readApplication } from '#functions/entities/application/application-store.ts';
import type { StoredApplication } from '#functions/entities/application/stored-application.ts';
import { joinEntry } from '#functions/entities/hiring/application-writes.ts';
import { parseNotification } from '#functions/entities/notification/stored-notification.ts';
import { entryChangeWrites } from '#functions/entities/shortlist/entry-writes.ts';
import { parseShortlistEntry, type StoredEntry } from '#functions/entities/shortlist/stored-shortlist-entry.ts';
import { applicationAt, entryAt, stateOf } from '#shared/domain/hiring-pipeline.ts';
import type { PipelineState } from '#shared/domain/hiring-statuses.ts';
import { moveLine, parseTimeline, withLine } from '#shared/domain/shortlist-timeline.ts';
import { type IsoInstant, isoInstant, toEpochMs } from '#shared/domain/time.ts';
import { allItems } from './all-items.ts';

export interface PairCounts {
  /** Pairs of an application and an entry for its job that were not joined. */
  found: number;
  /** Those whose application, or whose entry, takes over the other's status. */
  applications: number;
  entries: number;
  /** Those that changed meanwhile: the next run joins them. */
  missed: number;
}

/** When the candidate was last notified of an application's status, by candidate and job. */
type Notified = Map<string, IsoInstant>;
const placeOf = (candidateId: number, jobId: number) => `${keys.unread('candidate', candidateId).PK} /job/${jobId}`;

async function readPairs(): Promise<{ entries: StoredEntry[]; notified: Notified }> {
  const entries: StoredEntry[] = [];
  const notified: Notified = new Map();
  for await (const item of allItems()) {
    if (item.entity === 'shortlist_entry') {
      const entry = parseShortlistEntry(item);
      if (entry.summary.job && !entry.has_application) entries.push(entry);
    } else if (item.entity === 'notification') {
      const { kind, link, created_at } = parseNotification(item).summary;
      const place = `${item.PK} ${link}`;
      if (kind === 'application_status_changed' && created_at > (notified.get(place) ?? ''))
        notified.set(place, created_at);
    }
  }
  return { entries, notified };
}

/** When an entry was moved last. */
const movedAt = ({ summary: { notes, shortlisted_at } }: StoredEntry): IsoInstant =>
  parseTimeline(notes).findLast(({ status }) => status !== null)?.at ?? shortlisted_at;

/**
 * When an application got its status: its latest notification says so, while it is stored; before, the latest time that the item
 * has, the beginning of the days of its stages included.
 */
function answeredAt(
  { summary, contacts, shortlisted_on, hired_on }: StoredApplication,
  notified: Notified,
): IsoInstant {
  const days = [shortlisted_on, hired_on].flatMap((day) => (day ? [isoInstant(`${day}T00:00:00.000Z`)] : []));
  const known = [summary.applied_at, ...contacts.map(({ at }) => at), ...days].sort().at(-1) ?? summary.applied_at;
  return notified.get(placeOf(summary.candidate_id, summary.job_id)) ?? known;
}

/** The state of a pair: that of the later change. Who is on the shortlist stays there: applied and reviewed remove no entry. */
function latestState(entry: StoredEntry, application: StoredApplication, at: IsoInstant): PipelineState {
  const status = stateOf(entry.summary);
  return at > movedAt(entry) ? (entryAt(application.summary.status, status) ?? status) : status;
}

/** The notes of an entry with a line for the status of its application, where the two differed. */
function notesWith(
  { summary: { status, notes } }: StoredEntry,
  application: StoredApplication,
  at: IsoInstant,
): string {
  const state = entryAt(application.summary.status);
  if (!state || applicationAt[status] === application.summary.status) return notes;
  return withLine(notes, moveLine(state, application.notes, at));
}

/**
 * Joins applications with the shortlist entries for their jobs, from before they were one state (1 read unit for each 4 KB of the
 * table and for each entry with a job, about 20 write units for each pair). The later change wins, both stay in the timeline.
 * @param isDryRun only counts
 */
export async function joinPairs(isDryRun: boolean): Promise<PairCounts> {
  const counts: PairCounts = { found: 0, applications: 0, entries: 0, missed: 0 };
  const { entries, notified } = await readPairs();
  for (const entry of entries) {
    const { job, candidate, recruiter_id } = entry.summary;
    const application = job && (await readApplication(job.id, candidate.id));
    if (application?.summary.recruiter_id !== recruiter_id) continue;
    const at = answeredAt(application, notified);
    const state = latestState(entry, application, at);
    counts.found += 1;
    if (applicationAt[state] !== application.summary.status) counts.applications += 1;
    if (state !== stateOf(entry.summary)) counts.entries += 1;
    if (isDryRun) continue;
    const { done } = await transact({
      ...entryChangeWrites(entry, { status: state, notes: notesWith(entry, application, at), hasApplication: true }),
      application: joinEntry(application.summary, state, toEpochMs(movedAt(entry))),
    });
    if (!done) counts.missed += 1;
  }
  return counts;
}
