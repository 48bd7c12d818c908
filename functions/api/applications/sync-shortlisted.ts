import type { PageKey } from '#functions/data/page.ts';
import { openCursor, sealCursor } from '#functions/data/page.ts';
import { applicationsAtStatus } from '#functions/entities/application/application-list-store.ts';
import type { ApplicationSummary } from '#functions/entities/application/stored-application.ts';
import { readCandidates } from '#functions/entities/candidate/candidate-store.ts';
import type { CandidateProfile } from '#functions/entities/candidate/stored-candidate.ts';
import { isApplicantSeen, isBlocked } from '#functions/entities/candidate/visibility.ts';
import { joinWithEntry, putOnShortlist } from '#functions/entities/hiring/join-pair.ts';
import { copyOf } from '#functions/entities/shortlist/shortlist-copy-store.ts';
import { hasViewed } from '#functions/entities/subscription/candidate-view-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { applicationCalls } from '#shared/contracts/applications.ts';
import type { EpochMs } from '#shared/domain/time.ts';

/** How many applications one call brings to the shortlist: each in a transaction of its own. */
const atOnce = 25;

/**
 * Brings the caller's shortlisted applications to the shortlist, newest first. An entry that has no job yet, or whose
 * application this is, is joined with it; others are left as they are, so that repeated and concurrent calls lead to the same
 * shortlist. Candidates who are not to be seen, or who block the
 * caller, are left out.
 */
export const syncShortlisted: UseCase<typeof applicationCalls.syncShortlisted> = async ({ query, caller, now }) => {
  const binding = `sync-shortlisted ${caller.id}`;
  const page = { limit: atOnce, start: startOf(query.cursor, binding) };
  const { items, next } = await applicationsAtStatus(caller.id, 'shortlisted', page);
  const profiles = await readCandidates(items.map(({ candidate_id }) => candidate_id));
  const counts = { synced: 0, already: 0 };
  for (const application of items) {
    const profile = profiles.get(application.candidate_id);
    if (!profile || !isApplicantSeen(profile.summary, caller, application.applied_at)) continue;
    if (isBlocked(profile.summary, caller)) continue;
    const outcome = await bringToShortlist(application, profile, now);
    if (outcome) counts[outcome] += 1;
  }
  return { ...counts, next: next ? sealCursor(next, binding) : null };
};

function startOf(cursor: string | undefined, binding: string): PageKey | undefined {
  const start = cursor === undefined ? undefined : openCursor(cursor, binding);
  if (cursor !== undefined && !start) throw new HttpError('INVALID_CURSOR');
  return start;
}

/** @returns undefined when the application has another status by now: the index is eventually consistent */
async function bringToShortlist(
  application: ApplicationSummary,
  profile: CandidateProfile,
  now: EpochMs,
): Promise<'synced' | 'already' | undefined> {
  const { recruiter_id, candidate_id, job: applied } = application;
  const job = { id: applied.id, title: applied.title, company: applied.company_name };
  // The candidate may be viewed, or block the recruiter, concurrently.
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    const unlocked = await hasViewed(recruiter_id, candidate_id);
    const draft = { recruiter_id, notes: '', unlocked, candidate: copyOf(profile.summary), job };
    const entry = await putOnShortlist(draft, application, now);
    if (typeof entry !== 'string') return 'synced';
    if (entry === 'entry') return (await joinWithEntry(application, job, now)) ? 'synced' : 'already';
    if (entry === 'application') return undefined;
  }
  return undefined;
}
