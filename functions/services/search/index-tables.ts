import type { DatabaseSync } from 'node:sqlite';
import { type EpochMs, epochMs, type IsoInstant, toEpochMs, toIso } from '#shared/domain/time.ts';
import type { IndexKind } from './index-kind.ts';

/** An id's part of a key: keys sort by time, then by id. */
const idBits = 20n;

/** A document's key: the greater, the newer. */
export const keyOf = (at: IsoInstant, id: number): bigint =>
  (BigInt(toEpochMs(at)) << idBits) | BigInt.asUintN(Number(idBits), BigInt(id));

/** The time in a key. */
export const timeOf = (key: bigint): IsoInstant => toIso(epochMs(Number(key >> idBits)));

/** The columns of the full-text index. Their names mean nothing: it does not store which column a token is in. */
export const indexedNames = ({ keyword, texts }: IndexKind): string[] =>
  Array.from({ length: keyword.length + texts.length }, (_, position) => `text${position}`);

/** A level of a document's languages; both ends of its bounds on its own scale and in the CEFR. */
export const levelColumns = [
  'slot',
  'part',
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
 * Creates the tables of a new, empty index. The full-text index stores only which
 * slots contain which trigrams: with their positions it would be several times as large.
 */
export function createTables(database: DatabaseSync, kind: IndexKind, builtAt: EpochMs): void {
  const { texts, longTexts, values, sortedBy } = kind;
  const columns = [...values, ...texts, ...longTexts].join(', ');
  database.exec(`
    CREATE TABLE state (sequence INTEGER, built_at INTEGER);
    CREATE TABLE documents (slot INTEGER PRIMARY KEY, key INTEGER UNIQUE, id INTEGER UNIQUE, ${columns});
    CREATE TABLE cards (slot INTEGER PRIMARY KEY, card TEXT);
    CREATE VIRTUAL TABLE words USING fts5 (${indexedNames(kind).join(', ')},
      content = '', contentless_delete = 1, detail = none, tokenize = 'trigram case_sensitive 1');
    INSERT INTO words (words, rank) VALUES ('hashsize', 33554432);
    CREATE VIRTUAL TABLE tokens USING fts5vocab (words, row);
    CREATE INDEX by_time ON documents (${['slot', ...values].join(', ')});
    CREATE TABLE tags (slot INTEGER, part INTEGER, tag TEXT, PRIMARY KEY (slot, part, tag)) WITHOUT ROWID;
    CREATE INDEX by_tag ON tags (tag, slot, part);
    CREATE TABLE levels (${levelColumns.map((name) => (name === 'slot' ? 'slot INTEGER' : name)).join(', ')});
    CREATE INDEX levels_of ON levels (slot);
    CREATE INDEX by_level ON levels (base, skill, tag, ${levelColumns.filter((name) => !['base', 'skill', 'tag'].includes(name)).join(', ')});
    ${sortedBy ? `CREATE INDEX by_value ON documents (${[sortedBy, 'slot', ...values].join(', ')});` : ''}
  `);
  database.prepare('INSERT INTO state VALUES (0, ?)').run(builtAt);
}
