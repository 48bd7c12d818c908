import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { spelledText } from '#shared/domain/spelled-text.ts';
import { toEpochMs } from '#shared/domain/time.ts';
import type { IndexedLanguages, SearchDocument, SearchEntry, SearchKind } from '../port/port.ts';
import { levelColumns, packTexts } from './index-tables.ts';
import { shortWords } from './short-words.ts';
import { vocabularyWriter } from './vocabulary.ts';

const insertInto = (table: string, columns: readonly string[]) =>
  `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`;

/** Gives each different row of a table a number. */
function numbersIn(database: DatabaseSync, table: string, columns: readonly string[]) {
  const isSame = columns.map((column) => `${column} = ?`).join(' AND ');
  const find = database.prepare(`SELECT number FROM ${table} WHERE ${isSame}`);
  const add = database.prepare(insertInto(table, columns));
  return (...values: SQLInputValue[]) => Number(find.get(...values)?.number ?? add.run(...values).lastInsertRowid);
}

/** Pairs of a part's number and the number of what it has, in one list; the pairs of a part follow each other. */
const inPairs = <Each extends { part: number }>(all: readonly Each[], numberOf: (each: Omit<Each, 'part'>) => number) =>
  JSON.stringify(
    all.toSorted((left, right) => left.part - right.part).flatMap(({ part, ...each }) => [part, numberOf(each)]),
  );

/** A list is one text. */
function valueIn(value: SearchDocument['values'][string] = null): string | number | null {
  return typeof value === 'object' && value !== null ? packTexts(value) : value;
}

/** Writes the present state of some things to the tables, within a transaction of the caller. */
export function writeEntries(database: DatabaseSync, kind: SearchKind, entries: readonly SearchEntry[]): void {
  const { values, texts, longTexts, keyword } = kind;
  const tagNumber = numbersIn(database, 'tags', ['tag']);
  const levelNumber = numbersIn(database, 'levels', levelColumns);
  const isKnown = database.prepare('SELECT 1 FROM documents WHERE id = ?');
  const removals = [
    ...['documents', 'contents'].map((table) => `DELETE FROM ${table} WHERE id = ?`),
    ...['words', 'short_words'].map((table) => `DELETE FROM ${table} WHERE rowid = ?`),
  ].map((sql) => database.prepare(sql));
  const addDocument = database.prepare(insertInto('documents', ['id', 'at', 'tags', 'levels', ...values, ...texts]));
  const addContent = database.prepare(insertInto('contents', ['id', ...longTexts, 'summary']));
  const addWords = database.prepare('INSERT INTO words (rowid, text) VALUES (?, ?)');
  const addVocabulary = vocabularyWriter(database);
  const addShortWords = database.prepare('INSERT INTO short_words (rowid, words) VALUES (?, ?)');

  const add = (id: number, document: SearchDocument) => {
    const searched = (column: string) => spelledText(document.texts[column] ?? '');
    const { tags, levels }: IndexedLanguages = document.languages ?? { tags: [], levels: [] };
    const own = values.map((column) => valueIn(document.values[column]));
    const numbers = [
      inPairs(tags, ({ tag }) => tagNumber(tag)),
      inPairs(levels, ({ base, tag, skill, scale, edition, rung, valid_until, own: bounds, cefr }) =>
        levelNumber(base, tag, skill, scale, edition, rung, valid_until, bounds.low, bounds.high, cefr.low, cefr.high),
      ),
    ];
    addDocument.run(id, toEpochMs(document.at), ...numbers, ...own, ...texts.map(searched));
    addContent.run(id, ...longTexts.map(searched), JSON.stringify(document.summary));
    const text = keyword.map(searched).join('\n');
    addWords.run(id, text);
    addVocabulary(text);
    addShortWords.run(id, [...shortWords(text)].join(' '));
  };

  for (const { id } of entries) if (isKnown.get(id)) for (const removal of removals) removal.run(id);
  // In ascending order: the full-text index writes a new segment whenever the order goes back.
  for (const { id, document } of entries.toSorted((left, right) => left.id - right.id)) if (document) add(id, document);
}
