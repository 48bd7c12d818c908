import { readCandidate } from '#functions/entities/candidate/candidate-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { toCandidate } from '#functions/services/files/to-candidate.ts';
import type { candidateCalls } from '#shared/contracts/candidates.ts';

/** The caller's own profile, read consistently. */
export const ownProfile: UseCase<typeof candidateCalls.ownProfile> = async ({ caller }) => {
  const profile = await readCandidate(caller.id, true);
  if (!profile) throw new HttpError('PROFILE_NOT_FOUND');
  return await toCandidate(profile);
};
