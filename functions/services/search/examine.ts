import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Found, FoundPage, Place } from './index-kind.ts';
import { timeOf } from './index-tables.ts';
import type { Sql } from './sql.ts';

/** Documents in some order, selected without reading their texts; `value` is what they are sorted by. */
export interface Walk {
  source: string;
  where: Sql;
  value: string;
  order: string;
}

/** A document's slot and what it is sorted by. */
type Row = readonly [slot: number, value: number | null];

/** How many documents' texts are read in one chunk, at first and at most. */
const chunkSize = { first: 32, most: 512 };

/**
 * The first `count` documents of a walk whose texts pass a filter; it examines at most `most` of them.
 * @returns `next`: the last one examined, when there are fewer than `count` and there may be more
 */
export function examine(database: DatabaseSync, walk: Walk, filter: Sql, count: number, most: number): FoundPage {
  const { source, where, value, order } = walk;
  const rows = database.prepare(`SELECT d.slot, ${value} FROM ${source} WHERE ${where.text} ORDER BY ${order} LIMIT ?`);
  rows.setReturnArrays(true);
  const kept = database.prepare(
    `SELECT c.key FROM json_each(?) c CROSS JOIN documents d ON d.slot = c.value WHERE ${filter.text} LIMIT ?`,
  );
  const found: Row[] = [];
  let examined = 0;
  let last: Row | undefined;
  for (const some of inChunks(rows.iterate(...where.values, most) as Iterable<unknown> as Iterable<Row>)) {
    examined += some.length;
    last = some.at(-1);
    const slots = JSON.stringify(some.map(([slot]) => slot));
    for (const { key } of kept.all(slots, ...filter.values, count - found.length)) found.push(some[Number(key)] as Row);
    if (found.length === count) break;
  }
  const isCutShort = found.length < count && examined === most && last;
  return { found: summariesOf(database, found), next: isCutShort ? placeReader(database)(isCutShort) : undefined };
}

function* inChunks(rows: Iterable<Row>): Generator<Row[]> {
  let size = chunkSize.first;
  let chunk: Row[] = [];
  for (const row of rows) {
    chunk.push(row);
    if (chunk.length < size) continue;
    yield chunk;
    chunk = [];
    size = Math.min(2 * size, chunkSize.most);
  }
  if (chunk.length > 0) yield chunk;
}

function placeReader(database: DatabaseSync) {
  const find = database.prepare('SELECT key, id FROM documents WHERE slot = ?');
  find.setReadBigInts(true);
  return ([slot, value]: Row): Place => {
    const { key, id } = find.get(slot) as { key: bigint; id: bigint };
    return { at: timeOf(key), id: Number(id), ...(value === null ? {} : { value }) };
  };
}

function summariesOf(database: DatabaseSync, rows: readonly Row[]): Found[] {
  const stored: StatementSync = database.prepare('SELECT card FROM cards WHERE slot = ?');
  const place = placeReader(database);
  return rows.map((row) => ({ summary: JSON.parse(String(stored.get(row[0])?.card)), place: place(row) }));
}
