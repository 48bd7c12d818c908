import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { type EpochMs, epochMs, toEpochMs, toIso } from '#shared/domain/time.ts';
import { Column, type Value } from './column.ts';
import type { IndexedLevel, Place, SearchKind } from './port.ts';

/** A level without the part that it belongs to: many documents have the same. */
export type LevelKind = Omit<IndexedLevel, 'part'>;

type By = 'newest' | 'value';

const readAtOnce = 2_000;

/**
 * What filters, orders and counts need of all documents, in memory: a loop over a hundred thousand rows takes about a
 * millisecond, and its counts are exact. Long texts stay in the database.
 */
export class Rows {
  private readonly database: DatabaseSync;
  private readonly kind: SearchKind;
  /** Of each row; 0 after its document was removed. */
  private readonly ids: number[] = [];
  private readonly times: EpochMs[] = [];
  private readonly places = new Map<number, number>();
  private readonly columns = new Map<string, Column>();
  /** Of each row, pairs of a part's number and the number of a tag or level. */
  private readonly tags: (readonly number[])[] = [];
  private readonly levels: (readonly number[])[] = [];
  private readonly tagNumbers = new Map<string, number>();
  /** By their numbers, which begin with 1. */
  readonly tagNames: string[] = [''];
  readonly levelKinds: (LevelKind | undefined)[] = [undefined];
  private isSorted = true;
  private newest: number[] = [];
  private greatest: number[] = [];

  constructor(database: DatabaseSync, kind: SearchKind) {
    this.database = database;
    this.kind = kind;
    for (const name of [...kind.values, ...kind.texts]) this.columns.set(name, new Column());
  }

  /** Reads all documents, with a pause for the caller after every few thousand: a hundred thousand take some 0.5 s. */
  *load(): Generator<undefined> {
    this.readNumbers();
    let count = 0;
    for (const document of this.select('ORDER BY at DESC, id DESC')) {
      this.put(document);
      count += 1;
      if (count % readAtOnce === 0) yield undefined;
    }
    this.sort();
  }

  /** Takes over the present state of some documents from the tables. */
  refresh(ids: readonly number[]): void {
    this.readNumbers();
    for (const id of ids) {
      const [document] = this.select('WHERE id = ?', id);
      if (document) this.put(document);
      else this.remove(id);
    }
  }

  private select(which: string, ...values: SQLInputValue[]): Iterable<Value[]> {
    const names = ['id', 'at', 'tags', 'levels', ...this.columns.keys()];
    return inArrays(this.database.prepare(`SELECT ${names.join(', ')} FROM documents ${which}`), ...values);
  }

  /** Reads the tags and levels that are new. */
  private readNumbers(): void {
    const newer = (table: string, known: readonly unknown[]) =>
      this.database.prepare(`SELECT * FROM ${table} WHERE number >= ? ORDER BY number`).all(known.length);
    for (const { number, tag } of newer('tags', this.tagNames)) {
      this.tagNames[Number(number)] = String(tag);
      this.tagNumbers.set(String(tag), Number(number));
    }
    for (const { number, own_low, own_high, cefr_low, cefr_high, ...level } of newer('levels', this.levelKinds)) {
      const bounds = { own: { low: own_low, high: own_high }, cefr: { low: cefr_low, high: cefr_high } };
      this.levelKinds[Number(number)] = { ...level, ...bounds } as unknown as LevelKind;
    }
  }

  private put([id, at, tags, levels, ...values]: readonly Value[]): void {
    const row = this.places.get(Number(id)) ?? this.ids.length;
    if (row === this.ids.length) {
      this.newest.push(row);
      this.greatest.push(row);
    }
    this.places.set(Number(id), row);
    this.ids[row] = Number(id);
    this.times[row] = epochMs(Number(at));
    this.tags[row] = JSON.parse(String(tags));
    this.levels[row] = JSON.parse(String(levels));
    let place = 0;
    for (const column of this.columns.values()) {
      column.set(row, values[place] ?? null);
      place += 1;
    }
    this.isSorted = false;
  }

