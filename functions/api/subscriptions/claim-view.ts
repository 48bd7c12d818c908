import { readAccount } from '#functions/entities/account/account-store.ts';
import { lastSeenOf } from '#functions/entities/account/last-seen.ts';
import { type ClaimRefusal, claimView } from '#functions/entities/subscription/claim-view.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import { activityOf } from '#shared/domain/last-activity.ts';
import { claimRules } from '#shared/domain/view-credits.ts';
import { textId } from '#shared/texts/text-id.ts';

const refusals = {
  early: textId('claim_early', { days: claimRules.fromDays }),
  late: textId('claim_late', { days: claimRules.untilDays }),
  used: textId('claims_used'),
} as const satisfies Record<Exclude<ClaimRefusal, 'absent'>, unknown>;

/**
 * Claims a view back whose candidate cannot be reached. The proof is that they have not used the portal for 30 days, which companies see anyway (3
 * read and 4 write units). Whoever uses it can be reached by its messages.
 */
export const claimViewBack: UseCase<typeof subscriptionCalls.claimView> = async ({ params, body, now }) => {
  const account = await readAccount('candidate', body.candidate_id);
  if (account && activityOf(lastSeenOf(account), now) !== 'earlier') {
    throw new HttpError('INVALID_STATE', { text: textId('claim_of_active') });
  }
  const claimed = await claimView(params.id, body.candidate_id, now);
  if (claimed === 'absent') throw new HttpError('NOT_FOUND');
  if (typeof claimed === 'string') throw new HttpError('INVALID_STATE', { text: refusals[claimed] });
  return { candidates_viewed: claimed };
};
