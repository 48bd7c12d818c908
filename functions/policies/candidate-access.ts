import type { Caller } from '#functions/entities/account/caller.ts';
import { isInUse } from '#functions/entities/account/stored-account.ts';
import { readCandidate } from '#functions/entities/candidate/candidate-store.ts';
import type { CandidateProfile } from '#functions/entities/candidate/stored-candidate.ts';
import { isBlocked, sightOf } from '#functions/entities/candidate/visibility.ts';
import { hasViewed, viewedAmong } from '#functions/entities/subscription/candidate-view-store.ts';
import { isActive, readEntitlement } from '#functions/entities/subscription/entitlement-store.ts';
import type { Entitlement } from '#functions/entities/subscription/stored-entitlement.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import { type TextId, textId } from '#shared/texts/text-id.ts';
import { readTie } from './visible-candidate.ts';

// Who may see or contact candidates and get their files: every call that shows contact details, CVs, videos that are not
// public or transcripts, or that contacts a candidate, uses this policy. Admins and candidates pass; their own calls limit them.

/** The account as stored, read with this very request. */
type Reader = Pick<Caller, 'kind' | 'id' | 'email' | 'verified' | 'account'>;

const notVerified = textId('not_verified_for_candidates');

/** Why a recruiter may not see who candidates are, or undefined. */
export function accessRefusal(
  { verified }: Pick<Reader, 'verified'>,
  entitlement: Entitlement | undefined,
  now: EpochMs,
): 'NOT_VERIFIED' | 'SUBSCRIPTION_REQUIRED' | undefined {
  if (!verified) return 'NOT_VERIFIED';
  return isActive(entitlement, now) ? undefined : 'SUBSCRIPTION_REQUIRED';
}

/** Whether a recruiter may see who candidates are (1 read unit of a verified one). */
export const hasAccess = async ({ id, verified }: Pick<Reader, 'id' | 'verified'>, now: EpochMs): Promise<boolean> =>
  verified && isActive(await readEntitlement(id), now);

/**
 * Refuses recruiters who are not verified, whatever plan they have. It reads nothing, so that it comes before every
 * read, write and count.
 * @throws HttpError 403 NOT_VERIFIED
 */
function requireVerified({ kind, verified }: Pick<Reader, 'kind' | 'verified'>): void {
  if (kind === 'recruiter' && !verified) throw new HttpError('NOT_VERIFIED', { text: notVerified });
}

/**
 * Refuses recruiters who are not verified or have no active subscription (1 read unit for a verified one).
 * @param unpaid what the refusal says without a subscription, where it is not about viewing profiles
 * @throws HttpError 403 NOT_VERIFIED or SUBSCRIPTION_REQUIRED
 */
export async function requireCandidateAccess(caller: Reader, now: EpochMs, unpaid?: TextId): Promise<void> {
  if (caller.kind !== 'recruiter') return;
  requireVerified(caller);
  const refusal = accessRefusal(caller, await readEntitlement(caller.id), now);
  if (refusal) throw new HttpError(refusal, unpaid === undefined ? {} : { text: unpaid });
}

const none: ReadonlySet<number> = new Set();

/**
 * Which of these candidates the caller has unlocked, and of which of them lists may show the name now. One query for
 * all of them (`viewedAmong`), and 1 read unit more when a verified recruiter unlocked any.
 */
export async function unlockedAmong(
  caller: Reader,
  candidateIds: readonly number[],
  now: EpochMs,
): Promise<{ unlocked: ReadonlySet<number>; named: ReadonlySet<number> }> {
  if (caller.kind !== 'recruiter') return { unlocked: none, named: none };
  const unlocked = await viewedAmong(caller.id, candidateIds);
  const isNamed = unlocked.size > 0 && (await hasAccess(caller, now));
  return { unlocked, named: isNamed ? unlocked : none };
}

/**
 * Refuses recruiters who have not unlocked the candidate, or may not see candidates now (2 read units).
 * @throws HttpError 403 NOT_VERIFIED or SUBSCRIPTION_REQUIRED
 */
async function requireUnlocked(caller: Reader, candidateId: number, now: EpochMs): Promise<void> {
  if (caller.kind !== 'recruiter') return;
  requireVerified(caller);
  const [, viewed] = await Promise.all([requireCandidateAccess(caller, now), hasViewed(caller.id, candidateId)]);
  if (!viewed) throw new HttpError('SUBSCRIPTION_REQUIRED');
}

/**
 * A full profile: for the person, admins, and recruiters who unlocked it, as long as they may see candidates. It is read
 * consistently, as a block counts with the next request (1 read unit, 2 more for recruiters). A recruiter's right is checked
 * first, so that a refusal does not reveal whether the candidate exists; blocked ones are refused like those who never
 * unlocked the candidate.
 * @throws HttpError 403 NOT_VERIFIED or SUBSCRIPTION_REQUIRED, 404 CANDIDATE_NOT_FOUND
 */
export async function readFullProfile(caller: Reader, candidateId: number, now: EpochMs): Promise<CandidateProfile> {
  await requireUnlocked(caller, candidateId, now);
  const profile = await readCandidate(candidateId, caller.kind !== 'admin');
  if (!profile) throw new HttpError('CANDIDATE_NOT_FOUND');
  if (sightOf(profile.summary, caller, { unlocked: true, hasAccess: true }) === 'full') return profile;
  throw new HttpError(isBlocked(profile.summary, caller) ? 'SUBSCRIPTION_REQUIRED' : 'CANDIDATE_NOT_FOUND');
}

/**
 * The profile, read consistently, of a candidate whose video the caller may see: it is for the candidate, and for verified
 * recruiters under an active subscription who have viewed the profile or to whose jobs the candidate applied (3 read units,
 * and up to 75 more for the latter).
 * @param absent code of the refusal of one who is not active
 * @throws HttpError 403 NOT_VERIFIED, SUBSCRIPTION_REQUIRED or FORBIDDEN, 404
 */
export async function requireVideoAccess(
  caller: Caller,
  candidateId: number,
  now: EpochMs,
  absent: 'NOT_FOUND' | 'CANDIDATE_NOT_FOUND',
): Promise<CandidateProfile> {
  await requireCandidateAccess(caller, now);
  const tie = caller.kind === 'recruiter' ? await readTie(caller.id, candidateId) : {};
  if (caller.kind === 'recruiter' && !tie.unlocked && tie.appliedAt === undefined) throw new HttpError('FORBIDDEN');
  const profile = await readCandidate(candidateId, true);
  if (!isInUse(profile?.summary)) throw new HttpError(absent);
  if (sightOf(profile.summary, caller, tie) === 'hidden') throw new HttpError('FORBIDDEN');
  return profile;
}
