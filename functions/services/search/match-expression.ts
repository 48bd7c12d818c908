import { endsWord } from '#shared/domain/search-words.ts';
import type { Contains, IndexKind } from './index-kind.ts';

/** Characters of one token of the index. */
const tokenLength = 3;
/** With more tokens that begin with a short text, or more documents that have them, walking the index is faster. */
const mostBeginnings = 400;
const mostDocuments = 3_000;

/** Follows every text, so that a token begins at each of its characters: that is how short texts are found. */
const textEnd = '\n'.repeat(tokenLength - 1);

/** Planes of Unicode without characters; the first of them. */
const firstPlane = 4;

/**
 * A text with its characters moved to a plane of Unicode of its own, so that columns share no tokens. Different characters
 * may collide there: matches are verified afterwards.
 */
function marked(text: string, column: number): string {
  const plane = (firstPlane + column) << 16;
  return Array.from(text, (character) =>
    String.fromCodePoint(plane | (Number(character.codePointAt(0)) & 0xffff)),
  ).join('');
}

/** What the full-text index stores of a document's folded texts: those for keywords together, and each short one. */
export const indexedTexts = ({ keyword, texts }: IndexKind, folded: (column: string) => string): string[] => [
  ...keyword.map((column) => `${folded(column)}${textEnd}`),
  ...texts.map((column, position) => marked(`${folded(column)}${textEnd}`, position)),
];

const quoted = (token: string) => `"${token.replaceAll('"', '""')}"`;

/** All trigrams of a text. */
function tokensOf(text: string): string[] {
  const characters = [...text];
  const starts = Array.from({ length: characters.length - tokenLength + 1 }, (_, start) => start);
  return [...new Set(starts.map((start) => characters.slice(start, start + tokenLength).join('')))];
}

/** A token of the index, and how many documents have it. */
interface Token {
  term: string;
  documents: number;
}

/** The tokens that a short text begins; undefined when they are too many to narrow anything down. */
function beginnings(tokens: Iterable<Token>, isPossible: (term: string) => boolean): string[] | undefined {
  const terms: string[] = [];
  let sum = 0;
  for (const { term, documents } of tokens) {
    if (!isPossible(term)) continue;
    terms.push(term);
    sum += documents;
    if (terms.length > mostBeginnings || sum > mostDocuments) return undefined;
  }
  return terms;
}

/**
 * The full-text expression that all documents with these texts match, and some others; undefined where it would not
 * narrow the search down. Matches are verified afterwards.
 * @param beginningWith the index's tokens that begin with a text, one after the other
 * @returns 'nothing' when no document can have the texts
 */
export function matchExpression(
  { texts }: IndexKind,
  contains: readonly Contains[],
  beginningWith: (text: string) => Iterable<Token>,
): string | undefined | 'nothing' {
  const parts: string[] = [];
  for (const { columns, text, isWhole = false } of contains) {
    const own = columns.length === 1 ? texts.indexOf(String(columns[0])) : -1;
    const sought = own === -1 ? text : marked(text, own);
    const isShort = [...text].length < tokenLength;
    // Marked characters are no letters: whether a word ends is not visible among them.
    const isPossible = (term: string) => !isWhole || own !== -1 || endsWord(term.slice(sought.length));
    const tokens = isShort ? beginnings(beginningWith(sought), isPossible) : tokensOf(sought);
    if (tokens?.length === 0) return 'nothing';
    if (tokens) parts.push(tokens.map(quoted).join(isShort ? ' OR ' : ' AND '));
  }
  return parts.length === 0 ? undefined : parts.map((part) => `(${part})`).join(' AND ');
}
