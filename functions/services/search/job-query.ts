import { dayOf } from '#shared/domain/closing-date.ts';
import { foldText } from '#shared/domain/fold-text.ts';
import type { JobFilters } from '#shared/domain/job-filters.ts';
import type { ExperienceLevel, JobSort } from '#shared/domain/job-terms.ts';
import { searchTerms } from '#shared/domain/search-words.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import { type Comparison, type Contains, type Order, termsIn } from './index-kind.ts';
import { keywordColumns } from './job-index.ts';

/** The filters of the lists, with those that only searches have. */
export interface JobSearchFilters extends JobFilters {
  experience?: ExperienceLevel | undefined;
  /** The whole text of the location. */
  place?: string | undefined;
}

/**
 * The filters of `isOpen` and `jobMatcher` and the orders of `jobRank` as a query of the job index.
 * @param now jobs whose closing date has passed by then are not found
 */
export function jobQuery(filters: JobSearchFilters, sort: JobSort, now: EpochMs) {
  const terms = searchTerms(filters.keyword ?? '');
  const isRanked = sort === 'relevance' && terms.length > 0;
  const order: Order = isRanked
    ? { by: 'rank', columns: keywordColumns, terms }
    : { by: sort === 'salary' ? 'value' : 'newest' };
  const texts: Contains[] = [
    { columns: ['location'], text: foldText(filters.location ?? '') },
    { columns: ['language'], text: foldText(filters.language ?? '') },
    { columns: ['company'], text: foldText(filters.company ?? '') },
  ];
  return {
    // An order by rank matches the keyword itself.
    contains: [...(isRanked ? [] : termsIn(keywordColumns, terms)), ...texts.filter(({ text }) => text !== '')],
    where: [...comparisonsOf(filters), isOpenAt(now)],
    order,
  };
}

/** Jobs that take applications on the day of `now`. */
export const isOpenAt = (now: EpochMs): Comparison => ({ column: 'closes', is: '>=', value: dayOf(now) });

/** The index has salaries in US dollars, and none where it is missing or 0: no comparison matches that. */
const comparisonsOf = ({ job_type, experience, place, salary_min, salary_max }: JobSearchFilters): Comparison[] => [
  ...(experience === undefined ? [] : [{ column: 'experience', is: '=', value: experience } as const]),
  ...(place === undefined ? [] : [{ column: 'place', is: '=', value: place } as const]),
  ...(job_type === undefined ? [] : [{ column: 'job_type', is: '=', value: job_type } as const]),
  ...(salary_min === undefined ? [] : [{ column: 'salary_min', is: '>=', value: salary_min } as const]),
  ...(salary_max === undefined ? [] : [{ column: 'salary_max', is: '<=', value: salary_max } as const]),
];
