import type { Occupation } from '../occupation-slugs.ts';
import { foldedWords, type NameIndex, occupationsCalled } from './name-index.ts';
import { occupationToken } from './occupation-token.ts';

/**
 * For each word of a search, the occupations of whose names it is a part: `court` and `interpreter` of a court interpreter, and
 * `interpreter` of an interpreter, too.
 * @param words as they are typed, without phrases in quotation marks
 */
function occupationsOfWords(index: NameIndex, words: readonly string[]): readonly ReadonlySet<Occupation>[] {
  const folded = words.map(foldedWords);
  const found = words.map(() => new Set<Occupation>());
  for (let first = 0; first < words.length; first += 1) {
    const name: string[] = [];
    for (let last = first; last < words.length && name.length < index.maxWords; last += 1) {
      name.push(...(folded[last] ?? []));
      const called = occupationsCalled(index, name);
      for (const own of found.slice(first, last + 1)) for (const occupation of called) own.add(occupation);
    }
  }
  return found;
}

/** For each word of a search, how indexes contain the occupations of whose names it is a part. */
export const meaningsOfWords = (index: NameIndex, words: readonly string[]): string[][] =>
  occupationsOfWords(index, words).map((occupations) => [...occupations].map(occupationToken));
