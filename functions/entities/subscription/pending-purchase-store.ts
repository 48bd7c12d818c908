import { anyOf, checkItem, is, isAbsent, putItem, type Test } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { readItem } from '#functions/data/query.ts';
import type { TransactionItem } from '#functions/data/write.ts';
import { type LatestOrders, parseLatestOrders, purchaseSchemaVersion } from './stored-purchase.ts';

// A recruiter's latest orders, one of each way to pay. Their subscription and payment say what became of them.

export const noOrders: LatestOrders = { subscription_id: null, card_order: null };

/** The recruiter's latest orders, read consistently (1 read unit). */
export async function readLatestOrders(recruiterId: number): Promise<LatestOrders> {
  const item = await readItem(keys.pendingSubscription(recruiterId));
  return item ? parseLatestOrders(item) : noOrders;
}

/** The write that notes a new order, which fails when another one came after those that were `seen` (2 write units). */
export const noteOrder = (recruiterId: number, order: Partial<LatestOrders>, seen: LatestOrders): TransactionItem =>
  putItem<LatestOrders>(
    {
      ...keys.pendingSubscription(recruiterId),
      entity: 'pending_subscription',
      schema_version: purchaseSchemaVersion,
      ...seen,
      ...order,
    },
    { when: areStill(seen) },
  );

/** The check that no other order came after those that were `seen` (2 write units inside a transaction). */
export const requireOrders = (recruiterId: number, seen: LatestOrders): TransactionItem =>
  checkItem<LatestOrders>(keys.pendingSubscription(recruiterId), { when: areStill(seen) });

const areStill = ({ subscription_id, card_order }: LatestOrders) => ({
  subscription_id: isStill(subscription_id),
  card_order: isStill(card_order),
});

/** Older items lack what is null in newer ones. */
const isStill = <T>(seen: T): Test<T> => (seen === null ? anyOf(isAbsent, is(seen)) : is(seen));
