import { retry } from '#functions/data/retry.ts';
import { transact } from '#functions/data/transact.ts';
import { auditEntry } from '#functions/entities/audit/audit-store.ts';
import { isActive, readEntitlement, replaceEntitlement } from '#functions/entities/subscription/entitlement-store.ts';
import { findSubscription, removeSubscription } from '#functions/entities/subscription/subscription-store.ts';
import type { PortalRequest, UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { adminSubscriptionCalls } from '#shared/contracts/admin-subscriptions.ts';

type Delete = typeof adminSubscriptionCalls.adminDelete;

/**
 * Removes a subscription; what it granted ends now. Its payment stays on record.
 * @throws HttpError 404
 */
export const adminDelete: UseCase<Delete> = async (request) => {
  await retry(() => remove(request));
  return { message: 'Subscription deleted successfully!' };
};

async function remove({ params, caller, now }: PortalRequest<Delete>): Promise<true | undefined> {
  const found = await findSubscription(params.id);
  if (!found) throw new HttpError('NOT_FOUND');
  const entitlement = await readEntitlement(found.summary.recruiter_id);
  const isGranting = isActive(entitlement, now) && entitlement.subscription_id === params.id;
  const result = await transact({
    subscription: removeSubscription(found),
    entitlement: isGranting ? replaceEntitlement({ ...entitlement, ends_at: now }, entitlement) : undefined,
    audit: auditEntry({ caller, action: 'subscription_deleted', target: { type: 'subscription', id: params.id }, now }),
  });
  return result.done || undefined;
}
