import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import { documents, tableName } from './table.ts';

type Key = { PK: string; SK: string };

/** Rounds until everything asked for has come; DynamoDB may leave keys unprocessed under load. */
const rounds = 4;

const pause = (round: number) => new Promise((resolve) => setTimeout(resolve, Math.random() * 25 * 2 ** round));

/**
 * The items under at most 100 different keys, in no order; missing ones are left out.
 * Costs 0.5 read units for each 4 KB item or missing key, twice that when `consistent`.
 * @throws Error with the code `UNPROCESSED_KEYS` when the table stays too busy: the pipeline answers 503.
 */
export async function batchGet(keys: readonly Key[], consistent = false): Promise<Record<string, unknown>[]> {
  const items: Record<string, unknown>[] = [];
  let missing: readonly Record<string, unknown>[] = keys;
  for (let round = 1; missing.length > 0; round += 1) {
    if (round > rounds) throw Object.assign(new Error('Keys stayed unprocessed.'), { code: 'UNPROCESSED_KEYS' });
    if (round > 1) await pause(round);
    const { Responses, UnprocessedKeys } = await documents.send(
      new BatchGetCommand({ RequestItems: { [tableName()]: { Keys: [...missing], ConsistentRead: consistent } } }),
    );
    items.push(...(Responses?.[tableName()] ?? []));
    missing = UnprocessedKeys?.[tableName()]?.Keys ?? [];
  }
  return items;
}
