import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import type { TransactionItem } from '#functions/data/write.ts';

/** Whether this table was given its standard plans (1 read unit). */
export async function arePlansSeeded(): Promise<boolean> {
  const { Item } = await documents.send(
    new GetCommand({ TableName: tableName(), Key: keys.plansSeeded(), ConsistentRead: true }),
  );
  return Item !== undefined;
}

/**
 * The write that remembers that the table was given its standard plans (2 write units inside a transaction); it fails
 * when that was remembered before.
 * @param at ISO 8601 in UTC
 */
export const rememberPlansSeeded = (at: string): TransactionItem => ({
  Put: {
    Item: { ...keys.plansSeeded(), entity: 'plans_seeded', schema_version: 1, seeded_at: at },
    ConditionExpression: 'attribute_not_exists(PK)',
  },
});
