import { epochMs } from '#shared/domain/time.ts';
import type { SearchEntry, SearchKind } from './port.ts';
import { SqliteIndex } from './sqlite-index.ts';

/** An index in memory of these entries alone: twenty jobs take some 5 ms. */
export async function indexInMemory(kind: SearchKind, entries: readonly SearchEntry[]): Promise<SqliteIndex> {
  const { DatabaseSync } = await import('node:sqlite');
  const index = new SqliteIndex(new DatabaseSync(':memory:'), kind);
  index.create(epochMs(0));
  index.apply(entries, 0);
  return index;
}
