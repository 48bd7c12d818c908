import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import type { TransactionItem } from '#functions/data/write.ts';
import { parsePendingPurchase, purchaseSchemaVersion } from './stored-purchase.ts';

// A recruiter's latest purchase that is paid by hand. There is one at a time; its subscription says what became of it.

/** The id of the subscription of the recruiter's latest purchase by hand (1 read unit), or undefined. */
export async function readPendingPurchase(recruiterId: number): Promise<number | undefined> {
  const { Item } = await documents.send(
    new GetCommand({ TableName: tableName(), Key: keys.pendingSubscription(recruiterId), ConsistentRead: true }),
  );
  return Item && parsePendingPurchase(Item);
}

/** The write that notes a new purchase, which fails when another came after the `former` one (2 write units). */
export const notePendingPurchase = (recruiterId: number, id: number, former: number | undefined): TransactionItem => ({
  Put: {
    Item: {
      ...keys.pendingSubscription(recruiterId),
      entity: 'pending_subscription',
      schema_version: purchaseSchemaVersion,
      subscription_id: id,
    },
    ...(former === undefined
      ? { ConditionExpression: 'attribute_not_exists(PK)' }
      : { ConditionExpression: 'subscription_id = :former', ExpressionAttributeValues: { ':former': former } }),
  },
});
