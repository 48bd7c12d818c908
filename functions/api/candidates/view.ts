import { limitedViewer } from '#functions/entities/account/caller.ts';
import { readCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { unlockCandidate } from '#functions/entities/subscription/unlock-candidate.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { requireUnblocked } from '#functions/policies/visible-candidate.ts';
import { toCandidate } from '#functions/services/files/to-candidate.ts';
import type { candidateCalls } from '#shared/contracts/candidates.ts';

/**
 * Unlocks a candidate for the recruiter. An unverified recruiter and a candidate who is missing or hidden are refused
 * first, so that a refusal never uses up a view. The profile is read consistently: a block counts with the next request.
 */
export const viewCandidate: UseCase<typeof candidateCalls.view> = async ({ params, caller, now }) => {
  const profile = await requireUnblocked(caller, await readCandidate(params.id, true));
  const { refusal, is_new_view, entitlement } = await unlockCandidate(caller.id, params.id, now, limitedViewer(caller));
  if (refusal) throw new HttpError(refusal);
  const { plan_name, candidates_viewed, candidate_limit } = entitlement;
  const remaining_candidates = Math.max(0, candidate_limit - candidates_viewed);
  return {
    ...(await toCandidate(profile)),
    subscription_info: { is_new_view, plan_name, candidates_viewed, remaining_candidates },
  };
};
