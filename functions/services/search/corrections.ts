import type { PageKey } from '#functions/data/page.ts';
import { type SearchTerm, searchTerms, wordsOf } from '#shared/domain/search-words.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import type { IndexKind, SearchAnswer, SearchQuery } from './port/port.ts';
import { searchIndex, similarWords } from './search-store.ts';

/** A word that nothing was found by, and one at one edit from it, as the texts write it. */
export interface Correction {
  from: string;
  to: string;
}

const minLetters = 5;
/** Bounds of the work for one search without results: two words, and six searches for each. */
const maxWords = 2;
const maxTried = 6;

/** Single words; what is quoted is meant as it is written. */
const isCorrectable = ({ text, isQuoted }: SearchTerm): boolean =>
  !isQuoted && [...text].length >= minLetters && wordsOf(text).join('') === text;

/** The query with corrected words. */
function withCorrections<Query extends Pick<SearchQuery, 'terms'>>(
  query: Query,
  corrections: readonly Correction[],
): Query {
  const termsFor = (term: SearchTerm): readonly SearchTerm[] => {
    const found = corrections.find(({ from }) => from === term.text);
    return found && !term.isQuoted ? searchTerms(`"${found.to}"`) : [term];
  };
  return { ...query, terms: query.terms.flatMap(termsFor) };
}

/** How many documents have one term and meet the other filters; 0 while no engine can answer. */
async function countWith(kind: IndexKind, query: SearchQuery, terms: readonly SearchTerm[], now: EpochMs) {
  const counted = { ...query, terms, order: 'newest', limit: 1, counted: 'total' } as const;
  return (await searchIndex(kind, counted, now))?.total?.count ?? 0;
}

/** The word like another one that most of what the other filters find has. */
async function bestFor(kind: IndexKind, query: SearchQuery, word: string, now: EpochMs): Promise<string | undefined> {
  const similar = (await similarWords(kind, word, query, now)).slice(0, maxTried);
  let best: { word: string; count: number } | undefined;
  for (const each of similar) {
    const count = await countWith(kind, query, searchTerms(`"${each}"`), now);
    if (count > (best?.count ?? 0)) best = { word: each, count };
  }
  return best?.word;
}

/** Corrections of those words that nothing among the results of the other filters has. */
async function findCorrections(kind: IndexKind, query: SearchQuery, now: EpochMs): Promise<Correction[]> {
  const corrections: Correction[] = [];
  for (const term of query.terms.filter(isCorrectable).slice(0, maxWords)) {
    if (query.terms.length > 1 && (await countWith(kind, query, [term], now)) > 0) continue;
    const to = await bestFor(kind, query, term.text, now);
    if (to !== undefined) corrections.push({ from: term.text, to });
  }
  return corrections;
}

/** The corrections of the page before, which its cursor has. */
const correctionsIn = (start: PageKey | undefined): Correction[] =>
  typeof start?.corrected === 'string'
    ? start.corrected.split(',').map((pair) => {
        const [from = '', to = ''] = pair.split('>');
        return { from, to };
      })
    : [];

/** The cursor of a following page, with the corrections. */
export const withCorrectionsIn = (
  next: PageKey | undefined,
  corrections: readonly Correction[],
): PageKey | undefined =>
  next && corrections.length > 0
    ? { ...next, corrected: corrections.map(({ from, to }) => `${from}>${to}`).join(',') }
    : next;

/**
 * Runs a search, and where nothing is found runs it again with one typo corrected in each word of five letters or more that
 * nothing has. Only what the query's own filters find is looked at, so a correction says no more than the search itself.
 * @param page its start has the corrections of the page before
 */
export async function searchOrCorrect<Answer extends SearchAnswer>(
  kind: IndexKind,
  query: SearchQuery,
  { now, start }: { now: EpochMs; start: PageKey | undefined },
  run: (query: SearchQuery) => Promise<Answer>,
): Promise<{ answer: Answer; query: SearchQuery; corrections: readonly Correction[] }> {
  const before = correctionsIn(start);
  const given = withCorrections(query, before);
  const answer = await run(given);
  const isFinal = start !== undefined || answer.found.length > 0 || answer.isPartial;
  if (isFinal) return { answer, query: given, corrections: before };
  const corrections = await findCorrections(kind, query, now);
  if (corrections.length === 0) return { answer, query, corrections };
  const corrected = withCorrections(query, corrections);
  const other = await run(corrected);
  return other.found.length > 0 ? { answer: other, query: corrected, corrections } : { answer, query, corrections: [] };
}
