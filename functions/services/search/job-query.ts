import type { JobFilters } from '#shared/domain/job-filters.ts';
import type { ExperienceLevel, JobSort } from '#shared/domain/job-terms.ts';
import { type EpochMs, epochMs, minuteMs, toIso } from '#shared/domain/time.ts';
import { keywordTerms } from './keyword-terms.ts';
import { languageFilter, substrings } from './named-language.ts';
import type { Comparison, Order, SearchQuery } from './port/port.ts';

/** The filters of the lists, with those that only searches have. */
export interface JobSearchFilters extends JobFilters {
  experience?: ExperienceLevel | undefined;
  /** The whole text of the location. */
  place?: string | undefined;
}

/**
 * The filters of `isOpen` and of the search and its orders as a query of the job index.
 * @param now jobs whose closing date has passed by then are not found
 */
export async function jobQuery(filters: JobSearchFilters, sort: JobSort, now: EpochMs) {
  const terms = await keywordTerms(filters.keyword);
  const { location, company } = filters;
  return {
    terms,
    contains: [...substrings({ location, company }), ...(await languageFilter(filters))],
    where: [...comparisonsOf(filters), isOpenAt(now)],
    order: orderOf(sort, terms.length > 0),
  } satisfies Partial<SearchQuery>;
}

/** Without words everything is equally relevant. */
function orderOf(sort: JobSort, hasTerms: boolean): Order {
  if (sort === 'salary') return 'value';
  return sort === 'relevance' && hasTerms ? 'relevance' : 'newest';
}

/**
 * Jobs that take applications at `now`: those that close later. They close on whole minutes, so that the comparison stays the
 * same for a minute and engines can cache it.
 */
export const isOpenAt = (now: EpochMs): Comparison => ({
  column: 'closes',
  is: '>=',
  value: toIso(epochMs(now - (now % minuteMs) + 1)),
});

/** The index has salaries in US dollars, and none where it is missing or 0: no comparison matches that. */
const comparisonsOf = ({ job_type, experience, place, salary_min, salary_max }: JobSearchFilters): Comparison[] => [
  ...(experience === undefined ? [] : [{ column: 'experience', is: '=', value: experience } as const]),
  ...(place === undefined ? [] : [{ column: 'place', is: '=', value: place } as const]),
  ...(job_type === undefined ? [] : [{ column: 'job_type', is: '=', value: job_type } as const]),
  ...(salary_min === undefined ? [] : [{ column: 'salary_min', is: '>=', value: salary_min } as const]),
  ...(salary_max === undefined ? [] : [{ column: 'salary_max', is: '<=', value: salary_max } as const]),
];
