import { transact } from '#functions/data/transact.ts';
import { readEntitlement } from '#functions/entities/subscription/entitlement-store.ts';
import type { SubscriptionSummary } from '#functions/entities/subscription/stored-subscription.ts';
import { closed } from '#functions/entities/subscription/subscription-lifecycle.ts';
import { readSubscription, replaceSubscription } from '#functions/entities/subscription/subscription-store.ts';

/**
 * Closes a subscription's record if it has ended at `now`; false when there is nothing to do any more. The index that
 * named it may lag, so the record decides.
 */
export async function closeEnded({ recruiter_id, id }: SubscriptionSummary, now: number): Promise<boolean> {
  const found = await readSubscription(recruiter_id, id);
  if (!found?.card.is_active || !found.card.end_date || Date.parse(found.card.end_date) > now) return false;
  const entitlement = await readEntitlement(recruiter_id);
  const viewed = entitlement?.subscription_id === id ? entitlement.candidates_viewed : found.views_used;
  // Changed meanwhile: the next run looks again.
  return (await transact({ subscription: replaceSubscription(closed(found, 'expired', viewed)) })).done;
}
