import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { foldText } from '#shared/domain/fold-text.ts';
import type {
  Comparison,
  Contains,
  Found,
  IndexDocument,
  IndexEntry,
  IndexKind,
  IndexQuery,
  Place,
} from './index-kind.ts';
import { matchExpression, textEnd } from './match-expression.ts';

/** From so many full-text matches on, walking in the wanted order finds a page sooner than sorting them all. */
const fewMatches = 3_000;

/** An id's part of a key: keys sort by time, then by id. */
const idBits = 20n;
const keyOf = (at: string, id: number) =>
  (BigInt(Date.parse(at)) << idBits) | BigInt.asUintN(Number(idBits), BigInt(id));
const endOfKeys = 2n ** 63n - 1n;

/** Lines stay apart: nothing that is searched reaches over their ends. */
const foldLines = (text: string) => text.split('\n').map(foldText).join('\n');

/** A piece of SQL with its values. */
interface Sql {
  text: string;
  values: SQLInputValue[];
}
const allOf = (parts: readonly Sql[]): Sql => ({
  text: parts.map(({ text }) => text).join(' AND ') || 'TRUE',
  values: parts.flatMap(({ values }) => values),
});

const has = ({ columns, text }: Contains): Sql => ({
  text: `(${columns.map((column) => `instr(d.${column}, ?)`).join(' OR ')})`,
  values: columns.map(() => text),
});
const hasNot = (contains: Contains): Sql => ({ ...has(contains), text: `NOT ${has(contains).text}` });
const compared = ({ column, is, value }: Comparison): Sql => ({ text: `d.${column} ${is} ?`, values: [value] });

/**
 * A search index of one kind in a SQLite database: documents with their texts folded, and a trigram index over these
 * texts which narrows a search down whatever the language. All calls are synchronous and take milliseconds.
 * The columns' names are the kind's own, never a request's.
 */
export class SqliteIndex {
  private readonly database: DatabaseSync;
  private readonly kind: IndexKind;

  /** @param database an open database: empty for `create`, else an index of this kind. */
  constructor(database: DatabaseSync, kind: IndexKind) {
    this.database = database;
    this.kind = kind;
    // The file is a copy that only this process knows: a crash loses nothing.
    database.exec('PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; PRAGMA cache_size = -16000');
    database.exec('PRAGMA mmap_size = 268435456; PRAGMA temp_store = MEMORY');
  }

  /** Makes the tables of a new, empty index; `builtAt` in milliseconds since 1970. */
  create(builtAt: number): void {
    const { texts, values, sortedBy } = this.kind;
    this.database.exec(`
      CREATE TABLE state (sequence INTEGER, built_at INTEGER);
      CREATE TABLE documents (key INTEGER PRIMARY KEY, id INTEGER UNIQUE, ${[...values, ...texts].join(', ')});
      CREATE TABLE cards (key INTEGER PRIMARY KEY, card TEXT);
      CREATE VIRTUAL TABLE words USING fts5 (${texts.join(', ')},
        content = '', contentless_delete = 1, detail = column, tokenize = 'trigram case_sensitive 1');
      INSERT INTO words (words, rank) VALUES ('hashsize', 33554432);
      CREATE VIRTUAL TABLE tokens USING fts5vocab (words, row);
      CREATE INDEX by_time ON documents (${['key', ...values].join(', ')});
      ${sortedBy ? `CREATE INDEX by_value ON documents (${[sortedBy, 'key', ...values].join(', ')});` : ''}
    `);
    this.database.prepare('INSERT INTO state VALUES (0, ?)').run(builtAt);
  }

  /** Up to which change the index is, and when it was built (milliseconds since 1970). */
  get state(): { sequence: number; builtAt: number } {
    const { sequence, built_at } = this.database.prepare('SELECT * FROM state').get() as Record<string, number>;
    return { sequence: Number(sequence), builtAt: Number(built_at) };
  }

  /** Takes over the present state of some things, up to a change of the feed. */
  apply(entries: readonly IndexEntry[], sequence: number): void {
    this.database.exec('BEGIN');
    try {
      const remove = this.remover();
      const add = this.adder();
      for (const { id, document } of entries) {
        remove(id);
        if (document) add(id, document);
      }
      this.database.prepare('UPDATE state SET sequence = ?').run(sequence);
      this.database.exec('COMMIT');
    } catch (error) {
      this.database.exec('ROLLBACK');
      throw error;
    }
  }

  private remover() {
    const find = this.database.prepare('SELECT key FROM documents WHERE id = ?');
    find.setReadBigInts(true);
    const removals = [
      'DELETE FROM words WHERE rowid = ?',
      'DELETE FROM cards WHERE key = ?',
      'DELETE FROM documents WHERE key = ?',
    ].map((sql) => this.database.prepare(sql));
    return (id: number) => {
      const found = find.get(id);
      if (found) for (const removal of removals) removal.run(found.key as bigint);
    };
  }

  private adder() {
    const { texts, values } = this.kind;
    const marks = (count: number) => Array.from({ length: count }, () => '?').join(', ');
    const taken = this.database.prepare('SELECT 1 FROM documents WHERE key = ?');
    const columns = ['key', 'id', ...values, ...texts];
    const addDocument = this.database.prepare(
      `INSERT INTO documents (${columns.join(', ')}) VALUES (${marks(columns.length)})`,
    );
    const addCard = this.database.prepare('INSERT INTO cards VALUES (?, ?)');
    const addWords = this.database.prepare(
      `INSERT INTO words (rowid, ${texts.join(', ')}) VALUES (${marks(texts.length + 1)})`,
    );
    return (id: number, document: IndexDocument) => {
      let key = keyOf(document.at, id);
      while (taken.get(key)) key += 1n;
      const folded = texts.map((name) => foldLines(document.texts[name] ?? ''));
      addDocument.run(key, id, ...values.map((name) => document.values[name] ?? null), ...folded);
      addCard.run(key, JSON.stringify(document.card));
      addWords.run(key, ...folded.map((text) => `${text}${textEnd}`));
    };
  }

