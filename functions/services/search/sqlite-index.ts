import type { DatabaseSync } from 'node:sqlite';
import { hasWord } from '#shared/domain/search-words.ts';
import { type EpochMs, epochMs } from '#shared/domain/time.ts';
import { createHits } from './hits.ts';
import { countTables } from './index-count.ts';
import { summariseTables } from './index-facets.ts';
import type { FoundPage, IndexEntry, IndexKind, IndexQuery, Summary } from './index-kind.ts';
import { searchTables } from './index-search.ts';
import { createTables } from './index-tables.ts';
import { applyEntries } from './index-writer.ts';

/**
 * A search index of one kind in a SQLite database: documents with their texts folded, and a trigram index over these
 * texts, which works for every language. All calls are synchronous and take milliseconds. The columns' names come from the
 * kind, never from a request.
 */
export class SqliteIndex {
  private readonly database: DatabaseSync;
  private readonly kind: IndexKind;

  /** @param database an open database: empty for `create`, else an index of this kind. */
  constructor(database: DatabaseSync, kind: IndexKind) {
    this.database = database;
    this.kind = kind;
    // The file is a copy that only this process uses: a crash loses nothing.
    database.exec('PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; PRAGMA cache_size = -16000');
    database.exec('PRAGMA mmap_size = 1073741824; PRAGMA temp_store = MEMORY');
    createHits(database);
    database.function('has_word', { deterministic: true }, (text, word) => Number(hasWord(String(text), String(word))));
  }

  /** Creates the tables of a new, empty index. */
  create(builtAt: EpochMs): void {
    createTables(this.database, this.kind, builtAt);
  }

  /** Up to which change the index is, and when it was built. */
  get state(): { sequence: number; builtAt: EpochMs } {
    const { sequence, built_at } = this.database.prepare('SELECT * FROM state').get() as Record<string, number>;
    return { sequence: Number(sequence), builtAt: epochMs(Number(built_at)) };
  }

  /** Applies the present state of some things, up to a change of the feed. */
  apply(entries: readonly IndexEntry[], sequence: number): void {
    this.database.exec('BEGIN');
    try {
      applyEntries(this.database, this.kind, entries);
      this.database.prepare('UPDATE state SET sequence = ?').run(sequence);
      this.database.exec('COMMIT');
    } catch (error) {
      this.database.exec('ROLLBACK');
      throw error;
    }
  }

  /** The first documents in the requested order after a place, and how many there are. */
  search(query: IndexQuery): FoundPage {
    const page = searchTables(this.database, this.kind, query);
    if (!query.isCounted || query.after) return page;
    return { ...page, total: countTables(this.database, this.kind, query) };
  }

  /** What is known of all results of a query, whatever its order and page. */
  summarise(query: IndexQuery): Summary {
    return summariseTables(this.database, this.kind, query);
  }

  /** Merges the segments of the full-text index: a new index is slightly slower and larger before. */
  tidy(): void {
    this.database.exec("INSERT INTO words (words) VALUES ('optimize')");
  }

  /** Writes a compact copy of the index to a new file. */
  copyTo(path: string): void {
    this.database.prepare('VACUUM INTO ?').run(path);
  }

  close(): void {
    this.database.close();
  }
}
