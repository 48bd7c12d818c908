import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type * as z from 'zod/mini';
import { batchGet } from './batch-get.ts';
import type { Page, PageRequest } from './page.ts';
import { documents, tableName } from './table.ts';

/**
 * One page of the items of one sort in a partition, by their sort keys (0.5 read units for each 4 KB).
 * @param first a key of that sort: its partition, and the sort key's prefix up to the first `#`
 */
export async function queryPartition<Item>(
  first: { PK: string; SK: string },
  parse: (item: unknown) => Item,
  page: PageRequest,
  order: 'ascending' | 'descending' = 'ascending',
): Promise<Page<Item>> {
  const { Items = [], LastEvaluatedKey } = await documents.send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'PK = :owner AND begins_with(SK, :sort)',
      ExpressionAttributeValues: { ':owner': first.PK, ':sort': first.SK.slice(0, first.SK.indexOf('#') + 1) },
      ScanIndexForward: order === 'ascending',
      Limit: page.limit,
      ExclusiveStartKey: page.start,
    }),
  );
  return { items: Items.map((item) => parse(item)), next: LastEvaluatedKey };
}

/** One page of an index that projects keys only, with the whole items (0.5 read units an item, up to 4 KB each). */
export async function queryWholeItems<Item>(
  place: { GSI1PK: string },
  schema: z.ZodMiniType<Item>,
  page: PageRequest,
): Promise<Page<Item>> {
  const { Items = [], LastEvaluatedKey } = await documents.send(
    new QueryCommand({
      TableName: tableName(),
      IndexName: 'GSI1',
      KeyConditionExpression: 'GSI1PK = :place',
      ExpressionAttributeValues: { ':place': place.GSI1PK },
      Limit: page.limit,
      ExclusiveStartKey: page.start,
    }),
  );
  const items = await batchGet(Items.map(({ PK, SK }) => ({ PK: String(PK), SK: String(SK) })));
  return { items: items.map((item) => schema.parse(item)), next: LastEvaluatedKey };
}
