import { retry } from '#functions/data/retry.ts';
import { transact, type Writes } from '#functions/data/transact.ts';
import { readPayment, replacePayment } from '#functions/entities/payment/payment-store.ts';
import type { StoredPayment } from '#functions/entities/payment/stored-payment.ts';
import { isActive, replaceEntitlement } from '#functions/entities/subscription/entitlement-store.ts';
import type { Entitlement } from '#functions/entities/subscription/stored-entitlement.ts';
import type { StoredSubscription } from '#functions/entities/subscription/stored-subscription.ts';
import {
  closed,
  entitlementOf,
  readCurrentSubscription,
} from '#functions/entities/subscription/subscription-lifecycle.ts';
import { readSubscription, replaceSubscription } from '#functions/entities/subscription/subscription-store.ts';
import type { ProviderPayment } from '#functions/services/payments/razorpay-client.ts';
import { type EpochMs, toEpochMs, toIso } from '#shared/domain/time.ts';

/** Amounts in paise; the id is null for payments by hand. */
type Refunded = Pick<ProviderPayment, 'amount' | 'amount_refunded'> & { id: string | null };

/**
 * Takes back what a payment granted once all of it was paid back; a partial refund is only noted. What had been carried
 * over from the subscription before goes back to that one (docs/decisions/0011-payments.md). Repeated and late events
 * change nothing, and a payment whose refund arrives before its capture never starts a subscription.
 */
export const refundPayment = (orderId: string, refunded: Refunded, now: EpochMs): Promise<true> =>
  retry(async () => {
    const order = await readPayment(orderId);
    const { status, provider_payment_id: paidBy, amount_refunded } = order?.summary ?? {};
    // Of an order that was paid twice, the other payment is the one that counts.
    if (!order || status === 'refunded' || (status === 'completed' && paidBy !== refunded.id)) return true;
    const isWhole = refunded.amount_refunded >= refunded.amount;
    const rupees = Math.max((refunded.amount_refunded ?? 0) / 100, amount_refunded ?? 0);
    if (!isWhole && rupees === amount_refunded) return true;
    const changed = withRefund(order, refunded.id, rupees, isWhole, now);
    const endWrites = isWhole && status === 'completed' ? await revocation(order, now) : {};
    return (await transact({ payment: replacePayment(changed), ...endWrites })).done || undefined;
  });

const withRefund = (
  order: StoredPayment,
  id: string | null,
  rupees: number,
  isWhole: boolean,
  now: EpochMs,
): StoredPayment => ({
  ...order,
  summary: {
    ...order.summary,
    provider_payment_id: id,
    amount_refunded: rupees,
    ...(isWhole ? { status: 'refunded', refunded_at: toIso(now) } : {}),
  },
});

/** The writes that end what the order granted, as far as it is still there. */
async function revocation({ summary }: StoredPayment, now: EpochMs): Promise<Writes> {
  const record = await readSubscription(summary.recruiter_id, summary.subscription_id);
  const { entitlement } = await readCurrentSubscription(summary.recruiter_id);
  const current = entitlement?.subscription_id === summary.subscription_id ? entitlement : undefined;
  const ended = record && closed(record, 'refunded', current?.candidates_viewed ?? record.views_used);
  const subscription =
    ended && replaceSubscription({ ...ended, summary: { ...ended.summary, payment_status: 'failed' } });
  if (!isActive(current, now)) return { subscription };
  const origin = await reopened(record, now);
  const left: Entitlement = origin
    ? entitlementOf(origin.stored, origin.viewed + current.candidates_viewed)
    : { ...current, ends_at: now };
  return {
    subscription,
    entitlement: replaceEntitlement(left, current),
    former: origin && replaceSubscription(origin.stored),
  };
}

/** The subscription that the refunded one had taken over, active again, and how many of its views were used then. */
async function reopened(
  record: StoredSubscription | undefined,
  now: EpochMs,
): Promise<{ stored: StoredSubscription; viewed: number } | undefined> {
  if (!record?.carried) return undefined;
  const origin = await readSubscription(record.summary.recruiter_id, record.carried.subscription_id);
  if (origin?.closed !== 'superseded' || !origin.summary.end_date || toEpochMs(origin.summary.end_date) <= now)
    return undefined;
  const stored = { ...origin, closed: null, views_used: 0, summary: { ...origin.summary, is_active: true } };
  return { stored, viewed: origin.summary.candidate_limit - record.carried.views };
}
