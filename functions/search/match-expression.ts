import type { Contains } from './index-kind.ts';

/** Characters of one token of the index. */
const tokenLength = 3;
/** More tokens than this begin with a short text: then it is common, and walking the index finds it soon. */
const mostBeginnings = 64;

/**
 * Stands after every text in the index, so that a token begins at each of its characters: a text of one or two
 * characters is found by the tokens that begin with it.
 */
export const textEnd = '\n'.repeat(tokenLength - 1);

const quoted = (token: string) => `"${token.replaceAll('"', '""')}"`;

/** Every three characters of a text in a row. */
function tokensOf(text: string): string[] {
  const characters = [...text];
  const starts = Array.from({ length: characters.length - tokenLength + 1 }, (_, start) => start);
  return [...new Set(starts.map((start) => characters.slice(start, start + tokenLength).join('')))];
}

const isCommonAlone = (text: string) => /^[\x20-\x7E]$/.test(text);

/**
 * The full-text expression that all documents with these texts answer, and some others; undefined where it would not
 * narrow the search down. Whether a document really has the texts is looked at afterwards.
 * @param beginningWith the index's tokens that begin with a text, at most so many
 * @returns 'nothing' when no document can have the texts
 */
export function matchExpression(
  contains: readonly Contains[],
  beginningWith: (text: string, limit: number) => string[],
): string | undefined | 'nothing' {
  const parts: string[] = [];
  for (const { columns, text } of contains) {
    const isShort = [...text].length < tokenLength;
    if (isShort && isCommonAlone(text)) continue;
    const tokens = isShort ? beginningWith(text, mostBeginnings + 1) : tokensOf(text);
    if (isShort && tokens.length === 0) return 'nothing';
    if (isShort && tokens.length > mostBeginnings) continue;
    parts.push(`{${columns.join(' ')}} : (${tokens.map(quoted).join(isShort ? ' OR ' : ' AND ')})`);
  }
  return parts.length === 0 ? undefined : parts.map((part) => `(${part})`).join(' AND ');
}
