import { isDeepStrictEqual } from 'node:util';
import { BatchWriteCommand, type NativeAttributeValue } from '@aws-sdk/lib-dynamodb';
import { documents, tableName } from '#functions/data/table.ts';
import type { TestApi } from './api.ts';

type Item = Record<string, NativeAttributeValue>;

/** All items of the table by key, in the keys' order: two of them are equal when the table is the same. */
export type TableState = Map<string, Item>;

/** The table as it is now. */
export async function tableState(api: TestApi): Promise<TableState> {
  const items = (await api.scan()).map((item) => [`${item.PK} ${item.SK}`, item] as const);
  return new Map(items.sort(([left], [right]) => (left < right ? -1 : 1)));
}

/** Puts the table back to a former state. */
export async function restoreTable(api: TestApi, state: TableState): Promise<void> {
  const now = await tableState(api);
  const added = [...now].filter(([key]) => !state.has(key));
  const changed = [...state].filter(([key, item]) => !isDeepStrictEqual(now.get(key), item));
  const requests = [
    ...added.map(([, { PK, SK }]) => ({ DeleteRequest: { Key: { PK, SK } } })),
    ...changed.map(([, Item]) => ({ PutRequest: { Item } })),
  ];
  for (let start = 0; start < requests.length; start += 25) {
    const batch = requests.slice(start, start + 25);
    await documents.send(new BatchWriteCommand({ RequestItems: { [tableName()]: batch } }));
  }
}
