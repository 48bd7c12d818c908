import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import type { TransactionItem } from '#functions/data/write.ts';

/** Id of the recruiter's latest subscription that was to be paid by hand, whatever became of it (1 read unit). */
export async function readLatestWish(recruiterId: number): Promise<number | undefined> {
  const { Item } = await documents.send(
    new GetCommand({ TableName: tableName(), Key: keys.pendingSubscription(recruiterId), ConsistentRead: true }),
  );
  return Item ? Number(Item.subscription_id) : undefined;
}

/** The write that notes a new wish, which fails when another came in between (2 write units). */
export const noteWish = (recruiterId: number, id: number, former: number | undefined): TransactionItem => ({
  Put: {
    Item: {
      ...keys.pendingSubscription(recruiterId),
      entity: 'pending_subscription',
      schema_version: 1,
      subscription_id: id,
    },
    ...(former === undefined
      ? { ConditionExpression: 'attribute_not_exists(PK)' }
      : { ConditionExpression: 'subscription_id = :former', ExpressionAttributeValues: { ':former': former } }),
  },
});
