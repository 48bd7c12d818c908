import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { type EpochMs, epochMs, toIso } from '#shared/domain/time.ts';
import type { Place, SearchKind } from '../port/port.ts';
import { Column, type Value } from './column.ts';
import type { LevelKind } from './compare-levels.ts';
import { rowOrder } from './row-order.ts';

type By = 'newest' | 'value';

const readAtOnce = 2_000;

/**
 * What filters, orders and counts need of all documents, in memory: a loop over a hundred thousand rows takes about a
 * millisecond, and its counts are exact. Long texts stay in the database.
 */
export class Rows {
  private readonly database: DatabaseSync;
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
  private readonly orders: Record<By, ReturnType<typeof rowOrder>>;

  constructor(database: DatabaseSync, kind: SearchKind) {
    this.database = database;
    for (const name of [...kind.values, ...kind.texts]) this.columns.set(name, new Column());
    const idOf = (row: number) => this.idOf(row);
    const timeOf = (row: number) => this.times[row] ?? epochMs(0);
    const sorting = kind.sortedBy === undefined ? undefined : this.column(kind.sortedBy);
    const numberOf = sorting && ((row: number) => Number(sorting.get(row)));
    this.orders = { newest: rowOrder({ idOf, timeOf }), value: rowOrder({ idOf, timeOf, numberOf }) };
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
    for (const order of Object.values(this.orders)) order.sorted();
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
    for (const order of Object.values(this.orders)) order.change(row === this.ids.length ? row : undefined);
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
  }

  private remove(id: number): void {
    const row = this.places.get(id);
    if (row === undefined) return;
    this.places.delete(id);
    this.ids[row] = 0;
    for (const order of Object.values(this.orders)) order.change();
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
    return this.orders[by].sorted();
  }

  /** How many rows of an order are not after a place. */
  countUpTo(place: Place, by: By): number {
    return this.orders[by].countUpTo(place);
  }
}

function inArrays(statement: StatementSync, ...values: SQLInputValue[]): Iterable<Value[]> {
  statement.setReturnArrays(true);
  return statement.iterate(...values) as Iterable<unknown> as Iterable<Value[]>;
}
