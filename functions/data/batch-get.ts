import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import { retry } from './retry.ts';
import { documents, tableName } from './table.ts';

type Key = { PK: string; SK: string };

/**
 * The items under at most 100 different keys, in no order; missing ones are left out.
 * Costs 0.5 read units for each 4 KB item or missing key, twice that when `consistent`.
 * @throws StoreUnavailable when the table stays too busy
 */
export async function batchGet(keys: readonly Key[], consistent = false): Promise<Record<string, unknown>[]> {
  const items: Record<string, unknown>[] = [];
  let missing: readonly Record<string, unknown>[] = keys;
  // DynamoDB may leave keys unprocessed under load.
  return await retry(
    async () => {
      if (missing.length === 0) return items;
      const { Responses, UnprocessedKeys } = await documents.send(
        new BatchGetCommand({ RequestItems: { [tableName()]: { Keys: [...missing], ConsistentRead: consistent } } }),
      );
      items.push(...(Responses?.[tableName()] ?? []));
      missing = UnprocessedKeys?.[tableName()]?.Keys ?? [];
      return missing.length === 0 ? items : undefined;
    },
    { attempts: 4, baseMs: 25, failure: 'Keys stayed unprocessed.' },
  );
}
