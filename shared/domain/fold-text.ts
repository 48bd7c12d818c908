/**
 * Marks that people leave out when they search: accents of Latin, Greek and Cyrillic, Hebrew points, Arabic vowel signs
 * and hamzas, the Arabic stretching stroke. Vowel signs of other scripts are letters to their readers and stay.
 */
const marks =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: each mark is meant by itself
  /[\u0300-\u036F\u0483-\u0487\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E8\u06EA-\u06ED\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]/g;

/** Characters without width. */
const invisible = /[\u00AD\u200B-\u200F\u2060\uFEFF]/g;

/** Letters that Unicode does not take apart, though people type them in their plain form. */
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
 * A text for searching, without case, accents and widths, with single spaces: `Zürich` and `zurich`, `ＴＯＫＹＯ` and
 * `tokyo`, `Straße` and `strasse` are the same. Korean and Japanese characters stay whole.
 */
export function foldText(text: string): string {
  const folded = ascii.test(text) ? text.toLowerCase() : foldLetters(text);
  return folded.replaceAll(/\s+/g, ' ').trim();
}

const foldLetters = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(marks, '')
    .replaceAll(invisible, '')
    .replaceAll(letters, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFC');

/** Whether `text` contains `folded` (made by `foldText`) whatever the case and accents; an empty one is contained. */
export const includesFolded = (text: string, folded = ''): boolean => folded === '' || foldText(text).includes(folded);