  /** The first documents in the wanted order after a place, one more than `limit` when there are more. */
  search(query: IndexQuery): Found[] {
    const { order, after } = query;
    if (order.by === 'value' && this.kind.sortedBy) return this.byValue(query, `d.${this.kind.sortedBy}`);
    if (order.by !== 'rank') return this.byTime(query, after, []);
    const found: Found[] = [];
    for (let rank = after?.value ?? order.columns.length - 1; rank >= 0 && found.length <= query.limit; rank -= 1) {
      const inColumn: Contains = { columns: order.columns.slice(rank, rank + 1), text: order.text };
      const better: Contains = { columns: order.columns.slice(rank + 1), text: order.text };
      const ranked = { ...query, contains: [...query.contains, inColumn], limit: query.limit - found.length };
      const start = rank === after?.value ? after : undefined;
      const page = this.byTime(ranked, start, better.columns.length > 0 ? [hasNot(better)] : []);
      found.push(...page.map(({ card, place }) => ({ card, place: { ...place, value: rank } })));
    }
    return found;
  }

  private byTime(query: IndexQuery, after: Place | undefined, extra: readonly Sql[]): Found[] {
    const match = this.matchOf(query.contains);
    if (match === 'nothing') return [];
    const filters = [...query.where.map(compared), ...query.contains.map(has), ...extra];
    const key = after ? this.keyAt(after) : endOfKeys;
    // Matches come newest first, so a page is full soon; unless values keep nearly all of many matches out.
    if (match !== undefined && (query.where.length === 0 || this.hasFewMatches(match))) {
      const source = 'FROM words CROSS JOIN documents d ON d.key = words.rowid';
      const narrowed = [{ text: 'words MATCH ? AND words.rowid < ?', values: [match, key] }, ...filters];
      return this.read(source, allOf(narrowed), 'words.rowid DESC', query.limit);
    }
    // Values are compared in their own index, which is a fraction of the documents.
    const index = query.where.length > 0 ? 'INDEXED BY by_time' : '';
    const from = { text: 'd.key < ?', values: [key] };
    return this.read(`FROM documents d ${index}`, allOf([from, ...filters]), 'd.key DESC', query.limit);
  }

  private byValue(query: IndexQuery, value: string): Found[] {
    const match = this.matchOf(query.contains);
    if (match === 'nothing') return [];
    const { after } = query;
    const start: Sql[] = after
      ? [{ text: `(${value}, d.key) < (?, ?)`, values: [after.value ?? 0, this.keyAt(after)] }]
      : [];
    const filters = [...start, ...query.where.map(compared), ...query.contains.map(has)];
    const order = `${value} DESC, d.key DESC`;
    if (match !== undefined && this.hasFewMatches(match)) {
      const source = 'FROM words CROSS JOIN documents d ON d.key = words.rowid';
      const narrowed = [{ text: 'words MATCH ?', values: [match] }, ...filters];
      return this.read(source, allOf(narrowed), order, query.limit, value);
    }
    return this.read('FROM documents d INDEXED BY by_value', allOf(filters), order, query.limit, value);
  }

  private read(source: string, filters: Sql, order: string, limit: number, value = 'NULL'): Found[] {
    const found = this.database.prepare(
      `SELECT d.key AS key, d.id AS id, ${value} AS value ${source} WHERE ${filters.text} ORDER BY ${order} LIMIT ?`,
    );
    found.setReadBigInts(true);
    const card = this.database.prepare('SELECT card FROM cards WHERE key = ?');
    return found.all(...filters.values, limit + 1).map((row) => ({
      card: JSON.parse(String(card.get(row.key as bigint)?.card)),
      place: {
        at: new Date(Number((row.key as bigint) >> idBits)).toISOString(),
        id: Number(row.id),
        ...(row.value === null ? {} : { value: Number(row.value) }),
      },
    }));
  }

  private matchOf(contains: readonly Contains[]) {
    const tokens = this.database.prepare('SELECT term FROM tokens WHERE term >= ? AND term < ? LIMIT ?');
    return matchExpression(contains, (text, limit) =>
      tokens.all(text, `${text}\u{10FFFF}`, limit).map(({ term }) => String(term)),
    );
  }

  private hasFewMatches(match: string): boolean {
    const row = this.database
      .prepare('SELECT count(*) AS matches FROM (SELECT 1 FROM words WHERE words MATCH ? LIMIT ?)')
      .get(match, fewMatches);
    return Number(row?.matches) < fewMatches;
  }

  private keyAt({ at, id }: Place): bigint {
    const find = this.database.prepare('SELECT key FROM documents WHERE id = ?');
    find.setReadBigInts(true);
    return (find.get(id)?.key as bigint | undefined) ?? keyOf(at, id);
  }

  /** Writes a compact copy of the index to a new file. */
  copyTo(path: string): void {
    this.database.prepare('VACUUM INTO ?').run(path);
  }

  close(): void {
    this.database.close();
  }
}
