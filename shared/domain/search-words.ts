import { containsSpelled, type Spelled, spell } from './spelled-text.ts';

/** A word or phrase of a search, folded. */
export interface SearchTerm extends Spelled {
  /** In quotation marks: meant as it is written. */
  isQuoted?: true;
  /** The text is found as a whole word only: it is too short to be looked for inside of other words. */
  isWhole: boolean;
}

/** From this length on, a word is also found inside of other words, such as compounds. */
const partLength = 3;

/** Of scripts that put no spaces between words, or Hangul, whose particles follow without one. */
const isUnspaced = (character: string) =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u.test(
    character,
  );
const asciiLetter = /[a-z0-9]/i;
const isLetter = (character: string) => /[\p{L}\p{M}\p{N}]/u.test(character);
const quotationMark = /["＂“”„‟«»]/u;

/** Whether a character continues a word of a script with spaces. */
export const continuesWord = (character: string): boolean =>
  character > '\x7F' ? isLetter(character) && !isUnspaced(character) : asciiLetter.test(character);

function toTerm(sought: string): SearchTerm {
  const spelled = spell(sought);
  const characters = [...spelled.text];
  return { ...spelled, isWhole: characters.length < partLength && characters.every(continuesWord) };
}

/** For each of some words that follow each other, further folded texts that mean the same as a name of which it is a part. */
type MeaningsOf = (words: readonly string[]) => readonly (readonly string[])[];

/** The terms of words in their order. What is too short to be found inside of words is also found joined: `e mail` in `email`. */
const termsOfWords = (words: readonly string[], meaningsOf: MeaningsOf): SearchTerm[] => {
  const terms = words.map(toTerm);
  const meanings = meaningsOf(words);
  const plain = (term: SearchTerm | undefined) => (term?.or ? '' : (term?.text ?? ''));
  const joinedOf = (term: SearchTerm, place: number): readonly string[] => {
    if (!term.isWhole || term.or) return term.or ?? [];
    const [before, after] = [plain(terms[place - 1]), plain(terms[place + 1])];
    const joined = [before && before + term.text, after && term.text + after];
    return joined.filter((text) => text.length >= partLength && [...text].every(continuesWord));
  };
  return terms.map((term, place) => {
    const or = [...joinedOf(term, place), ...(meanings[place] ?? [])];
    return or.length === 0 ? term : { ...term, or };
  });
};

/**
 * The words and phrases of a search: all of them have to occur, in any order. Quotation marks make a phrase; one without
 * its partner means nothing.
 * @param meaningsOf of words outside of phrases. Words of one name with one meaning: a text has all of them, or the meaning
 */
export function searchTerms(text: string, meaningsOf: MeaningsOf = () => []): SearchTerm[] {
  const parts = text.split(quotationMark);
  const lastPhrase = parts.length - 2;
  const terms = parts.flatMap((part, index) =>
    index % 2 === 1 && index <= lastPhrase
      ? [{ ...toTerm(part), isQuoted: true as const }]
      : termsOfWords(part.split(/\s+/), meaningsOf),
  );
  const different = new Map(terms.map((term) => [JSON.stringify(term), term]));
  return [...different.values()].filter(({ text }) => text !== '');
}

/** The words of a folded text, as they are in it; a run of a script without spaces is one. */
export const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '');

/** The character of a text before a place, or ''. */
function characterBefore(text: string, place: number): string {
  const last = text.charCodeAt(place - 1);
  const isHalf = last >= 0xdc00 && last <= 0xdfff;
  return text.slice(Math.max(0, place - (isHalf ? 2 : 1)), place);
}

/** Whether the word starting at `from` has no letter of a word with spaces directly before or after it. */
function isWholeWord(text: string, from: number, length: number): boolean {
  const after = text.codePointAt(from + length);
  return (
    !continuesWord(characterBefore(text, from)) && !(after !== undefined && continuesWord(String.fromCodePoint(after)))
  );
}

/** Whether a folded text has a word by itself. */
export function hasWord(text: string, word: string): boolean {
  for (let from = text.indexOf(word); from !== -1; from = text.indexOf(word, from + 1)) {
    if (isWholeWord(text, from, word.length)) return true;
  }
  return false;
}

/** Whether a `spelledText` contains a term. */
export const containsTerm = (text: string, term: SearchTerm): boolean =>
  term.isWhole
    ? (term.or ?? []).some((each) => text.includes(each)) || hasWord(text, term.text)
    : containsSpelled(text, term);

/**
 * How well `spelledText`s have all terms: the greatest position from which on the texts together contain every one of them,
 * so put the most relevant text last; undefined when a term occurs nowhere.
 */
export function rankOfTerms(texts: readonly string[], terms: readonly SearchTerm[]): number | undefined {
  let lowest = texts.length - 1;
  for (const term of terms) {
    lowest = Math.min(
      lowest,
      texts.findLastIndex((text) => containsTerm(text, term)),
    );
    if (lowest === -1) return undefined;
  }
  return lowest === -1 ? undefined : lowest;
}
