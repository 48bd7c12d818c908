import { toAsciiDigits } from './clean-text.ts';
import { withoutInvisible } from './invisible-characters.ts';

/**
 * Marks that users omit in searches: accents of Latin, Greek and Cyrillic, Hebrew points, Arabic vowel signs and
 * hamzas, the Arabic tatweel. Vowel signs of other scripts stay: their readers regard them as letters.
 */
const marks =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: each mark is meant by itself
  /[\u0300-\u036F\u0483-\u0487\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E8\u06EA-\u06ED\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]/g;

/** Letters and signs that Unicode does not decompose, with the plain form that users type. */
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
  // Arabic letters that are written for each other: taa marbuta, alef wasla, alef maqsura, the forms of Persian and Urdu.
  ة: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ە: 'ه',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  // Apostrophes and hyphens; compatibility forms are decomposed to them.
  '‘': "'",
  '’': "'",
  '‛': "'",
  '′': "'",
  ʹ: "'",
  ʻ: "'",
  ʼ: "'",
  ʽ: "'",
  '׳': "'",
  '‐': '-',
  '−': '-',
  '־': '-',
};
const letters = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g');

const ascii = /^[\0-\x7F]*$/;

/**
 * Normalises a text for comparing: no case, accents and width variants, single spaces. `Zürich` equals `zurich`,
 * `ＴＯＫＹＯ` equals `tokyo`, `Straße` equals `strasse`. Korean and Japanese characters stay composed. What is searched has
 * further spellings (`spelled-text.ts`).
 */
export function foldText(text: string): string {
  const folded = ascii.test(text) ? text.toLowerCase() : foldLetters(text);
  return folded.replaceAll(/\s+/g, ' ').trim();
}

/** Normalises letters as `foldText` does, and leaves spaces as they are. */
export const foldLetters = (text: string): string =>
  toAsciiDigits(withoutInvisible(text))
    // Unicode decomposes the accent to a space and a mark.
    .replaceAll('´', "'")
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(marks, '')
    .replaceAll(letters, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFC');
