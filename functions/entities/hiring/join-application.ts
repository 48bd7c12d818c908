import { retry } from '#functions/data/retry.ts';
import { readApplication } from '#functions/entities/application/application-store.ts';
import { announcedStatus } from '#functions/entities/application/held-change.ts';
import type { ApplicationSummary, StoredApplication } from '#functions/entities/application/stored-application.ts';
import type { CandidateProfile } from '#functions/entities/candidate/stored-candidate.ts';
import { isApplicantSeen, isBlocked, type Viewer } from '#functions/entities/candidate/visibility.ts';
import { copyOf } from '#functions/entities/shortlist/shortlist-copy-store.ts';
import { readEntry } from '#functions/entities/shortlist/shortlist-store.ts';
import type { StoredEntry } from '#functions/entities/shortlist/stored-shortlist-entry.ts';
import { hasViewed } from '#functions/entities/subscription/candidate-view-store.ts';
import { isOpenEntry } from '#shared/domain/hiring-pipeline.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import { jobOf, joinWithEntry, putOnShortlist } from './join-pair.ts';

// An application is written alone, and joined with its recruiter's shortlist afterwards (decision 84). Each attempt reads the present
// state of both, so that late and repeated calls have the same result.

/** An application as it was found: in a record of the stream, or in a list. */
type Found = Pick<ApplicationSummary, 'job_id' | 'candidate_id' | 'recruiter_id' | 'applied_at'>;

/** Whether an entry is to follow an application from now on: it names the job, or is open and has yet to name one. */
const isToFollow = ({ summary, has_application }: StoredEntry, { job_id }: Found): boolean =>
  !has_application && (summary.job ? summary.job.id === job_id : isOpenEntry(summary.status));

/**
 * Joins a new application with the entry that is to follow it (1 read unit without one). An entry without a job joins only if it
 * was on the shortlist first: one that was added later is a state of its own.
 * @throws StoreUnavailable when other writers changed the pair again and again
 */
export const joinNewApplication = (found: Found, now: EpochMs): Promise<true> =>
  retry(async () => {
    const entry = await readEntry(found.recruiter_id, found.candidate_id);
    if (!entry || !isToFollow(entry, found)) return true;
    const application = await readApplication(found.job_id, found.candidate_id);
    if (!application || application.on_shortlist) return true;
    const { job, shortlisted_at } = entry.summary;
    if (!job && shortlisted_at > application.summary.applied_at) return true;
    return (await joinWithEntry(entry, application, now)) || undefined;
  });

/**
 * Brings a shortlisted application to its recruiter's shortlist: with a new entry, or joined with the one that is to follow it.
 * @param candidate undefined, or not to be seen by the recruiter: left out
 * @returns `already` when the entry follows this application or another, or was decided without one; `left out` also when
 * the application is not shortlisted any more, or that can still be undone
 * @throws StoreUnavailable when other writers changed the pair again and again
 */
export async function bringToShortlist(
  found: Found,
  candidate: CandidateProfile | undefined,
  recruiter: Viewer,
  now: EpochMs,
): Promise<'synced' | 'already' | 'left out'> {
  if (!candidate || !isApplicantSeen(candidate.summary, recruiter, found.applied_at)) return 'left out';
  if (isBlocked(candidate.summary, recruiter)) return 'left out';
  return await retry(async () => {
    const [application, entry] = await Promise.all([
      readApplication(found.job_id, found.candidate_id),
      readEntry(recruiter.id, found.candidate_id),
    ]);
    if (!application || announcedStatus(application) !== 'shortlisted') return 'left out';
    if (application.on_shortlist || (entry && !isToFollow(entry, found))) return 'already';
    const isJoined = entry
      ? await joinWithEntry(entry, application, now)
      : await putBeside(application, candidate, now);
    return isJoined ? 'synced' : undefined;
  });
}

/** Puts an applicant on the shortlist; false when entry, application or view changed since they were read. */
async function putBeside(application: StoredApplication, candidate: CandidateProfile, now: EpochMs): Promise<boolean> {
  const { summary } = application;
  const { recruiter_id, candidate_id } = summary;
  const unlocked = await hasViewed(recruiter_id, candidate_id);
  const draft = { recruiter_id, notes: '', unlocked, candidate: copyOf(candidate.summary), job: jobOf(summary) };
  return typeof (await putOnShortlist(draft, application, now)) !== 'string';
}
