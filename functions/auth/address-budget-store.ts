import { createHmac } from 'node:crypto';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import { setting } from '#functions/runtime/env.ts';

const hour = 3_600_000;

/**
 * Counts `cost` look-ups of a client's network in the hour of `now` (1 write unit); the item goes after the hour.
 * The address is kept as an HMAC only.
 * @returns whole seconds until the network may look up again; 0 when it may now
 */
export async function spendLookup(network: string, cost: 0 | 1, now: number): Promise<number> {
  const hourStart = now - (now % hour);
  const name = createHmac('sha256', setting('OTP_PEPPER')).update(`address ${network}`).digest('base64url');
  try {
    await documents.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: keys.addressBudget(name, new Date(hourStart).toISOString()),
        UpdateExpression: 'SET entity = :entity, schema_version = :schema, expires_at = :end ADD lookups :cost',
        ConditionExpression: 'attribute_not_exists(lookups) OR lookups < :budget',
        ExpressionAttributeValues: {
          ':entity': 'address_budget',
          ':schema': 1,
          ':end': (hourStart + hour) / 1000,
          ':cost': cost,
          ':budget': Number(setting('ADDRESS_BUDGET')),
        },
      }),
    );
    return 0;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return Math.ceil((hourStart + hour - now) / 1000);
    throw error;
  }
}
