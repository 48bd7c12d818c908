import { readAccountWithProfile } from '#functions/entities/account/account-store.ts';
import { lastSeenOf } from '#functions/entities/account/last-seen.ts';
import { isInUse } from '#functions/entities/account/stored-account.ts';
import { parseCandidate } from '#functions/entities/candidate/stored-candidate.ts';
import type { UseCase } from '#functions/http/request.ts';
import { requireVisible } from '#functions/policies/visible-candidate.ts';
import type { candidateCalls } from '#shared/contracts/candidates.ts';
import { activityOf } from '#shared/domain/last-activity.ts';

/**
 * How long ago a candidate used the portal, coarsely, from the times that their sessions have anyway (1 read unit up
 * to 4 KB of account and profile).
 * @throws HttpError 404 for candidates whom the caller may not see, as in all lists
 */
export const candidateActivity: UseCase<typeof candidateCalls.activity> = async ({ params, caller, now }) => {
  const found = await readAccountWithProfile('candidate', params.id);
  await requireVisible(caller, isInUse(found?.account) ? parseCandidate(found.profile) : undefined);
  return { last_active: activityOf(found && lastSeenOf(found.account), now) };
};
