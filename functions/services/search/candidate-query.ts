import { blockingKeys, type Viewer } from '#functions/entities/candidate/visibility.ts';
import { type CandidateFilters, searchedSkills } from '#shared/domain/candidate-filters.ts';
import type { ExperienceBand } from '#shared/domain/experience-bands.ts';
import { keywordTerms } from './keyword-terms.ts';
import { languageFilter, substrings } from './named-language.ts';
import type { Comparison, SearchQuery } from './port/port.ts';

/** Which candidates a search covers: all active ones, or those who agreed to be in the public list. */
export type CandidateScope = 'all' | 'public';

/** The filters of the lists, with those that only searches have. */
export interface CandidateSearchFilters extends CandidateFilters {
  /** The whole text of the place. */
  place?: string | undefined;
  years?: ExperienceBand | undefined;
}

/** The filters and the orders of the search as a query of the candidates' index. */
export async function candidateQuery(
  filters: CandidateSearchFilters,
  sort: 'newest' | 'relevance',
  scope: CandidateScope,
) {
  const terms = await keywordTerms(filters.keyword);
  const { location, experience } = filters;
  return {
    terms,
    contains: [
      ...(await languageFilter(filters)),
      ...substrings({ location, experience }),
      ...searchedSkills(filters.skills).map((spelled) => ({ column: 'skills', ...spelled })),
    ],
    where: comparisonsOf(filters, scope),
    order: sort === 'relevance' && terms.length > 0 ? 'relevance' : 'newest',
  } satisfies Partial<SearchQuery>;
}

/** Leaves out who blocks the viewer, before anything is counted: pages, totals and facets are as if they did not exist. */
export const notBlocking = (viewer: Viewer | undefined): Comparison[] =>
  blockingKeys(viewer).map((value) => ({ column: 'blocked', is: 'lacks', value }));

const comparisonsOf = ({ place, years }: CandidateSearchFilters, scope: CandidateScope): Comparison[] => [
  ...(scope === 'public' ? [{ column: 'is_public', is: '=', value: 1 } as const] : []),
  ...(place === undefined ? [] : [{ column: 'place', is: '=', value: place } as const]),
  ...(years === undefined ? [] : [{ column: 'years', is: '=', value: years } as const]),
];
