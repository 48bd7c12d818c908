import type { DatabaseSync } from 'node:sqlite';
import { examine, type Walk } from './examine.ts';
import {
  type Contains,
  type Found,
  type FoundPage,
  type IndexKind,
  type IndexQuery,
  type Place,
  termsIn,
} from './index-kind.ts';
import { keyOf } from './index-tables.ts';
import { languageLimits } from './language-sql.ts';
import { matchExpression } from './match-expression.ts';
import { endOfSlots } from './slots.ts';
import { allOf, compared, has, hasNotAll, type Sql } from './sql.ts';

/** Up to this many full-text matches are read and sorted. More of them are found faster by walking in the sort order. */
const fewMatches = 3_000;
/** How many documents a walk examines before the full-text index is used to skip those that cannot match. */
const walkedFirst = 1_500;
/** How many documents' texts are examined for one page (about 20 ms): the next page continues. */
const mostExamined = 5_000;

/** A part of a search: everything in one order by time or by a column. */
interface Part {
  contains: readonly Contains[];
  /** Not all of them; empty: no restriction. */
  without: readonly Contains[];
  /** What is asked besides texts. */
  limits: readonly Sql[];
  /** The column that sorts, greatest first; undefined: newest first. */
  column: string | undefined;
  after: Place | undefined;
  /** How many to find. */
  count: number;
}

/** Searches the tables of an index: the first documents in the requested order after a place. */
export function searchTables(database: DatabaseSync, kind: IndexKind, query: IndexQuery): FoundPage {
  const { order, after, limit } = query;
  const limits = [...query.where.map(compared), ...languageLimits(kind, query.languages)];
  const read = (part: Omit<Part, 'limits'>) => readPart(database, kind, { ...part, limits });
  if (order.by !== 'rank') {
    const column = order.by === 'value' ? kind.sortedBy : undefined;
    return pageOf(read({ contains: query.contains, without: [], column, after, count: limit + 1 }), limit);
  }
  const all: Found[] = [];
  for (let rank = after?.value ?? order.columns.length - 1; rank >= 0 && all.length <= limit; rank -= 1) {
    const better = order.columns.slice(rank + 1);
    const { found, next } = read({
      contains: [...query.contains, ...termsIn(order.columns.slice(rank), order.terms)],
      without: better.length > 0 ? termsIn(better, order.terms) : [],
      column: undefined,
      after: rank === after?.value ? after : undefined,
      count: limit + 1 - all.length,
    });
    all.push(...found.map(({ summary, place }) => ({ summary, place: { ...place, value: rank } })));
    if (next) return pageOf({ found: all, next: { ...next, value: rank } }, limit);
  }
  return pageOf({ found: all, next: undefined }, limit);
}

/** One document more than the page holds shows that there is a next page. */
function pageOf({ found: all, next }: FoundPage, limit: number): FoundPage {
  const found = all.slice(0, limit);
  return { found, next: all.length > limit ? found.at(-1)?.place : next };
}

function readPart(database: DatabaseSync, kind: IndexKind, part: Part): FoundPage {
  const { contains, column, count } = part;
  const match = matchOf(database, kind, contains);
  if (match === 'nothing') return { found: [], next: undefined };
  const filter = allOf([...contains.map(has), ...(part.without.length > 0 ? [hasNotAll(part.without)] : [])]);
  const look = (walk: Walk, most: number) => examine(database, walk, filter, count, most);
  // Newest first is the order in which matches come. Values keep many of them out, if they are not few.
  const isByMatch = match !== undefined && ((part.limits.length === 0 && !column) || hasFew(database, match));
  const limits = [...startOf(database, part), ...part.limits];
  if (isByMatch) return look(matchWalk(match, limits, part), mostExamined);
  const walk = orderWalk(limits, part);
  if (match === undefined) return look(walk, mostExamined);
  const first = look(walk, walkedFirst);
  if (!first.next) return first;
  const matching = { text: 'd.slot IN (SELECT rowid FROM words WHERE words MATCH ?)', values: [match] };
  return look(orderWalk([...limits, matching], part), mostExamined);
}

/** The documents that match, in the requested order. */
export const matchWalk = (match: string, limits: readonly Sql[], { column }: Pick<Part, 'column'>): Walk => ({
  source: 'words CROSS JOIN documents d ON d.slot = words.rowid',
  where: allOf([{ text: 'words MATCH ?', values: [match] }, ...limits]),
  value: column ? `d.${column}` : 'NULL',
  order: column ? `d.${column} DESC, d.slot DESC` : 'words.rowid DESC',
});

/** All documents in the requested order. Values are compared in that order's covering index, which is much smaller. */
export const orderWalk = (limits: readonly Sql[], { column }: Pick<Part, 'column'>): Walk => ({
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

/** The documents after a place have smaller slots than this, also when the document of that place was removed. */
function slotFrom(database: DatabaseSync, { at, id }: Place): number {
  const own = database.prepare('SELECT slot FROM documents WHERE id = ?').get(id);
  const from =
    own ?? database.prepare('SELECT slot FROM documents WHERE key >= ? ORDER BY key LIMIT 1').get(keyOf(at, id));
  return Number(from?.slot ?? endOfSlots);
}

export function matchOf(database: DatabaseSync, kind: IndexKind, contains: readonly Contains[]) {
  const tokens = database.prepare('SELECT term, doc AS documents FROM tokens WHERE term >= ? AND term < ?');
  return matchExpression(kind, contains, (text) => tokens.iterate(text, `${text}\u{10FFFF}`) as never);
}

function hasFew(database: DatabaseSync, match: string): boolean {
  const row = database
    .prepare('SELECT count(*) AS matches FROM (SELECT 1 FROM words WHERE words MATCH ? LIMIT ?)')
    .get(match, fewMatches);
  return Number(row?.matches) < fewMatches;
}
