import { DatabaseSync } from 'node:sqlite';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import type { NativeAttributeValue } from '@aws-sdk/lib-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { tableName } from '#functions/data/table.ts';
import { callDatabase } from '#infra/local/database/database-call.ts';

// Reads and writes bypass the SDK, which takes five times as long.

type Item = Record<string, NativeAttributeValue>;
type StoredItem = Record<string, AttributeValue>;
interface Page {
  Items: StoredItem[];
  LastEvaluatedKey?: StoredItem;
}

const own = { endpoint: process.env.DYNAMODB_ENDPOINT, file: process.env.DATABASE_FILE };
const connection = own.file === undefined ? undefined : new DatabaseSync(own.file, { readOnly: true });
const version = connection?.prepare('PRAGMA data_version');

/** Result and time of the last scan: tests that check that nothing changed scan repeatedly. */
let latest: { when: string; items: Item[] } | undefined;

/** Every item of the table, frozen: scans return the same object for an item that did not change. */
export async function scanTable(): Promise<Item[]> {
  const endpoint = process.env.DYNAMODB_ENDPOINT ?? '';
  if (!connection || endpoint !== own.endpoint) {
    return (await readItems(endpoint, tableName())).map((item) => freeze(unmarshall(item)));
  }
  // The number changes with every write to the database of this test file, by any process.
  const when = `${tableName()} ${version?.get()?.data_version}`;
  if (latest?.when !== when) latest = { when, items: readFile(connection, tableName()) };
  return [...latest.items];
}

/** Items of the last reading of the file by their stored text. */
let known = new Map<string, Item>();

/** Reads the items from the engine's file, which takes a tenth of a scan by the engine. */
function readFile(file: DatabaseSync, table: string): Item[] {
  const rows = file.prepare(`SELECT item_json FROM "${table}" ORDER BY pk, sk`).all();
  const texts = rows.map(({ item_json }) => String(item_json));
  known = new Map(texts.map((text) => [text, known.get(text) ?? freeze(unmarshall(JSON.parse(text)))]));
  return [...known.values()];
}

function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  for (const inner of Object.values(value)) freeze(inner);
  return Object.freeze(value);
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

/** An item to put, or the key of one to remove. */
export type TableWrite = { put: Item } | { remove: Item };

const maxInBatch = 25;

/** Writes to the table in batches, which are not atomic. */
export async function writeTable(writes: readonly TableWrite[]): Promise<void> {
  for (let start = 0; start < writes.length; start += maxInBatch) {
    const requests = writes.slice(start, start + maxInBatch).map(requestOf);
    const input = { RequestItems: { [tableName()]: requests } };
    await callDatabase(process.env.DYNAMODB_ENDPOINT ?? '', 'DynamoDB_20120810.BatchWriteItem', input);
  }
}

const requestOf = (write: TableWrite) =>
  'put' in write
    ? { PutRequest: { Item: marshall(write.put, { removeUndefinedValues: true }) } }
    : { DeleteRequest: { Key: marshall(write.remove) } };
