import { HttpError } from '#functions/runtime/http-error.ts';
import type { UseCase } from '#functions/runtime/request.ts';
import { hasViewed, isActive, readEntitlement } from '#functions/subscriptions/entitlement-store.ts';
import type { candidateCalls } from '#shared/contracts/candidates.ts';
import { readCandidate, toCandidate } from './candidate-store.ts';

/**
 * A full profile: for the person, admins, and recruiters who unlocked it, as long as they have an active subscription.
 * A recruiter's right is checked first, so that a refusal does not tell whether the candidate exists.
 */
export const candidateProfile: UseCase<typeof candidateCalls.profile> = async ({ params, caller, now }) => {
  if (caller.kind === 'recruiter') await requireUnlocked(caller.id, params.id, now);
  const profile = await readCandidate(params.id, caller.kind === 'candidate');
  const isShown = profile && (profile.card.state === 'active' || caller.kind === 'admin');
  if (!isShown) throw new HttpError('CANDIDATE_NOT_FOUND');
  return await toCandidate(profile);
};

async function requireUnlocked(recruiterId: number, candidateId: number, now: number): Promise<void> {
  const [entitlement, viewed] = await Promise.all([readEntitlement(recruiterId), hasViewed(recruiterId, candidateId)]);
  if (!viewed || !isActive(entitlement, now)) throw new HttpError('SUBSCRIPTION_REQUIRED');
}
