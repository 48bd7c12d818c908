import { dropInvisible } from './invisible-characters.ts';

const isDecimalDigit = (code: number) => /^\p{Nd}$/u.test(String.fromCodePoint(code));

/**
 * The value of a decimal digit of any script. The ten digits of a script follow each other from zero on, and so do the
 * five mathematical alphabets (Unicode Standard, section 4.6).
 */
function digitValue(digit: string): number {
  const code = Number(digit.codePointAt(0));
  let start = code;
  while (isDecimalDigit(start - 1)) start -= 1;
  return (code - start) % 10;
}

const known = new Map<string, string>();

/** A text with the decimal digits of every script as 0 to 9: `٤٥`, `४५` and `４５` are `45`. Other characters stay. */
export const toAsciiDigits = (text: string): string =>
  text.replaceAll(/[^\P{Nd}0-9]/gu, (digit) => {
    const value = known.get(digit) ?? String(digitValue(digit));
    known.set(digit, value);
    return value;
  });

/** The line ends of every system, and the vertical tab and form feed of office programs. */
const lineEnds = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g;
/** Within one line a tab is a space too. */
const gaps = /\r\n|[\n\r\v\f\u0085\u2028\u2029\t]/g;

/**
 * One line of text as people mean it: line ends and tabs are spaces, invisible characters without a function are
 * dropped. Not trimmed and not normalised, so that `malformedIn` can name a place in it.
 */
export const cleanLine = (text: string): string => dropInvisible(text.replaceAll(gaps, ' '));

/** Several lines of text as people mean them: line ends are `\n`, the rest is as in `cleanLine`. */
export const cleanLines = (text: string): string => dropInvisible(text.replaceAll(lineEnds, '\n'));

/** The place of a character, both counted from 1; characters are code points. */
export interface TextPlace {
  line: number;
  column: number;
}

/** Finds a control character, or half of a surrogate pair. */
const findMalformed = (text: string) => /[^\P{Cc}\t\n]|\p{Cs}/u.exec(text);

/** The first character of a cleaned text that cannot be stored and shown, or null. */
export function malformedIn(text: string): TextPlace | null {
  const found = findMalformed(text);
  if (found === null) return null;
  const lines = text.slice(0, found.index).split('\n');
  return { line: lines.length, column: [...(lines.at(-1) ?? '')].length + 1 };
}

const maxMarks = 30;
/**
 * A text without more marks on a letter than a letter of any language has (UAX 15, stream-safe text): sorting them takes
 * quadratic time.
 */
const withoutExtraMarks = (text: string) =>
  text.replaceAll(/\p{M}+/gu, (marks) => (marks.length > maxMarks ? [...marks].slice(0, maxMarks).join('') : marks));

/** Trimmed and in NFC, in which texts are stored and counted. A letter has at most 30 marks. */
export const normalized = (text: string): string => withoutExtraMarks(text).normalize('NFC').trim();

/**
 * How long a text is when characters that are a whole word, such as ㌖ and ﷺ, are written out (NFKC). Rules for texts
 * read it in this form.
 */
export const writtenLength = (text: string): number => text.normalize('NFKC').length;
