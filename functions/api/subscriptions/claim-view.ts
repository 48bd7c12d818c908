import { type ClaimRefusal, claimView } from '#functions/entities/subscription/claim-view.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import { claimRules } from '#shared/domain/view-credits.ts';
import { textId } from '#shared/texts/text-id.ts';

const refusals = {
  early: textId('claim_early', { days: claimRules.fromDays }),
  late: textId('claim_late', { days: claimRules.untilDays }),
  used: textId('claims_used'),
  active: textId('claim_of_active'),
} as const satisfies Record<Exclude<ClaimRefusal, 'absent'>, unknown>;

/** Claims a view back whose candidate cannot be reached (3 read and 4 write units). */
export const claimViewBack: UseCase<typeof subscriptionCalls.claimView> = async ({ params, body, now }) => {
  const claimed = await claimView(params.id, body.candidate_id, now);
  if (claimed === 'absent') throw new HttpError('NOT_FOUND');
  if (typeof claimed === 'string') throw new HttpError('INVALID_STATE', { text: refusals[claimed] });
  return { candidates_viewed: claimed };
};
