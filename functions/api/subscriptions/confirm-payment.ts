import { retry } from '#functions/data/retry.ts';
import { transact, type Writes } from '#functions/data/transact.ts';
import type { Caller } from '#functions/entities/account/caller.ts';
import { auditEntry } from '#functions/entities/audit/audit-store.ts';
import { followingPayment, readPaymentOf } from '#functions/entities/subscription/payment-of-subscription.ts';
import type { StoredSubscription, SubscriptionSummary } from '#functions/entities/subscription/stored-subscription.ts';
import {
  isOwed,
  prepareStart,
  readCurrentSubscription,
} from '#functions/entities/subscription/subscription-lifecycle.ts';
import { moved } from '#functions/entities/subscription/subscription-moves.ts';
import { findSubscription, putSubscription } from '#functions/entities/subscription/subscription-store.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import { textId } from '#shared/texts/text-id.ts';
import { readListed } from './listed-subscriptions.ts';

interface Confirming {
  params: { id: number };
  caller: Caller;
  now: EpochMs;
}

/**
 * Starts a pending subscription now, with what is left of an active one: an admin has seen the money. It is idempotent.
 * @throws HttpError 404, or 400 when the payment had failed
 */
export async function confirmPayment({ params, caller, now }: Confirming) {
  const summary = await retry(() => confirm(params.id, caller, now));
  return { message: 'Payment confirmed successfully!', subscription: await readListed(summary) };
}

async function confirm(id: number, caller: Caller, now: EpochMs): Promise<SubscriptionSummary | undefined> {
  const found = await findSubscription(id);
  if (!found) throw new HttpError('NOT_FOUND');
  if (found.summary.payment_status === 'completed') return found.summary;
  if (found.summary.payment_status === 'failed') {
    throw new HttpError('INVALID_STATE', { text: textId('payment_not_pending') });
  }
  const payment = await readPaymentOf(found);
  const { started, writes } = isOwed(found)
    ? prepareStart(found, await readCurrentSubscription(found.summary.recruiter_id), now)
    : paidOnly(found);
  const result = await transact({
    ...writes,
    payment: followingPayment(payment, started, { by: caller.id, at: now }),
    audit: auditEntry({ caller, action: 'payment_confirmed', target: { type: 'subscription', id }, now }),
  });
  if (result.done) return started.summary;
  if ((result.failed as string) === 'owner') {
    throw new HttpError('INVALID_STATE', { text: textId('recruiter_deleted') });
  }
  return undefined;
}

/** A subscription that was used and is over, whose payment was set to failed in between: nothing is granted twice. */
function paidOnly(stored: StoredSubscription): { started: StoredSubscription; writes: Writes } {
  const started = moved(stored, 'arriveLate');
  return { started, writes: { subscription: putSubscription(started) } };
}
