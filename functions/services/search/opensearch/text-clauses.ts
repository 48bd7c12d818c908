import type { SearchTerm } from '#shared/domain/search-words.ts';
import type { Contains, SearchFilters, SearchKind } from '../port/port.ts';
import { all, any, type Clause, is } from './clause.ts';

/** Characters of one token of the index. */
const tokenLength = 3;

const containsText = (column: string, text: string, isWhole = false): Clause => {
  if ([...text].length >= tokenLength) return { match_phrase: { [`texts.${column}`]: text } };
  return is(isWhole ? `words.${column}` : `texts.${column}.short`, text);
};

/** Texts that contain a term, by the rules of `containsTerm`. */
function containsTerm(column: string, { text, isWhole, or = [] }: SearchTerm): Clause {
  const own = containsText(column, text, isWhole);
  return or.length === 0 ? own : any([own, ...or.map((each) => containsText(column, each))]);
}

export function contains({ column, tag, ...sought }: Contains): Clause {
  const written = containsTerm(column, { ...sought, isWhole: false });
  return tag === undefined ? written : any([written, is('tags', tag)]);
}

/** Each term in one of the columns. */
const containsAll = (columns: readonly string[], terms: readonly SearchTerm[]): Clause[] =>
  terms.map((term) => any(columns.map((column) => containsTerm(column, term))));

export const keywordClauses = ({ keyword }: SearchKind, terms: readonly SearchTerm[]): Clause[] =>
  containsAll(keyword, terms);

/**
 * Scores what has all terms in the last of the keyword columns, in the last two and so on, with 1 each: the sum is
 * `rankOfTerms`. The columns together are a filter already and score nothing.
 */
export const rankScores = ({ keyword }: SearchKind, { terms }: Pick<SearchFilters, 'terms'>): Clause[] =>
  keyword.slice(1).map((_, position) => ({
    constant_score: { filter: all(containsAll(keyword.slice(position + 1), terms)), boost: 1 },
  }));
