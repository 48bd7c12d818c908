import { limitedViewer } from '#functions/entities/account/caller.ts';
import { readCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { unlockCandidate } from '#functions/entities/subscription/unlock-candidate.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { requireUnblocked } from '#functions/policies/visible-candidate.ts';
import type { planCalls } from '#shared/contracts/plans.ts';
import { remainingViews } from '#shared/domain/subscription-rules.ts';

/** Counts a view of a candidate exactly as opening the profile does; it can only use up the quota. */
export const incrementView: UseCase<typeof planCalls.incrementView> = async ({ body, caller, now }) => {
  await requireUnblocked(caller, await readCandidate(body.candidate_id, true));
  const { refusal, is_new_view, entitlement } = await unlockCandidate(
    caller.id,
    body.candidate_id,
    now,
    limitedViewer(caller),
  );
  if (refusal) throw new HttpError(refusal);
  const { plan_name, candidates_viewed, candidate_limit } = entitlement;
  return {
    is_new_view,
    plan_name,
    candidates_viewed,
    remaining_candidates: remainingViews(candidates_viewed, candidate_limit),
  };
};
