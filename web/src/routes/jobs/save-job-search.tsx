import { SaveSearch } from '#web/features/saved-searches/lazy-save-search.tsx';
import { FilterList, filtersName } from '#web/features/search-filters/filter-list.tsx';
import type { useJobSearch } from './use-job-search.ts';

/** Saves a candidate's search for jobs. */
export const SaveJobSearch = ({ filters }: Pick<ReturnType<typeof useJobSearch>, 'filters'>) => (
  <SaveSearch
    kind="jobs"
    filters={filters}
    proposeName={() => filtersName('jobs', filters)}
    summary={<FilterList kind="jobs" filters={filters} />}
  />
);
