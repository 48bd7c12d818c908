import { withoutInvisible } from './invisible-characters.ts';

/**
 * Marks that users omit in searches: accents of Latin, Greek and Cyrillic, Hebrew points, Arabic vowel signs and
 * hamzas, the Arabic tatweel. Vowel signs of other scripts are kept: their readers regard them as letters.
 */
const marks =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: each mark is meant by itself
  /[\u0300-\u036F\u0483-\u0487\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E8\u06EA-\u06ED\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]/g;

/** Letters that Unicode does not decompose, with the plain form that users type. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
};
const letters = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g');

const ascii = /^[\0-\x7F]*$/;

/**
 * Normalises a text for searching: no case, accents and width variants, single spaces. `Zürich` equals `zurich`,
 * `ＴＯＫＹＯ` equals `tokyo`, `Straße` equals `strasse`. Korean and Japanese characters stay composed.
 */
export function foldText(text: string): string {
  const folded = ascii.test(text) ? text.toLowerCase() : foldLetters(text);
  return folded.replaceAll(/\s+/g, ' ').trim();
}

const foldLetters = (text: string) =>
  withoutInvisible(text)
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(marks, '')
    .replaceAll(letters, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFC');

/** Folds line by line: a text with several lines is searched in each of them alone. */
export const foldLines = (text: string): string => text.split('\n').map(foldText).join('\n');

/**
 * Whether `text` contains `folded` (a result of `foldText`), ignoring case and accents; an empty string is contained.
 */
export const includesFolded = (text: string, folded = ''): boolean => folded === '' || foldText(text).includes(folded);