  private remove(id: number): void {
    const row = this.places.get(id);
    if (row === undefined) return;
    this.places.delete(id);
    this.ids[row] = 0;
    this.isSorted = false;
  }

  /** Rows of documents and of removed ones. */
  get count(): number {
    return this.ids.length;
  }

  /** The document of a row; 0 after its removal. */
  idOf(row: number): number {
    return this.ids[row] ?? 0;
  }

  rowOf(id: number): number | undefined {
    return this.places.get(id);
  }

  column(name: string): Column {
    const column = this.columns.get(name);
    if (!column) throw new Error(`There is no column ${name}.`);
    return column;
  }

  /** 0 for a tag that no document has. */
  tagNumber(tag: string): number {
    return this.tagNumbers.get(tag) ?? 0;
  }

  /** Whether a row has a tag, in any part or in one. */
  hasTag(row: number, number: number, part?: number): boolean {
    const pairs = this.tags[row] ?? [];
    for (let place = 0; place < pairs.length; place += 2) {
      if (pairs[place + 1] === number && (part === undefined || pairs[place] === part)) return true;
    }
    return false;
  }

  /** The tags of a row, each once for every part. */
  forTags(row: number, take: (number: number) => void): void {
    const pairs = this.tags[row] ?? [];
    for (let place = 1; place < pairs.length; place += 2) take(pairs[place] ?? 0);
  }

  /** The levels of a row, part by part. */
  forLevels(row: number, take: (level: number, part: number) => void): void {
    const pairs = this.levels[row] ?? [];
    for (let place = 0; place < pairs.length; place += 2) take(pairs[place + 1] ?? 0, pairs[place] ?? 0);
  }

  /** The place of a row in an order, with what it is sorted by. */
  placeOf(row: number, value?: number): Place {
    const at = toIso(this.times[row] ?? epochMs(0));
    return { at, id: this.idOf(row), ...(value === undefined ? {} : { value }) };
  }

  /** Rows with documents in an order. */
  inOrder(by: By): readonly number[] {
    if (!this.isSorted) this.sort();
    return by === 'value' ? this.greatest : this.newest;
  }

  /** After a change nearly everything is in order already, for which sorting takes a single pass. */
  private sort(): void {
    const { ids, times } = this;
    const byTime = (left: number, right: number) =>
      Number(times[right]) - Number(times[left]) || this.idOf(right) - this.idOf(left);
    const value = (row: number) => this.valueOf(row, 'value');
    const isPresent = (row: number) => ids[row] !== 0;
    this.newest = this.newest.filter(isPresent).sort(byTime);
    this.greatest = this.kind.sortedBy
      ? this.greatest.filter(isPresent).sort((left, right) => value(right) - value(left) || byTime(left, right))
      : [];
    this.isSorted = true;
  }

  /** What the rows of an order are sorted by besides their time. */
  private valueOf(row: number, by: By): number {
    return by === 'value' && this.kind.sortedBy ? Number(this.column(this.kind.sortedBy).get(row)) : 0;
  }

  /** How many rows of an order are not after a place; its document may have changed or gone. */
  countUpTo(place: Place, by: By): number {
    const rows = this.inOrder(by);
    const [at, value] = [toEpochMs(place.at), by === 'value' ? (place.value ?? 0) : 0];
    const isAfter = (row: number) =>
      (value - this.valueOf(row, by) || at - Number(this.times[row]) || place.id - this.idOf(row)) > 0;
    let [low, high] = [0, rows.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isAfter(rows[middle] ?? 0)) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

function inArrays(statement: StatementSync, ...values: SQLInputValue[]): Iterable<Value[]> {
  statement.setReturnArrays(true);
  return statement.iterate(...values) as Iterable<unknown> as Iterable<Value[]>;
}
