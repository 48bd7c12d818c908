import { auditEntry } from '#functions/admin/audit-store.ts';
import { transact } from '#functions/data/transact.ts';
import { untilDone } from '#functions/data/until-done.ts';
import { HttpError } from '#functions/runtime/http-error.ts';
import type { PortalRequest, UseCase } from '#functions/runtime/request.ts';
import type { adminSubscriptionCalls } from '#shared/contracts/admin-subscriptions.ts';
import { isActive, readEntitlement, replaceEntitlement } from './entitlement-store.ts';
import { findSubscription, removeSubscription } from './subscription-store.ts';

type Delete = typeof adminSubscriptionCalls.adminDelete;

/**
 * Removes a subscription; what it granted ends in this moment. Its payment stays on record.
 * @throws HttpError 404
 */
export const adminDelete: UseCase<Delete> = async (request) => {
  await untilDone(() => remove(request));
  return { message: 'Subscription deleted successfully!' };
};

async function remove({ params, caller, now }: PortalRequest<Delete>): Promise<true | undefined> {
  const found = await findSubscription(params.id);
  if (!found) throw new HttpError('NOT_FOUND');
  const entitlement = await readEntitlement(found.card.recruiter_id);
  const isOwn = isActive(entitlement, now) && entitlement.subscription_id === params.id;
  const result = await transact([
    removeSubscription(found),
    ...(isOwn ? [replaceEntitlement({ ...entitlement, ends_at: now }, entitlement)] : []),
    auditEntry({ caller, action: 'subscription_deleted', target: { type: 'subscription', id: params.id }, now }),
  ]);
  return result.done || undefined;
}
