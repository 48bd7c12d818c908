import type { ReactNode } from 'react';
import { type JobSearchSort, jobSorts } from '#shared/domain/job-terms.ts';
import { ActiveFilters } from '#web/features/search-filters/active-filters.tsx';
import { countsOf } from '#web/features/search-filters/facets.ts';
import { FilterBar } from '#web/features/search-filters/filter-bar.tsx';
import { SearchNotes } from '#web/features/search-filters/search-notes.tsx';
import { useT } from '#web/lib/i18n.ts';
import { laterDialog } from '#web/ui/lazy-dialog.tsx';
import type { JobSearch } from './use-job-search.ts';

const Panel = laterDialog(async () => (await import('./job-filters-panel.tsx')).JobFiltersPanel);

const useClearText = (isDashboard: boolean) => useT()(isDashboard ? 'jobs.filters.clearAll' : 'jobs.filters.clear');

/** The filter bar of a search for jobs, with the dialog of all filters. The dashboard has other texts than the search. */
export const JobFilterBar = ({
  jobs,
  pay = 'bands',
  sorts = jobSorts,
}: {
  jobs: JobSearch;
  pay?: 'bands' | 'range';
  sorts?: readonly JobSearchSort[];
}) => {
  const t = useT();
  const clear = useClearText(pay === 'range');
  Panel.usePreload();
  return (
    <FilterBar
      search={jobs.search}
      submit={t(pay === 'range' ? 'jobs.filters.applyAll' : 'jobs.filters.apply')}
      places={countsOf(jobs.summary, 'place')}
      panel={(onClose) => <Panel {...jobs} {...{ pay, sorts, clear, onClose }} />}
    />
  );
};

/** Above the results: the active filters, and what the search corrected, could not decide or may have missed. */
export const JobSearchState = ({
  jobs,
  isDashboard = false,
  action,
}: {
  jobs: JobSearch;
  isDashboard?: boolean;
  /** Beside the active filters. */
  action?: ReactNode;
}) => (
  <div className="mb-2 space-y-2 empty:hidden sm:mb-3 sm:space-y-3">
    <ActiveFilters search={jobs.search} clear={useClearText(isDashboard)} action={action} />
    {jobs.summary && <SearchNotes {...jobs.summary} about="jobs" />}
  </div>
);
