import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import type { TransactionItem } from '#functions/data/write.ts';
import { type LatestOrders, parseLatestOrders, purchaseSchemaVersion } from './stored-purchase.ts';

// A recruiter's latest orders, one of each way to pay. Their subscription and payment say what became of them.

export const noOrders: LatestOrders = { subscription_id: null, card_order: null };

/** The recruiter's latest orders, read consistently (1 read unit). */
export async function readLatestOrders(recruiterId: number): Promise<LatestOrders> {
  const { Item } = await documents.send(
    new GetCommand({ TableName: tableName(), Key: keys.pendingSubscription(recruiterId), ConsistentRead: true }),
  );
  return Item ? parseLatestOrders(Item) : noOrders;
}

/** The write that notes a new order, which fails when another one came after those that were `seen` (2 write units). */
export const noteOrder = (recruiterId: number, order: Partial<LatestOrders>, seen: LatestOrders): TransactionItem => ({
  Put: {
    Item: {
      ...keys.pendingSubscription(recruiterId),
      entity: 'pending_subscription',
      schema_version: purchaseSchemaVersion,
      ...seen,
      ...order,
    },
    ConditionExpression: `${conditionOf('subscription_id', seen)} AND ${conditionOf('card_order', seen)}`,
    ExpressionAttributeValues: valuesOf(seen),
  },
});

/** Older items lack what is null in newer ones. */
const conditionOf = (name: keyof LatestOrders, seen: LatestOrders) =>
  seen[name] === null ? `(attribute_not_exists(${name}) OR ${name} = :none)` : `${name} = :${name}`;

const valuesOf = (seen: LatestOrders) =>
  Object.fromEntries(Object.entries(seen).map(([name, value]) => [value === null ? ':none' : `:${name}`, value]));
