import type { PlanTerms } from '#functions/entities/plan/stored-plan.ts';
import { openOrderAmong } from '#functions/entities/subscription/open-orders.ts';
import type { LatestOrders } from '#functions/entities/subscription/stored-purchase.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import { textId } from '#shared/texts/text-id.ts';

/** The terms that a buyer confirmed, as far as a request has them. */
export interface Expected {
  expected_price?: number | undefined;
  expected_candidate_limit?: number | undefined;
  expected_duration_days?: number | undefined;
}

type Terms = Pick<PlanTerms, 'price' | 'candidate_limit' | 'duration_days'>;

/** The terms that a request is about: what the buyer confirmed, and what the plan offers where that is not stated. */
export const wantedTerms = (offered: Terms, expected: Expected): Terms => ({
  price: expected.expected_price ?? offered.price,
  candidate_limit: expected.expected_candidate_limit ?? offered.candidate_limit,
  duration_days: expected.expected_duration_days ?? offered.duration_days,
});

/**
 * Refuses an order of other terms than the buyer confirmed.
 * @throws HttpError PLAN_CHANGED with the terms as they are offered now
 */
export function requireExpected(offered: Terms, expected: Expected): void {
  const { price, candidate_limit: views, duration_days: days } = offered;
  const wanted = wantedTerms(offered, expected);
  if (wanted.price === price && wanted.candidate_limit === views && wanted.duration_days === days) return;
  throw new HttpError('PLAN_CHANGED', { text: textId('plan_changed', { price, views, days }) });
}

/**
 * Refuses a second order beside one that is open or was paid a moment ago (at most 2 read units).
 * @throws HttpError ORDER_EXISTS
 */
export async function requireNoOpenOrder(recruiterId: number, orders: LatestOrders, now: EpochMs): Promise<void> {
  const found = await openOrderAmong(recruiterId, orders, now);
  if (!found) return;
  const key = found.state === 'paid' ? 'order_paid' : 'order_open';
  throw new HttpError('ORDER_EXISTS', { text: textId(key, { price: found.price }) });
}
