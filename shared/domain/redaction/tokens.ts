import { unspacedWords } from './address-words.ts';
import type { Range } from './folded.ts';

/** A part of a folded text: spaces, a label (letters, digits, `_`, `+`, `-`), or one other sign. */
export interface Token extends Range {
  kind: 'space' | 'label' | 'sign';
  text: string;
}

const letter = '[\\p{L}\\p{M}\\p{N}_+-]';
const spaced = new RegExp(`${letter}+|\\s+|[^]`, 'gu');
const eastAsian =
  '[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Hang}\\p{scx=Thai}\\p{scx=Laoo}\\p{scx=Khmr}\\p{scx=Mymr}]';
const isEastAsian = new RegExp(`(?=[\\p{L}\\p{M}])${eastAsian}`, 'u');
/** In texts without spaces, a label has letters of one kind, and words for signs are tokens of their own. */
const unspaced = new RegExp(
  `${unspacedWords}|(?:(?!${eastAsian})${letter})+|(?:(?!${unspacedWords})(?=${eastAsian})${letter})+|\\s+|[^]`,
  'gu',
);
const isLabel = new RegExp(`^${letter}`, 'u');

const kindOf = (text: string): Token['kind'] => {
  if (isLabel.test(text)) return 'label';
  return /^\s/.test(text) ? 'space' : 'sign';
};

/** Whether a label is of a script without spaces, which joins addresses of other letters. */
export const isUnspaced = ({ text }: Token): boolean => isEastAsian.test(text);

/** The tokens of a folded text, in its order and without gaps. Linear time. */
export function tokensOf(text: string): Token[] {
  // Every character is in a token, so the places follow; a match array for each would take as long as the rest.
  let end = 0;
  return (text.match(isEastAsian.test(text) ? unspaced : spaced) ?? []).map((part) => {
    const start = end;
    end += part.length;
    return { kind: kindOf(part), text: part, start, end };
  });
}

/** The first token from a place on, in a direction, that is no space. */
export const pastSpace = (tokens: readonly Token[], place: number, step: 1 | -1): number =>
  tokens[place]?.kind === 'space' ? place + step : place;
