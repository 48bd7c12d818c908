import * as z from 'zod/mini';
import type { Change } from '#functions/data/change.ts';
import { isoTime } from '#functions/platform/clock.ts';
import type { Effect } from './effect.ts';
import { type Content, tell } from './tell.ts';

const payment = z.object({
  card: z.object({
    recruiter_id: z.int(),
    plan_name: z.string(),
    method: z.string(),
    status: z.string(),
    amount_refunded: z.number(),
  }),
});

/** Rupees without the dust of their fractions. */
const rupees = (amount: number) => Math.round(amount * 100) / 100;

/**
 * What a recruiter is told of its payment: that it failed or was set aside, and what was paid back. That it came is told
 * by the subscription that it starts.
 */
export function aboutPayment({ before, after, at }: Change): Effect[] {
  if (!after) return [];
  const { recruiter_id, plan_name, method, status, amount_refunded } = payment.parse(after).card;
  const old = before && payment.parse(before).card;
  const about = (kind: Content['kind'], values: Content['values']) =>
    tell(
      'recruiter',
      recruiter_id,
      { kind, values: { plan_name, ...values }, link: '/recruiter/subscription-plans' },
      isoTime(at),
    );
  const paidBack = rupees(amount_refunded - (old?.amount_refunded ?? 0));
  if (paidBack > 0) return about('payment_refunded', { amount: paidBack });
  if (status === 'failed' && old?.status !== 'failed') return about('payment_failed', { method });
  return [];
}
