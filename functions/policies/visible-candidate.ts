import { isInUse } from '#functions/entities/account/stored-account.ts';
import { latestApplicationOf } from '#functions/entities/application/application-list-store.ts';
import type { CandidateProfile } from '#functions/entities/candidate/stored-candidate.ts';
import { isBlocked, sightOf, type Tie, type Viewer as Viewing } from '#functions/entities/candidate/visibility.ts';
import { hasViewed } from '#functions/entities/subscription/candidate-view-store.ts';
import { HttpError } from '#functions/platform/http-error.ts';

// Candidates by their id, for calls that name one. What may be seen is decided by `entities/candidate/visibility.ts`.

/** What connects a recruiter with a candidate (1 read unit; without an unlocked profile up to 75 more). */
export async function readTie(recruiterId: number, candidateId: number): Promise<Tie> {
  const unlocked = await hasViewed(recruiterId, candidateId);
  const appliedAt = unlocked ? undefined : await latestApplicationOf(candidateId, recruiterId);
  return { unlocked, appliedAt };
}

/**
 * Whether the caller may see the candidate, at least masked. It reads what connects the two only where that decides: of
 * candidates who paused or who block the caller.
 */
export async function isVisible(caller: Viewing, { summary }: CandidateProfile): Promise<boolean> {
  if (sightOf(summary, caller) !== 'hidden') return true;
  if (caller.kind !== 'recruiter' || !isInUse(summary)) return false;
  if (!isBlocked(summary, caller)) return sightOf(summary, caller, await readTie(caller.id, summary.id)) !== 'hidden';
  const appliedAt = await latestApplicationOf(summary.id, caller.id);
  return sightOf(summary, caller, { appliedAt }) !== 'hidden';
}

/**
 * Refuses a candidate whom the caller may not see, in the same way as one who does not exist.
 * @throws HttpError 404 CANDIDATE_NOT_FOUND
 */
export async function requireVisible(
  caller: Viewing,
  profile: CandidateProfile | undefined,
): Promise<CandidateProfile> {
  if (!profile || !(await isVisible(caller, profile))) throw new HttpError('CANDIDATE_NOT_FOUND');
  return profile;
}

/** The same for calls that unlock or shortlist: who is blocked sees at most a later application. */
export async function requireUnblocked(
  caller: Viewing,
  profile: CandidateProfile | undefined,
): Promise<CandidateProfile> {
  const visible = await requireVisible(caller, profile);
  if (isBlocked(visible.summary, caller)) throw new HttpError('CANDIDATE_NOT_FOUND');
  return visible;
}
