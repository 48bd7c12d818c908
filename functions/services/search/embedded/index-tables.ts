import type { DatabaseSync } from 'node:sqlite';
import type { EpochMs } from '#shared/domain/time.ts';
import type { SearchKind } from '../port/port.ts';
import { createVocabulary } from './vocabulary.ts';

/** Words are read as they are: everything between two spaces is one token. */
const signs = Array.from({ length: 94 }, (_, place) => String.fromCharCode(33 + place))
  .filter((character) => !/[a-zA-Z0-9]/.test(character))
  .join('');
// A list of texts in a field is one text, with each of them between two line ends.

/** Null without any: most documents have none. */
export const packTexts = (texts: readonly string[]): string | null =>
  texts.length === 0 ? null : `\n${texts.join('\n')}\n`;

export const hasText = (packed: string, text: string): boolean => packed.includes(`\n${text}\n`);

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** A level of languages; both ends of its bounds on its own scale and in the CEFR. */
export const levelColumns = [
  'base',
  'tag',
  'skill',
  'scale',
  'edition',
  'rung',
  'valid_until',
  'own_low',
  'own_high',
  'cefr_low',
  'cefr_high',
] as const;

/**
 * Creates the tables of a new, empty index. `words` finds documents by trigrams of their keyword texts; it stores only which
 * documents contain which trigram: with their positions it would be nine times as large. `short_words` finds them by what is
 * too short for a trigram. The tags and levels of a document are lists of a part's number and the number of what it has.
 */
export function createTables(database: DatabaseSync, kind: SearchKind, builtAt: EpochMs): void {
  const { values, texts, longTexts } = kind;
  const fullText = "content = '', contentless_delete = 1, detail = none";
  const tokens = quoted(`ascii tokenchars ${quoted(signs)}`);
  // Most long texts fit a page of this size.
  database.exec(`
    PRAGMA page_size = 8192;
    CREATE TABLE state (sequence INTEGER, built_at INTEGER);
    CREATE TABLE documents (id INTEGER PRIMARY KEY, at INTEGER, tags TEXT, levels TEXT, ${[...values, ...texts].join(', ')});
    CREATE TABLE contents (id INTEGER PRIMARY KEY, ${[...longTexts, 'summary'].join(', ')});
    CREATE TABLE tags (number INTEGER PRIMARY KEY, tag TEXT UNIQUE);
    CREATE TABLE levels (number INTEGER PRIMARY KEY, ${levelColumns.join(', ')}, UNIQUE (${levelColumns.join(', ')}));
    CREATE VIRTUAL TABLE words USING fts5 (text, ${fullText}, tokenize = 'trigram case_sensitive 1');
    CREATE VIRTUAL TABLE short_words USING fts5 (words, ${fullText}, tokenize = ${tokens});
    INSERT INTO words (words, rank) VALUES ('hashsize', 33554432);
    INSERT INTO short_words (short_words, rank) VALUES ('hashsize', 33554432);
  `);
  createVocabulary(database);
  database.prepare('INSERT INTO state VALUES (0, ?)').run(builtAt);
}
