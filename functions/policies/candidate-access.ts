import type { Caller } from '#functions/entities/account/caller.ts';
import { hasAppliedTo } from '#functions/entities/application/application-list-store.ts';
import { hasViewed, viewedAmong } from '#functions/entities/subscription/candidate-view-store.ts';
import { isActive, readEntitlement } from '#functions/entities/subscription/entitlement-store.ts';
import type { Entitlement } from '#functions/entities/subscription/stored-entitlement.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import { type TextId, textId } from '#shared/texts/text-id.ts';

// Who may see or contact candidates and get their files: every call that shows contact details, CVs, videos that are not
// public or transcripts, or that contacts a candidate, asks here. Admins and candidates pass; their own calls limit them.

/** The account as stored, read with this very request. */
type Reader = Pick<Caller, 'kind' | 'id' | 'verified'>;

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

/**
 * Refuses recruiters who are not verified, whatever plan they have. It reads nothing, so that it comes before every
 * read, write and count.
 * @throws HttpError 403 NOT_VERIFIED
 */
export function requireVerified({ kind, verified }: Pick<Reader, 'kind' | 'verified'>): void {
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
  const entitlement = unlocked.size > 0 && caller.verified ? await readEntitlement(caller.id) : undefined;
  return { unlocked, named: accessRefusal(caller, entitlement, now) === undefined ? unlocked : none };
}

/**
 * Refuses recruiters who have not unlocked the candidate, or may not see candidates now (2 read units).
 * @throws HttpError 403 NOT_VERIFIED or SUBSCRIPTION_REQUIRED
 */
export async function requireUnlocked(caller: Reader, candidateId: number, now: EpochMs): Promise<void> {
  if (caller.kind !== 'recruiter') return;
  requireVerified(caller);
  const [, viewed] = await Promise.all([requireCandidateAccess(caller, now), hasViewed(caller.id, candidateId)]);
  if (!viewed) throw new HttpError('SUBSCRIPTION_REQUIRED');
}

/**
 * Refuses callers who may not see the candidate's video: it is for the candidate, and for verified recruiters under an
 * active subscription who have viewed the profile or to whose jobs the candidate applied (2 read units, and up to 75
 * more for the latter).
 * @throws HttpError 403 NOT_VERIFIED, SUBSCRIPTION_REQUIRED or FORBIDDEN
 */
export async function requireVideoAccess(caller: Caller, candidateId: number, now: EpochMs): Promise<void> {
  if (caller.kind === 'candidate') {
    if (caller.id !== candidateId) throw new HttpError('FORBIDDEN');
    return;
  }
  await requireCandidateAccess(caller, now);
  const isKnown = (await hasViewed(caller.id, candidateId)) || (await hasAppliedTo(caller.id, candidateId));
  if (!isKnown) throw new HttpError('FORBIDDEN');
}
