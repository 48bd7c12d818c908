import { auditRead } from '#functions/entities/audit/read-audit-store.ts';
import { readCandidate } from '#functions/entities/candidate/candidate-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { requireUnlocked } from '#functions/policies/candidate-access.ts';
import { toCandidate } from '#functions/services/files/to-candidate.ts';
import type { candidateCalls } from '#shared/contracts/candidates.ts';

/**
 * A full profile: for the person, admins, and verified recruiters who unlocked it, as long as their subscription is
 * active.
 * A recruiter's right is checked first, so that a refusal does not reveal whether the candidate exists.
 */
export const candidateProfile: UseCase<typeof candidateCalls.profile> = async ({ params, caller, now }) => {
  await requireUnlocked(caller, params.id, now);
  const profile = await readCandidate(params.id, caller.kind === 'candidate');
  const isShown = profile && (profile.card.state === 'active' || caller.kind === 'admin');
  if (!isShown) throw new HttpError('CANDIDATE_NOT_FOUND');
  await auditRead(caller, 'candidate', params.id, now);
  return await toCandidate(profile);
};
