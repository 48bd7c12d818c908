import { jobSearchCalls } from '#shared/contracts/job-search.ts';
import { type JobSearchSort, type JobType, jobSearchSorts } from '#shared/domain/job-terms.ts';
import { pageSize } from '#web/config/page-size.ts';
import { type Filters, useFilters } from '#web/features/search-filters/use-filters.ts';
import { useSearchSummary } from '#web/features/search-filters/use-search-summary.ts';
import { pagesOf } from '#web/lib/query.ts';
import { useQueryParams } from '#web/lib/use-query-params.ts';

/** Filters as the call takes them. */
const queryOf = ({ job_type, salary_min, salary_max, experience, ...texts }: Filters) => ({
  ...texts,
  ...(job_type && { job_type: job_type as JobType }),
  ...(experience && { experience: experience as 'entry' }),
  ...(salary_min && { salary_min: Number(salary_min) }),
  ...(salary_max && { salary_max: Number(salary_max) }),
});

/**
 * A search for jobs as its address says: its filters, its order and its pages.
 * @param usualSort the order where the address has none
 */
export const useJobSearch = (usualSort: JobSearchSort = 'newest') => {
  const search = useFilters('jobs');
  const { params, change } = useQueryParams();
  const sort = jobSearchSorts.find((each) => each === params.get('sort')) ?? usualSort;
  const query = pagesOf(jobSearchCalls.jobs, {
    query: { ...queryOf(search.filters), limit: pageSize.cards, ...(sort !== 'newest' && { sort }) },
  });
  return {
    search,
    query,
    summary: useSearchSummary(query),
    sort,
    chooseSort: (next: JobSearchSort) => change({ sort: next === usualSort ? undefined : next }),
  };
};
export type JobSearch = ReturnType<typeof useJobSearch>;
