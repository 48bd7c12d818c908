import type { SearchTerm } from '#shared/domain/search-words.ts';

/** Characters of one token of the full-text index. */
const tokenLength = 3;

const quoted = (token: string) => `"${token.replaceAll('"', '""')}"`;
const lengthOf = ({ text }: SearchTerm) => [...text].length;

/** All trigrams of a text. */
function trigramsOf({ text }: SearchTerm): string[] {
  const characters = [...text];
  const starts = Array.from({ length: characters.length - tokenLength + 1 }, (_, start) => start);
  return starts.map((start) => characters.slice(start, start + tokenLength).join(''));
}

/** Terms with control characters cannot be written in an expression of the full-text index. */
const isWritable = ({ text }: SearchTerm) => !/\p{Cc}/u.test(text);

/** A table of the full-text index, and the expression that all documents with the terms match. */
export interface Lookup {
  table: 'words' | 'short_words';
  expression: string;
}

/** The lookups of the terms; each names all documents that may have those that it is about. */
export function lookupsOf(terms: readonly SearchTerm[]): Lookup[] {
  const writable = terms.filter(isWritable);
  const tokens = {
    words: writable.filter((term) => lengthOf(term) >= tokenLength).flatMap(trigramsOf),
    short_words: writable.filter((term) => lengthOf(term) < tokenLength).map(({ text }) => text),
  };
  return (['words', 'short_words'] as const)
    .filter((table) => tokens[table].length > 0)
    .map((table) => ({ table, expression: [...new Set(tokens[table])].map(quoted).join(' AND ') }));
}
