import { jobSearchCalls } from '#shared/contracts/job-search.ts';
import { experienceLevels, type JobSearchSort, jobTypes } from '#shared/domain/job-terms.ts';
import { salaryBandNames } from '#shared/domain/salary.ts';
import { pageSize } from '#web/config/page-size.ts';
import { jobFilterNames, jobQueryOf, useJobFilters } from '#web/features/jobs/job-filters.ts';
import { savedFiltersOf } from '#web/features/saved-searches/saved-filters.ts';
import { useSearchFilters } from '#web/features/search-filters/use-search-filters.ts';
import { pagesOf } from '#web/lib/query.ts';

const options = { job_type: jobTypes, place: null, experience: experienceLevels, salary: salaryBandNames };

/**
 * A search for jobs as its address says: what the filter bar shows, what else narrows it down, and its pages.
 * @param usualSort the order where the address has none
 */
export const useJobSearch = (usualSort: JobSearchSort = 'newest') => {
  const bar = useJobFilters(usualSort);
  const more = useSearchFilters(options);
  // The bar turns a salary band into bounds.
  const { salary: _, ...others } = more.query;
  const clear = () => more.clearAll(jobFilterNames);
  const filters = { ...others, ...jobQueryOf(bar.filters) };
  const sort = filters.sort ?? (usualSort === 'newest' ? undefined : usualSort);
  const query = pagesOf(jobSearchCalls.jobs, { query: { ...filters, limit: pageSize.cards, ...(sort && { sort }) } });
  return {
    bar: { ...bar, isFiltered: bar.isFiltered || more.isFiltered, clear },
    more,
    query,
    sort: sort ?? 'newest',
    filters: savedFiltersOf(filters),
    clear,
  };
};
