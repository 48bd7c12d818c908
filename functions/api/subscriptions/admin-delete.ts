import { retry } from '#functions/data/retry.ts';
import { transact } from '#functions/data/transact.ts';
import { auditEntry } from '#functions/entities/audit/audit-store.ts';
import { abandonedPayment, readPaymentOf } from '#functions/entities/subscription/payment-of-subscription.ts';
import { readCurrentSubscription } from '#functions/entities/subscription/subscription-lifecycle.ts';
import { findSubscription, removeSubscription } from '#functions/entities/subscription/subscription-store.ts';
import { prepareTakingBack } from '#functions/entities/subscription/take-back.ts';
import type { PortalRequest, UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { adminSubscriptionCalls } from '#shared/contracts/admin-subscriptions.ts';

type Delete = typeof adminSubscriptionCalls.adminDelete;

/**
 * Removes a subscription; what is unused of it ends now, and what is left of others goes on. Its payment stays on record.
 * @throws HttpError 404
 */
export const adminDelete: UseCase<Delete> = async (request) => {
  await retry(() => remove(request));
  return { message: 'Subscription deleted successfully!' };
};

async function remove({ params, caller, now }: PortalRequest<Delete>): Promise<true | undefined> {
  const found = await findSubscription(params.id);
  if (!found) throw new HttpError('NOT_FOUND');
  const current = await readCurrentSubscription(found.summary.recruiter_id);
  const { writes } = await prepareTakingBack({ id: params.id, record: found }, current, 'fail', now);
  const result = await transact({
    subscription: removeSubscription(found),
    ...writes,
    payment: abandonedPayment(await readPaymentOf(found)),
    audit: auditEntry({ caller, action: 'subscription_deleted', target: { type: 'subscription', id: params.id }, now }),
  });
  return result.done || undefined;
}
