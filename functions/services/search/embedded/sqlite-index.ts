import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { type EpochMs, epochMs } from '#shared/domain/time.ts';
import type { SearchAnswer, SearchEntry, SearchIndex, SearchKind, SearchQuery } from '../port/port.ts';
import { type Counts, countAll } from './counts.ts';
import { createTables } from './index-tables.ts';
import { writeEntries } from './index-writer.ts';
import { findPage } from './page.ts';
import { countRanks } from './ranked-rows.ts';
import { Rows } from './rows.ts';
import { type Selection, select } from './selection.ts';
import { similarInVocabulary } from './vocabulary.ts';
import { matchWords, type WordMatch } from './word-match.ts';

/** Searches whose counts are known at the same time, some 5 KB each. */
const maxCounts = 50;

/**
 * The embedded search index of a kind: a SQLite database with the texts, a full-text index over their trigrams, and the
 * fields that are filtered and counted, which a first search reads into memory. All calls are synchronous and take
 * milliseconds. The columns' names come from the kind, never from a request.
 */
export class SqliteIndex implements SearchIndex {
  private readonly database: DatabaseSync;
  private readonly kind: SearchKind;
  /** Undefined until the first search. */
  private rows: Rows | undefined;
  /** Since the last change, by filters: candidates whose lists differ only in their order share them. */
  private readonly counts = new Map<string, Counts>();

  /** @param database an open database: empty for `create`, else an index of this kind. */
  constructor(database: DatabaseSync, kind: SearchKind) {
    this.database = database;
    this.kind = kind;
    // The file is a copy that only this process uses: a crash loses nothing.
    database.exec('PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; PRAGMA cache_size = -16000');
    database.exec('PRAGMA mmap_size = 1073741824; PRAGMA temp_store = MEMORY');
  }

  /** An index in memory of these entries alone: twenty jobs take some 5 ms. */
  static async inMemory(kind: SearchKind, entries: readonly SearchEntry[]): Promise<SqliteIndex> {
    const { DatabaseSync } = await import('node:sqlite');
    const index = new SqliteIndex(new DatabaseSync(':memory:'), kind);
    index.create(epochMs(0));
    index.apply(entries, 0);
    return index;
  }

  /** Creates the tables of a new, empty index. */
  create(builtAt: EpochMs): void {
    createTables(this.database, this.kind, builtAt);
  }

  /** Up to which change the index is, when it was built, and how many documents it has. */
  get state(): { sequence: number; builtAt: EpochMs; documents: number } {
    const state = this.database.prepare('SELECT *, (SELECT count(*) FROM documents) AS documents FROM state').get();
    const { sequence, built_at, documents } = state as Record<string, number>;
    return { sequence: Number(sequence), builtAt: epochMs(Number(built_at)), documents: Number(documents) };
  }

  /** Applies the present state of some things, up to a change of the feed. */
  apply(entries: readonly SearchEntry[], sequence: number): void {
    this.database.exec('BEGIN');
    try {
      writeEntries(this.database, this.kind, entries);
      this.database.prepare('UPDATE state SET sequence = ?').run(sequence);
      this.database.exec('COMMIT');
    } catch (error) {
      this.database.exec('ROLLBACK');
      throw error;
    }
    this.rows?.refresh(entries.map(({ id }) => id));
    this.counts.clear();
  }

  /** Reads what a first search would read otherwise, while other work of the process continues. */
  async warm(): Promise<void> {
    const rows = new Rows(this.database, this.kind);
    for (const _ of rows.load()) await setImmediate();
    this.rows = rows;
    this.counts.clear();
  }

  search(query: SearchQuery): SearchAnswer {
    if (!this.rows) {
      this.rows = new Rows(this.database, this.kind);
      for (const _ of this.rows.load());
    }
    const selection = select(this.kind, this.rows, query);
    const words = matchWords(this.database, this.kind, this.rows, query.terms);
    const { found, next } = findPage(this.kind, query, selection, words);
    const summary = this.database.prepare('SELECT summary FROM contents WHERE id = ?');
    return {
      found: found.map(({ place }) => ({ summary: JSON.parse(String(summary.get(place.id)?.summary)), place })),
      next,
      ...this.count(query, selection, words),
      ...(query.counted === 'ranks' && { ranks: countRanks(this.kind, query, selection) }),
      isPartial: false,
    };
  }

  /** Counts all results, those of searches without texts once. */
  private count(query: SearchQuery, selection: Selection, words: WordMatch): Counts {
    const { where, languages, counted } = query;
    if (words.hasTerms || query.contains.length > 0) return countAll(this.kind, query, selection, words);
    const key = JSON.stringify([where, languages, counted]);
    const counts = this.counts.get(key) ?? countAll(this.kind, query, selection, words);
    if (this.counts.size >= maxCounts) this.counts.clear();
    this.counts.set(key, counts);
    return counts;
  }

  similarWords(word: string): string[] {
    return similarInVocabulary(this.database, word);
  }

  /** Merges the segments of the full-text index: a new index is slightly slower and larger before. */
  tidy(): void {
    for (const table of ['words', 'short_words'])
      this.database.exec(`INSERT INTO ${table} (${table}) VALUES ('optimize')`);
  }

  /** Writes a compact copy of the index to a new file. */
  copyTo(path: string): void {
    this.database.prepare('VACUUM INTO ?').run(path);
  }

  close(): void {
    this.database.close();
  }
}
