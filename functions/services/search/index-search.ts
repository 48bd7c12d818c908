import type { DatabaseSync } from 'node:sqlite';
import { examine, type Walk } from './examine.ts';
import type { Contains, Found, FoundPage, IndexKind, IndexQuery, Place } from './index-kind.ts';
import { keyOf } from './index-tables.ts';
import { matchExpression } from './match-expression.ts';
import { endOfSlots } from './slots.ts';
import { allOf, compared, has, hasNot, type Sql } from './sql.ts';

/** Up to so many full-text matches are looked at and sorted; more of them are met soon by walking the wanted order. */
const fewMatches = 3_000;
/** So many documents are walked along before the full-text matches are asked which ones can be passed over. */
const walkedFirst = 1_500;
/** The texts of so many documents are looked at for one page (some 20 ms): what is left comes with the next one. */
const mostExamined = 5_000;

/** A part of a search: everything in one order by time or by a column. */
interface Part {
  contains: readonly Contains[];
  without: readonly Contains[];
  where: IndexQuery['where'];
  /** The column that sorts, greatest first; undefined: newest first. */
  column: string | undefined;
  after: Place | undefined;
  /** How many are wanted. */
  count: number;
}

/** Searches the tables of an index: the first documents in the wanted order after a place. */
export function searchTables(database: DatabaseSync, kind: IndexKind, query: IndexQuery): FoundPage {
  const { order, after, limit } = query;
  const read = (part: Omit<Part, 'where'>) => readPart(database, kind, { ...part, where: query.where });
  if (order.by !== 'rank') {
    const column = order.by === 'value' ? kind.sortedBy : undefined;
    return pageOf(read({ contains: query.contains, without: [], column, after, count: limit + 1 }), limit);
  }
  const all: Found[] = [];
  for (let rank = after?.value ?? order.columns.length - 1; rank >= 0 && all.length <= limit; rank -= 1) {
    const [inColumn, better] = [order.columns.slice(rank, rank + 1), order.columns.slice(rank + 1)];
    const { found, next } = read({
      contains: [...query.contains, { columns: inColumn, text: order.text }],
      without: better.length > 0 ? [{ columns: better, text: order.text }] : [],
      column: undefined,
      after: rank === after?.value ? after : undefined,
      count: limit + 1 - all.length,
    });
    all.push(...found.map(({ card, place }) => ({ card, place: { ...place, value: rank } })));
    if (next) return pageOf({ found: all, next: { ...next, value: rank } }, limit);
  }
  return pageOf({ found: all, next: undefined }, limit);
}

/** One found more than the page holds shows that there is a next one. */
function pageOf({ found: all, next }: FoundPage, limit: number): FoundPage {
  const found = all.slice(0, limit);
  return { found, next: all.length > limit ? found.at(-1)?.place : next };
}

function readPart(database: DatabaseSync, kind: IndexKind, part: Part): FoundPage {
  const { contains, where, column, count } = part;
  const match = matchOf(database, kind, contains);
  if (match === 'nothing') return { found: [], next: undefined };
  const filter = allOf([...contains.map(has), ...part.without.map(hasNot)]);
  const look = (walk: Walk, most: number) => examine(database, walk, filter, count, most);
  // Newest first is the order in which matches come. Values keep many of them out, if they are not few.
  const isByMatch = match !== undefined && ((where.length === 0 && !column) || hasFew(database, match));
  const limits = [...startOf(database, part), ...where.map(compared)];
  if (isByMatch) return look(matchWalk(match, limits, part), mostExamined);
  const walk = orderWalk(limits, part);
  if (match === undefined) return look(walk, mostExamined);
  const first = look(walk, walkedFirst);
  if (!first.next) return first;
  const matching = { text: 'd.slot IN (SELECT rowid FROM words WHERE words MATCH ?)', values: [match] };
  return look(orderWalk([...limits, matching], part), mostExamined);
}

/** The documents that match, in the wanted order. */
const matchWalk = (match: string, limits: readonly Sql[], { column }: Part): Walk => ({
  source: 'words CROSS JOIN documents d ON d.slot = words.rowid',
  where: allOf([{ text: 'words MATCH ?', values: [match] }, ...limits]),
  value: column ? `d.${column}` : 'NULL',
  order: column ? `d.${column} DESC, d.slot DESC` : 'words.rowid DESC',
});

/** All documents in the wanted order. Values are compared in the order's own index, a fraction of the documents. */
const orderWalk = (limits: readonly Sql[], { column }: Part): Walk => ({
  source: `documents d INDEXED BY ${column ? 'by_value' : 'by_time'}`,
  where: allOf(limits),
  value: column ? `d.${column}` : 'NULL',
  order: column ? `d.${column} DESC, d.slot DESC` : 'd.slot DESC',
});

function startOf(database: DatabaseSync, { after, column }: Part): Sql[] {
  if (!after) return [];
  const slot = slotFrom(database, after);
  return column
    ? [{ text: `(d.${column}, d.slot) < (?, ?)`, values: [after.value ?? 0, slot] }]
    : [{ text: 'd.slot < ?', values: [slot] }];
}

/** What comes after a place has smaller slots than this, also when the document of that place is gone. */
function slotFrom(database: DatabaseSync, { at, id }: Place): number {
  const own = database.prepare('SELECT slot FROM documents WHERE id = ?').get(id);
  const from =
    own ?? database.prepare('SELECT slot FROM documents WHERE key >= ? ORDER BY key LIMIT 1').get(keyOf(at, id));
  return Number(from?.slot ?? endOfSlots);
}

function matchOf(database: DatabaseSync, kind: IndexKind, contains: readonly Contains[]) {
  const tokens = database.prepare('SELECT term, doc AS documents FROM tokens WHERE term >= ? AND term < ?');
  return matchExpression(kind, contains, (text) => tokens.iterate(text, `${text}\u{10FFFF}`) as never);
}

function hasFew(database: DatabaseSync, match: string): boolean {
  const row = database
    .prepare('SELECT count(*) AS matches FROM (SELECT 1 FROM words WHERE words MATCH ? LIMIT ?)')
    .get(match, fewMatches);
  return Number(row?.matches) < fewMatches;
}
