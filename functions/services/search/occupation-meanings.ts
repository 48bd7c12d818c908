import { occupationNames } from '#shared/domain/occupations/all-names.ts';
import { occupationsOfWords } from '#shared/domain/occupations/named-words.ts';
import { occupationToken } from '#shared/domain/occupations/occupation-token.ts';

/** For each word, how indexes contain the occupations of whose names it is a part. */
export const meaningsOfWords = (words: readonly string[]): string[][] =>
  occupationsOfWords(occupationNames(), words).map((occupations) => [...occupations].map(occupationToken));
