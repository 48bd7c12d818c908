import type { SearchTerm } from '#shared/domain/search-words.ts';

/** Characters of one token of the full-text index. */
const tokenLength = 3;

const quoted = (token: string) => `"${token.replaceAll('"', '""')}"`;
const isShort = (text: string) => [...text].length < tokenLength;

/** All trigrams of a text. */
function trigramsOf(text: string): string[] {
  const characters = [...text];
  const starts = Array.from({ length: characters.length - tokenLength + 1 }, (_, start) => start);
  return starts.map((start) => characters.slice(start, start + tokenLength).join(''));
}

/** Texts with control characters cannot be written in an expression of the full-text index. */
const isWritable = ({ text, or = [] }: SearchTerm) => [text, ...or].every((each) => !/\p{Cc}/u.test(each));

type Table = 'words' | 'short_words';
const tableOf = (text: string): Table => (isShort(text) ? 'short_words' : 'words');
const all = (tokens: readonly string[]) => [...new Set(tokens)].map(quoted).join(' AND ');
const tokensOf = (text: string) => (isShort(text) ? [text] : trigramsOf(text));

/** Expressions for tables of the full-text index. Together they name all documents that may have the terms of a lookup. */
export type Lookup = readonly { table: Table; expression: string }[];

/** A term with several spellings: one lookup. */
function lookupOf({ text, or = [] }: SearchTerm): Lookup {
  const spellings = [text, ...or];
  return (['words', 'short_words'] as const).flatMap((table) => {
    const own = spellings.filter((each) => tableOf(each) === table);
    return own.length === 0 ? [] : [{ table, expression: own.map((each) => `(${all(tokensOf(each))})`).join(' OR ') }];
  });
}

/** The lookups of the terms; each names all documents that may have those that it is about. */
export function lookupsOf(terms: readonly SearchTerm[]): Lookup[] {
  const writable = terms.filter(isWritable);
  const plain = writable.filter(({ or }) => !or);
  const together = (['words', 'short_words'] as const).flatMap((table): Lookup[] => {
    const tokens = plain.filter(({ text }) => tableOf(text) === table).flatMap(({ text }) => tokensOf(text));
    return tokens.length === 0 ? [] : [[{ table, expression: all(tokens) }]];
  });
  return [...together, ...writable.filter(({ or }) => or).map(lookupOf)];
}
