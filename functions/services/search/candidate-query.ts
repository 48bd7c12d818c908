import { askedSkills, type CandidateFilters } from '#shared/domain/candidate-filters.ts';
import type { ExperienceBand } from '#shared/domain/experience-bands.ts';
import { foldText } from '#shared/domain/fold-text.ts';
import { searchTerms } from '#shared/domain/search-words.ts';
import { candidateKeywordColumns } from './candidate-index.ts';
import { type Comparison, type Contains, type Order, termsIn } from './index-kind.ts';

/** Which candidates a search covers: all active ones, or those who agreed to be in the public list. */
export type CandidateScope = 'all' | 'public';

/** The filters of the lists, with those that only searches have. */
export interface CandidateSearchFilters extends CandidateFilters {
  /** The whole text of the place. */
  place?: string | undefined;
  years?: ExperienceBand | undefined;
}

/** The filters of `candidateMatcher` and the orders of the search as a query of the candidates' index. */
export function candidateQuery(filters: CandidateSearchFilters, sort: 'newest' | 'relevance', scope: CandidateScope) {
  const terms = searchTerms(filters.keyword ?? '');
  const isRanked = sort === 'relevance' && terms.length > 0;
  const order: Order = isRanked ? { by: 'rank', columns: candidateKeywordColumns, terms } : { by: 'newest' };
  const texts: Contains[] = [
    { columns: ['language'], text: foldText(filters.language ?? '') },
    { columns: ['location'], text: foldText(filters.location ?? '') },
    { columns: ['experience'], text: foldText(filters.experience ?? '') },
    ...askedSkills(filters.skills).map((text) => ({ columns: ['skills'], text })),
  ];
  return {
    // An order by rank matches the keyword itself.
    contains: [
      ...(isRanked ? [] : termsIn(candidateKeywordColumns, terms)),
      ...texts.filter(({ text }) => text !== ''),
    ],
    where: comparisonsOf(filters, scope),
    order,
  };
}

const comparisonsOf = ({ place, years }: CandidateSearchFilters, scope: CandidateScope): Comparison[] => [
  ...(scope === 'public' ? [{ column: 'is_public', is: '=', value: 1 } as const] : []),
  ...(place === undefined ? [] : [{ column: 'place', is: '=', value: place } as const]),
  ...(years === undefined ? [] : [{ column: 'years', is: '=', value: years } as const]),
];
