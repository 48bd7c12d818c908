import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { containsTerm, rankOfTerms, type SearchTerm } from '#shared/domain/search-words.ts';
import type { SearchKind } from '../port/port.ts';
import type { Rows } from './rows.ts';
import { type Lookup, lookupsOf } from './term-lookups.ts';

/** Up to this many documents that the full-text index names are looked at alone; with more, documents in order are faster. */
const few = 3_000;
/** A part of the full-text index that names more than this share of the documents hardly narrows down what another has. */
const commonShare = 1 / 3;

export type WordMatch = ReturnType<typeof matchWords>;

/**
 * Words and phrases of one search in the documents of an index. The full-text index names documents that may have them; the
 * texts decide, by the rule of `rankOfTerms`.
 */
export function matchWords(database: DatabaseSync, kind: SearchKind, rows: Rows, given: readonly SearchTerm[]) {
  const { keyword, longTexts } = kind;
  // A long term is rare most often: a text without it needs no further look.
  const terms = [...given].sort((left, right) => right.text.length - left.text.length);
  /** Lookups that name more than few documents, with the lowest ids that they name. */
  const large = new Map<Lookup, readonly number[]>();
  /** Rows that may have all terms; undefined while nothing is excluded. */
  let possible: Uint8Array | undefined;
  const isPossible = (row: number): boolean => !possible || possible[row] === 1;

  function restrict(ids: readonly number[]): void {
    const named = new Uint8Array(rows.count);
    for (const id of ids) {
      const row = rows.rowOf(id);
      if (row !== undefined && isPossible(row)) named[row] = 1;
    }
    possible = named;
  }

  for (const lookup of lookupsOf(given)) {
    const ids = readLookup(database, lookup, 0, few + 1);
    if (ids.length <= few) restrict(ids);
    else large.set(lookup, ids);
  }
  const areFew = possible !== undefined;
  /** Whether `possible` has only few rows, or all that the full-text index names. */
  let isNarrow = areFew || large.size === 0;

  /** Whether a lookup probably names a great share of all documents, by the share of those with the lowest ids. */
  function isCommon(lowest: readonly number[]): boolean {
    const last = lowest.at(-1) ?? 0;
    let documents = 0;
    for (let row = 0; row < rows.count; row += 1) {
      const id = rows.idOf(row);
      if (id !== 0 && id <= last) documents += 1;
    }
    return lowest.length > commonShare * documents;
  }

  const ranks = new Map<number, number | undefined>();
  function rankBy(row: number, long: readonly string[]): number | undefined {
    const texts = keyword.map((name) => {
      const place = longTexts.indexOf(name);
      return place === -1 ? String(rows.column(name).get(row) ?? '') : (long[place] ?? '');
    });
    return rankOfTerms(texts, terms);
  }

  let longTextsOf: StatementSync | undefined;
  /** Reads long texts only of rows whose short ones leave their rank open. */
  function rankLong(open: readonly number[]): void {
    if (open.length === 0) return;
    longTextsOf ??= prepareLongTexts(database, longTexts);
    const ids = JSON.stringify(open.map((row) => rows.idOf(row)));
    for (const [place, ...long] of longTextsOf.all(ids) as unknown[] as [place: number, ...long: string[]][]) {
      const row = open[place] ?? -1;
      ranks.set(row, rankBy(row, long));
    }
  }
  const lastLong = keyword.findLastIndex((name) => longTexts.includes(name));

  return {
    hasTerms: terms.length > 0,
    /** Whether all documents that may have the terms are few. */
    areFew,
    isPossible,
    /** Excludes the rows that the full-text index does not name; for common words this takes some 15 ms. */
    narrow(): void {
      if (isNarrow) return;
      isNarrow = true;
      for (const [lookup, ids] of large) {
        if (possible && isCommon(ids)) continue;
        restrict([...ids, ...readLookup(database, lookup, ids.at(-1) ?? 0, -1)]);
      }
    },
    /** The ranks of some rows; undefined where a term occurs nowhere. */
    ranksOf(some: readonly number[]): (number | undefined)[] {
      if (terms.length === 0) return some.map(() => 0);
      const unknown = some.filter((row) => !ranks.has(row));
      for (const row of unknown) ranks.set(row, rankBy(row, []));
      rankLong(unknown.filter((row) => lastLong !== -1 && (ranks.get(row) ?? -1) <= lastLong));
      return some.map((row) => ranks.get(row));
    },
    /** Whether a row has all terms in its short texts from a position on; undefined where long texts decide. */
    shortMatch(position: number): ((row: number) => boolean) | undefined {
      const names = keyword.slice(position);
      if (names.some((name) => longTexts.includes(name))) return undefined;
      const tests = terms.map((term) =>
        names.map((name) => rows.column(name).testing((text) => containsTerm(String(text), term))),
      );
      return (row) => tests.every((each) => each.some((isPassed) => isPassed(row)));
    },
  };
}

/** @returns the ids above one that a lookup names, in ascending order, at most so many; -1 for all */
function readLookup(database: DatabaseSync, lookup: Lookup, above: number, max: number): number[] {
  const selects = lookup.map(({ table }) => `SELECT rowid FROM ${table} WHERE ${table} MATCH ? AND rowid > ?`);
  const found = database.prepare(
    `SELECT json_group_array(rowid) AS ids FROM (${selects.join(' UNION ')} ORDER BY rowid LIMIT ?)`,
  );
  const values = lookup.flatMap(({ expression }) => [expression, above]);
  return JSON.parse(String(found.get(...values, max)?.ids));
}

function prepareLongTexts(database: DatabaseSync, longTexts: readonly string[]): StatementSync {
  const texts = database.prepare(
    `SELECT c.key, ${longTexts.map((name) => `d.${name}`).join(', ')}
      FROM json_each(?) c CROSS JOIN contents d ON d.id = c.value`,
  );
  texts.setReturnArrays(true);
  return texts;
}
