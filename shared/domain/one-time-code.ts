import { toAsciiDigits } from './clean-text.ts';
import { dropInvisible } from './invisible-characters.ts';

/** How many digits a one-time code has (specification, constants). */
export const codeLength = 6;

/** How many guesses at one code are evaluated. */
export const guessesPerCode = 5;

/** What may separate the halves of a code, as in `123 456` and `123-456`. */
const separator = '[\\p{Zs}\\t.·_\\p{Pd}]';
/** Six digits, or two groups of three, that are no part of a longer number. */
const codes = new RegExp(
  `(?<![0-9]|[0-9]${separator})(?:[0-9]{6}|[0-9]{3}${separator}[0-9]{3})(?![0-9]|${separator}[0-9])`,
  'gu',
);
const onlyDigits = new RegExp(`^(?:[0-9]|${separator})*$`, 'u');

const plain = (text: string) => toAsciiDigits(dropInvisible(text)).trim();
const digitsOf = (text: string) => text.replaceAll(/[^0-9]/g, '');

/**
 * The one-time code that a text shows: six digits of any script, also in groups, or a pasted message with exactly one such
 * code. Undefined without one, and where different ones could be meant.
 */
export function codeIn(text: string): string | undefined {
  const typed = plain(text);
  if (onlyDigits.test(typed) && digitsOf(typed).length === codeLength) return digitsOf(typed);
  const found = new Set(typed.match(codes)?.map(digitsOf));
  return found.size === 1 ? [...found][0] : undefined;
}

/** What a field for codes shows of an input: its code, or the digits of a beginning; undefined for anything else. */
export function codeTyped(text: string): string | undefined {
  const digits = digitsOf(plain(text));
  return codeIn(text) ?? (digits.length < codeLength ? digits : undefined);
}
