import { HttpError } from '#functions/runtime/http-error.ts';
import type { UseCase } from '#functions/runtime/request.ts';
import type { candidateCalls } from '#shared/contracts/candidates.ts';
import { readCandidate, toCandidate } from './candidate-store.ts';

/** The caller's own profile, as of its very last change. */
export const ownProfile: UseCase<typeof candidateCalls.ownProfile> = async ({ caller }) => {
  const profile = await readCandidate(caller.id, true);
  if (!profile) throw new HttpError('PROFILE_NOT_FOUND');
  return await toCandidate(profile);
};
