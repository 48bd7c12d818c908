import { readPayment } from '#functions/entities/payment/payment-store.ts';
import { type EpochMs, type IsoInstant, minuteMs, toEpochMs } from '#shared/domain/time.ts';
import type { LatestOrders } from './stored-purchase.ts';
import { readSubscription } from './subscription-store.ts';

/** How long a checkout counts as open after its order, and a payment as made a moment ago. */
const [openMs, paidMs] = [30 * minuteMs, 15 * minuteMs];

/** An order that a second one should not be made beside by accident; `price` in whole rupees. */
export interface OpenOrder {
  state: 'open' | 'paid';
  price: number;
}

const isWithin = (ms: number, at: IsoInstant | null, now: EpochMs): boolean => at !== null && now - toEpochMs(at) < ms;

/** The recruiter's order that is open or was paid a moment ago, if any (1 read unit for each way to pay that was used). */
export async function openOrderAmong(
  recruiterId: number,
  orders: LatestOrders,
  now: EpochMs,
): Promise<OpenOrder | undefined> {
  const [byHand, byCard] = await Promise.all([
    orders.subscription_id === null ? undefined : readSubscription(recruiterId, orders.subscription_id),
    orders.card_order === null ? undefined : readPayment(orders.card_order),
  ]);
  const found: OpenOrder[] = [];
  if (byHand) {
    const { payment_status: status, start_date, price } = byHand.summary;
    if (status === 'pending') found.push({ state: 'open', price });
    if (status === 'completed' && isWithin(paidMs, start_date, now)) found.push({ state: 'paid', price });
  }
  if (byCard) {
    const { status, paid_at, created_at, amount: price } = byCard.summary;
    const isUnpaid = status === 'pending' || status === 'failed';
    if (isUnpaid && isWithin(openMs, created_at, now)) found.push({ state: 'open', price });
    if (status === 'completed' && isWithin(paidMs, paid_at, now)) found.push({ state: 'paid', price });
  }
  return found.find(({ state }) => state === 'paid') ?? found[0];
}
