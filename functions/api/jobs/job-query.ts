import { keywordColumns } from '#functions/services/search/job-index.ts';
import type { Comparison, Contains, Order } from '#functions/services/search/search-store.ts';
import { dayOf } from '#shared/domain/closing-date.ts';
import { foldText } from '#shared/domain/fold-text.ts';
import type { JobFilters } from '#shared/domain/job-filters.ts';
import type { JobSort } from '#shared/domain/job-terms.ts';
import type { EpochMs } from '#shared/domain/time.ts';

/**
 * The filters of `isOpen` and `jobMatcher` and the orders of `jobRank` as a query of the job index.
 * @param now jobs whose closing date has passed by then are not found
 */
export function jobQuery(filters: JobFilters, sort: JobSort, now: EpochMs) {
  const keyword: Contains = { columns: keywordColumns, text: foldText(filters.keyword ?? '') };
  const isRanked = sort === 'relevance' && keyword.text !== '';
  const order: Order = isRanked ? { by: 'rank', ...keyword } : { by: sort === 'salary' ? 'value' : 'newest' };
  const texts: Contains[] = [
    // An order by rank matches the keyword itself.
    { ...keyword, text: isRanked ? '' : keyword.text },
    { columns: ['location'], text: foldText(filters.location ?? '') },
    { columns: ['language'], text: foldText(filters.language ?? '') },
    { columns: ['company'], text: foldText(filters.company ?? '') },
  ];
  return {
    contains: texts.filter(({ text }) => text !== ''),
    where: [...comparisonsOf(filters), isOpenAt(now)],
    order,
  };
}

/** Jobs that take applications on the day of `now`. */
export const isOpenAt = (now: EpochMs): Comparison => ({ column: 'closes', is: '>=', value: dayOf(now) });

/** The index has salaries in US dollars, and none where it is missing or 0: no comparison matches that. */
const comparisonsOf = ({ job_type, salary_min, salary_max }: JobFilters): Comparison[] => [
  ...(job_type === undefined ? [] : [{ column: 'job_type', is: '=', value: job_type } as const]),
  ...(salary_min === undefined ? [] : [{ column: 'salary_min', is: '>=', value: salary_min } as const]),
  ...(salary_max === undefined ? [] : [{ column: 'salary_max', is: '<=', value: salary_max } as const]),
];
