import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { containsTerm, rankOfTerms, type SearchTerm } from '#shared/domain/search-words.ts';
import type { SearchKind } from './port.ts';
import type { Rows } from './rows.ts';
import { type Lookup, lookupsOf } from './term-lookups.ts';

/** Up to this many documents that the full-text index names are looked at alone; with more, documents in order are faster. */
const few = 3_000;
/** A part of the full-text index that names more than this share of the documents hardly narrows down what another has. */
const commonShare = 1 / 3;

/**
 * Words and phrases of one search in the documents of an index. The full-text index names documents that may have them; the
 * texts decide, by the rule of `rankOfTerms`.
 */
export class WordMatch {
  private readonly database: DatabaseSync;
  private readonly kind: SearchKind;
  private readonly rows: Rows;
  private readonly terms: readonly SearchTerm[];
  /** Lookups that name more than few documents, with the lowest ids that they name. */
  private readonly large = new Map<Lookup, readonly number[]>();
  private longTexts: StatementSync | undefined;
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
    // A long term is rare most often: a text without it needs no further look.
    this.terms = [...terms].sort((left, right) => right.text.length - left.text.length);
    for (const lookup of lookupsOf(terms)) {
      const ids = this.read(lookup, 0, few + 1);
      if (ids.length <= few) this.restrict(ids);
      else this.large.set(lookup, ids);
    }
    this.areFew = this.possible !== undefined;
    this.isNarrow = this.areFew || this.large.size === 0;
  }

  /** Excludes the rows that the full-text index does not name; for common words this takes some 15 ms. */
  narrow(): void {
    if (this.isNarrow) return;
    this.isNarrow = true;
    for (const [lookup, ids] of this.large) {
      if (this.possible && this.isCommon(ids)) continue;
      this.restrict([...ids, ...this.read(lookup, ids.at(-1) ?? 0, -1)]);
    }
  }

  /** Whether a lookup probably names a great share of all documents, by the share of those with the lowest ids. */
  private isCommon(lowest: readonly number[]): boolean {
    const last = lowest.at(-1) ?? 0;
    let documents = 0;
    for (let row = 0; row < this.rows.count; row += 1) {
      const id = this.rows.idOf(row);
      if (id !== 0 && id <= last) documents += 1;
    }
    return lowest.length > commonShare * documents;
  }

  /** @returns ids above one, in ascending order */
  private read(lookup: Lookup, above: number, most: number): number[] {
    const selects = lookup.map(({ table }) => `SELECT rowid FROM ${table} WHERE ${table} MATCH ? AND rowid > ?`);
    const found = this.database.prepare(
      `SELECT json_group_array(rowid) AS ids FROM (${selects.join(' UNION ')} ORDER BY rowid LIMIT ?)`,
    );
    const values = lookup.flatMap(({ expression }) => [expression, above]);
    return JSON.parse(String(found.get(...values, most)?.ids));
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
    this.longTexts ??= this.prepareLongTexts();
    const ids = JSON.stringify(rows.map((row) => this.rows.idOf(row)));
    const found = this.longTexts.all(ids) as unknown[] as [place: number, ...long: string[]][];
    for (const [place, ...long] of found) {
      const row = rows[place] ?? -1;
      this.ranks.set(row, this.rankBy(row, long));
    }
  }

  private prepareLongTexts(): StatementSync {
    const texts = this.database.prepare(
      `SELECT c.key, ${this.kind.longTexts.map((name) => `d.${name}`).join(', ')}
        FROM json_each(?) c CROSS JOIN contents d ON d.id = c.value`,
    );
    texts.setReturnArrays(true);
    return texts;
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
    const tests = this.terms.map((term) =>
      columns.map((column) => column.testing((text) => containsTerm(String(text), term))),
    );
    return (row) => tests.every((each) => each.some((isPassed) => isPassed(row)));
  }
}
