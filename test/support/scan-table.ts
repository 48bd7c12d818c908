import { DatabaseSync } from 'node:sqlite';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import type { NativeAttributeValue } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { tableName } from '#functions/data/table.ts';
import { callDatabase } from '#infra/local/database-call.ts';

type StoredItem = Record<string, AttributeValue>;
interface Page {
  Items: StoredItem[];
  LastEvaluatedKey?: StoredItem;
}

/** What the last scan found, and when: tests that prove that nothing changed scan again and again. */
let latest: { when: string; items: StoredItem[] } | undefined;

/** Every item of the table. It goes around the SDK, which takes five times as long. */
export async function scanTable(): Promise<Record<string, NativeAttributeValue>[]> {
  const endpoint = process.env.DYNAMODB_ENDPOINT ?? '';
  const when = momentOf(endpoint, tableName());
  if (when === undefined || latest?.when !== when) {
    const items = await readItems(endpoint, tableName());
    latest = when === undefined ? undefined : { when, items };
    return items.map((item) => unmarshall(item));
  }
  return latest.items.map((item) => unmarshall(item));
}

async function readItems(endpoint: string, table: string): Promise<StoredItem[]> {
  const items: StoredItem[] = [];
  let start: StoredItem | undefined;
  do {
    const input = { TableName: table, ConsistentRead: true, ...(start && { ExclusiveStartKey: start }) };
    const page = (await callDatabase(endpoint, 'DynamoDB_20120810.Scan', input)) as Page;
    items.push(...page.Items);
    start = page.LastEvaluatedKey;
  } while (start);
  return items;
}

const own = { endpoint: process.env.DYNAMODB_ENDPOINT, file: process.env.DATABASE_FILE };
const connection = own.file === undefined ? undefined : new DatabaseSync(own.file, { readOnly: true });
const version = connection?.prepare('PRAGMA data_version');

/**
 * A text that stays the same until something is written to the database of this test file, by whichever process;
 * undefined where that cannot be known, for other databases.
 */
const momentOf = (endpoint: string, table: string): string | undefined =>
  endpoint === own.endpoint && version ? `${table} ${version.get()?.data_version}` : undefined;
