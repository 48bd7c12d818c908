import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { IndexName } from '#functions/data/change-feed/change-feed-store.ts';
import { keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import { write } from '#functions/data/write.ts';
import { type IndexWork, indexWorkSchemaVersion, parseIndexWork } from './stored-index-work.ts';

/** The last work on a kind's index, finished or not (1 read unit: consistent). */
export async function readIndexWork(kind: IndexName): Promise<IndexWork | undefined> {
  const { Item } = await documents.send(
    new GetCommand({ TableName: tableName(), Key: keys.indexWork(kind), ConsistentRead: true }),
  );
  return Item && parseIndexWork(Item);
}

/**
 * Stores where the work on a kind's index is (1 write unit).
 * @param previous the state that was read before; absent when there was none
 * @returns false when another run has stored a later state since
 */
export async function putIndexWork(
  kind: IndexName,
  work: IndexWork,
  previous: IndexWork | undefined,
): Promise<boolean> {
  const { done } = await write({
    Put: {
      Item: { ...keys.indexWork(kind), entity: 'index_work', schema_version: indexWorkSchemaVersion, ...work },
      ...(previous
        ? { ConditionExpression: 'step = :previous', ExpressionAttributeValues: { ':previous': previous.step } }
        : { ConditionExpression: 'attribute_not_exists(PK)' }),
    },
  });
  return done;
}
