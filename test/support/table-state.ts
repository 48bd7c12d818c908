import { isDeepStrictEqual } from 'node:util';
import type { NativeAttributeValue } from '@aws-sdk/lib-dynamodb';
import type { TestApi } from './api.ts';
import { type TableWrite, writeTable } from './table-access.ts';

type Item = Record<string, NativeAttributeValue>;

/** All items of the table by key, in the order of keys: equal for equal tables. */
export type TableState = Map<string, Item>;

/** Reads the current table. */
export async function tableState(api: TestApi): Promise<TableState> {
  const items = (await api.scan()).map((item) => [`${item.PK} ${item.SK}`, item] as const);
  return new Map(items.sort(([left], [right]) => (left < right ? -1 : 1)));
}

/** Restores the table to a previous state. */
export async function restoreTable(api: TestApi, state: TableState): Promise<void> {
  const now = await tableState(api);
  const added = [...now].filter(([key]) => !state.has(key));
  const changed = [...state].filter(([key, item]) => !isDeepStrictEqual(now.get(key), item));
  const writes: TableWrite[] = [
    ...added.map(([, { PK, SK }]) => ({ remove: { PK, SK } })),
    ...changed.map(([, item]) => ({ put: item })),
  ];
  await writeTable(writes);
}
