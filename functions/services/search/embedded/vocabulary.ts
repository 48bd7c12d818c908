import type { DatabaseSync } from 'node:sqlite';
import { isOneEdit } from '#shared/domain/one-edit.ts';
import { continuesWord, wordsOf } from '#shared/domain/search-words.ts';

/** The lengths of words that are remembered; longer ones are not words. */
const lengths = { min: 2, max: 40 };
/** How many words of one beginning or end are compared with a typo. */
const maxCompared = 20_000;
/** How many words of an index one process remembers to have written. */
const maxRemembered = 300_000;

const isWord = (word: string): boolean =>
  word.length >= lengths.min && word.length <= lengths.max && [...word].every(continuesWord);

const reversed = (word: string) => [...word].reverse().join('');

/** The words that this process wrote to a database, so that each is written once and not with every document. */
const written = new WeakMap<DatabaseSync, Set<string>>();

/** Creates the table of an index's words, of which those that documents no longer have remain until it is built anew. */
export const createVocabulary = (database: DatabaseSync): void =>
  database.exec(`
    CREATE TABLE vocabulary (word TEXT PRIMARY KEY, reversed TEXT) WITHOUT ROWID;
    CREATE INDEX vocabulary_reversed ON vocabulary (reversed);
  `);

/** @returns what adds the words of a `spelledText` */
export function vocabularyWriter(database: DatabaseSync): (text: string) => void {
  const add = database.prepare('INSERT OR IGNORE INTO vocabulary VALUES (?, ?)');
  const known = written.get(database) ?? new Set<string>();
  written.set(database, known);
  return (text) => {
    if (known.size > maxRemembered) known.clear();
    for (const word of wordsOf(text)) {
      if (known.has(word)) continue;
      known.add(word);
      if (isWord(word)) add.run(word, reversed(word));
    }
  };
}

/** What begins with a text sorts before the text and this. */
const last = '\u{10FFFF}';

/**
 * The words of an index at one edit from another one, and the pairs of words that it is when written apart. One edit leaves
 * the first half of a word or its second half as it is, so that two ranges of the table have all of them.
 */
export function similarInVocabulary(database: DatabaseSync, word: string): string[] {
  const characters = [...word];
  const half = Math.ceil(characters.length / 2);
  const range = (column: 'word' | 'reversed', start: string) =>
    database
      .prepare(`SELECT word FROM vocabulary WHERE ${column} >= ? AND ${column} < ? LIMIT ${maxCompared}`)
      .all(start, start + last)
      .map((row) => String(row.word));
  const [start, end] = [characters.slice(0, half - 1).join(''), characters.slice(half).join('')];
  const near = [...range('word', start), ...range('reversed', reversed(end))];
  const isKnown = database.prepare('SELECT 1 FROM vocabulary WHERE word = ?');
  const apart = splitsOf(word).filter((pair) => pair.split(' ').every((part) => isKnown.get(part)));
  return [...new Set([...near.filter((each) => isOneEdit(each, word)), ...apart])];
}

/** A word as two words, each of two letters or more. */
export const splitsOf = (word: string): string[] => {
  const characters = [...word];
  const places = Array.from({ length: Math.max(0, characters.length - 3) }, (_, place) => place + 2);
  return places.map((place) => `${characters.slice(0, place).join('')} ${characters.slice(place).join('')}`);
};
