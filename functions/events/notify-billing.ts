import type { Change } from '#functions/data/change.ts';
import { type PaymentSummary, parsePayment } from '#functions/entities/payment/stored-payment.ts';
import { parseSubscription } from '#functions/entities/subscription/stored-subscription.ts';
import { daysUntil } from '#shared/domain/subscription-rules.ts';
import { toEpochMs, toIso } from '#shared/domain/time.ts';
import { type Content, type Effect, notificationTo } from './effect.ts';

const plans = '/recruiter/subscription-plans';

/** Notifies a recruiter that their subscription has started, is about to end, or has ended. */
export function aboutSubscription({ before: old, after: changed, at }: Change): Effect[] {
  const image = changed ?? old;
  if (!image) return [];
  const after = parseSubscription(image);
  const before = old && parseSubscription(old);
  const { recruiter_id, plan, is_active, end_date } = after.summary;
  const about = (kind: Content['kind'], values: Content['values'] = {}, link = '/recruiter/dashboard') =>
    notificationTo('recruiter', recruiter_id, { kind, values: { plan_name: plan.name, ...values }, link }, toIso(at));
  if (is_active && !before?.summary.is_active) return about('subscription_started');
  // The rest of a superseded subscription is in its successor: nothing has ended. One that is removed has ended.
  const hasEnded = before?.summary.is_active && !(changed && is_active) && after.closed !== 'superseded';
  if (hasEnded) return about('subscription_ended', {}, plans);
  if (is_active && end_date && after.reminded_at && !before?.reminded_at) {
    return about('subscription_ending', { days: daysUntil(end_date, toEpochMs(after.reminded_at)) }, plans);
  }
  return [];
}

/** Rounds to paise: sums of fractions are inexact. */
const roundRupees = (amount: number) => Math.round(amount * 100) / 100;

/** Whether the money came, whatever became of it since. */
const isPaid = ({ status, paid_at }: PaymentSummary) => status === 'completed' || paid_at !== null;

/**
 * Notifies a recruiter that a payment was received or failed, and of each amount that was paid back. The subscription that it
 * starts or ends has a notification of its own.
 */
export function aboutPayment({ before, after, at }: Change): Effect[] {
  if (!after) return [];
  const { summary } = parsePayment(after);
  const { recruiter_id, plan_name, method, status, amount, amount_refunded } = summary;
  const old = before && parsePayment(before).summary;
  const payments = `/subscription/${recruiter_id}`;
  const about = (kind: Content['kind'], values: Content['values'], link = payments) =>
    notificationTo('recruiter', recruiter_id, { kind, values: { plan_name, ...values }, link }, toIso(at));
  const refunded = roundRupees(amount_refunded - (old?.amount_refunded ?? 0));
  // Also of one whose whole refund was reported before: the refund may fail.
  const received = isPaid(summary) && !(old && isPaid(old)) ? about('payment_received', { amount }) : [];
  if (refunded > 0) return [...received, ...about('payment_refunded', { amount: refunded })];
  if (refunded < 0) return about('refund_failed', { amount: -refunded });
  if (status === 'failed' && old?.status !== 'failed') return about('payment_failed', { method }, plans);
  return received;
}
