import { readCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { toMasked } from '#functions/entities/candidate/to-masked.ts';
import { viewedAmong } from '#functions/entities/subscription/candidate-view-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { candidateCalls } from '#shared/contracts/candidates.ts';

/** One masked profile; of a candidate who is not active only for admins. */
export const maskedProfile: UseCase<typeof candidateCalls.maskedProfile> = async ({ params, caller }) => {
  const profile = await readCandidate(params.id, caller.kind === 'candidate');
  if (!profile || (profile.card.state !== 'active' && caller.kind !== 'admin')) {
    throw new HttpError('CANDIDATE_NOT_FOUND');
  }
  const viewed = caller.kind === 'recruiter' ? await viewedAmong(caller.id, [params.id]) : new Set();
  return toMasked(profile.card, viewed.has(params.id));
};
