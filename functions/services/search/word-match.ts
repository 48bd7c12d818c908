import type { DatabaseSync } from 'node:sqlite';
import { rankOfTerms, type SearchTerm } from '#shared/domain/search-words.ts';
import type { SearchKind } from './port.ts';
import type { Rows } from './rows.ts';

/** Up to this many documents that the full-text index names are looked at alone; with more, documents in order are faster. */
const few = 3_000;
/** Characters of one token of the full-text index. */
const tokenLength = 3;

const quoted = (token: string) => `"${token.replaceAll('"', '""')}"`;
const lengthOf = ({ text }: SearchTerm) => [...text].length;

/** All trigrams of a text. */
function trigramsOf({ text }: SearchTerm): string[] {
  const characters = [...text];
  const starts = Array.from({ length: characters.length - tokenLength + 1 }, (_, start) => start);
  return starts.map((start) => characters.slice(start, start + tokenLength).join(''));
}

/** Terms with control characters cannot be written in an expression of the full-text index. */
const isWritable = ({ text }: SearchTerm) => !/\p{Cc}/u.test(text);

/** A table of the full-text index, and the expression that all documents with the terms match. */
interface Lookup {
  table: 'words' | 'short_words';
  expression: string;
}

function lookupsOf(terms: readonly SearchTerm[]): Lookup[] {
  const writable = terms.filter(isWritable);
  const tokens = {
    words: writable.filter((term) => lengthOf(term) >= tokenLength).flatMap(trigramsOf),
    short_words: writable.filter((term) => lengthOf(term) < tokenLength).map(({ text }) => text),
  };
  return (['words', 'short_words'] as const)
    .filter((table) => tokens[table].length > 0)
    .map((table) => ({ table, expression: [...new Set(tokens[table])].map(quoted).join(' AND ') }));
}

/**
 * Words and phrases of one search in the documents of an index. The full-text index names documents that may have them; the
 * texts decide, by the rule of `rankOfTerms`.
 */
export class WordMatch {
  private readonly database: DatabaseSync;
  private readonly kind: SearchKind;
  private readonly rows: Rows;
  private readonly terms: readonly SearchTerm[];
  private readonly lookups: Lookup[];
  private readonly ranks = new Map<number, number | undefined>();
  /** Rows that may have all terms; undefined while nothing is excluded. */
  private possible: Uint8Array | undefined;
  /** Whether `possible` has only few rows, or all that the full-text index names. */
  private isNarrow = true;
  /** Whether all documents that may have the terms are few. */
  readonly areFew: boolean;

  constructor(database: DatabaseSync, kind: SearchKind, rows: Rows, terms: readonly SearchTerm[]) {
    this.database = database;
    this.kind = kind;
    this.rows = rows;
    this.terms = terms;
    this.lookups = lookupsOf(terms);
    for (const lookup of this.lookups) {
      const ids = this.read(lookup, few + 1);
      if (ids.length <= few) this.restrict(ids);
      else this.isNarrow = false;
    }
    this.areFew = this.possible !== undefined;
    if (this.areFew) this.isNarrow = true;
  }

  /** Excludes all rows that the full-text index does not name; for common words this takes some 50 ms. */
  narrow(): void {
    if (this.isNarrow) return;
    for (const lookup of this.lookups) this.restrict(this.read(lookup, -1));
    this.isNarrow = true;
  }

  private read({ table, expression }: Lookup, most: number): number[] {
    const found = this.database.prepare(
      `SELECT json_group_array(rowid) AS ids FROM (SELECT rowid FROM ${table} WHERE ${table} MATCH ? LIMIT ?)`,
    );
    return JSON.parse(String(found.get(expression, most)?.ids));
  }

  private restrict(ids: readonly number[]): void {
    const named = new Uint8Array(this.rows.count);
    for (const id of ids) {
      const row = this.rows.rowOf(id);
      if (row !== undefined && (!this.possible || this.possible[row])) named[row] = 1;
    }
    this.possible = named;
  }

  get hasTerms(): boolean {
    return this.terms.length > 0;
  }

  isPossible(row: number): boolean {
    return !this.possible || this.possible[row] === 1;
  }

  /** The ranks of some rows; undefined where a term occurs nowhere. */
  ranksOf(rows: readonly number[]): (number | undefined)[] {
    if (this.terms.length === 0) return rows.map(() => 0);
    const unknown = rows.filter((row) => !this.ranks.has(row));
    for (const row of unknown) this.ranks.set(row, this.rankBy(row, []));
    const { longTexts, keyword } = this.kind;
    const lastLong = keyword.findLastIndex((name) => longTexts.includes(name));
    this.rankLong(unknown.filter((row) => lastLong !== -1 && (this.ranks.get(row) ?? -1) <= lastLong));
    return rows.map((row) => this.ranks.get(row));
  }

  /** Reads long texts only of rows whose short ones leave their rank open. */
  private rankLong(rows: readonly number[]): void {
    if (rows.length === 0) return;
    const texts = this.database.prepare(
      `SELECT c.key, ${this.kind.longTexts.map((name) => `d.${name}`).join(', ')}
        FROM json_each(?) c CROSS JOIN contents d ON d.id = c.value`,
    );
    texts.setReturnArrays(true);
    const ids = JSON.stringify(rows.map((row) => this.rows.idOf(row)));
    for (const [place, ...long] of texts.iterate(ids) as Iterable<unknown> as Iterable<[number, ...string[]]>) {
      const row = rows[place] ?? -1;
      this.ranks.set(row, this.rankBy(row, long));
    }
  }

  private rankBy(row: number, long: readonly string[]): number | undefined {
    const { keyword, longTexts } = this.kind;
    const texts = keyword.map((name) => {
      const place = longTexts.indexOf(name);
      return place === -1 ? String(this.rows.column(name).get(row) ?? '') : (long[place] ?? '');
    });
    return rankOfTerms(texts, this.terms);
  }

  /** Whether a row has all terms in its short texts from a position on; undefined where long texts decide. */
  shortMatch(position: number): ((row: number) => boolean) | undefined {
    const { keyword, longTexts } = this.kind;
    const names = keyword.slice(position);
    if (names.some((name) => longTexts.includes(name))) return undefined;
    const columns = names.map((name) => this.rows.column(name));
    const passing = this.terms.map((term) =>
      columns.map((column) => column.passing((text) => containsText(text, term))),
    );
    return (row) => passing.every((each) => each.some((codes, place) => codes[columns[place]?.codes[row] ?? -1] === 1));
  }
}

const containsText = (text: string | number, term: SearchTerm): boolean => rankOfTerms([String(text)], [term]) === 0;
