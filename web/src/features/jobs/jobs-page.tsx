import { jobCalls } from '#shared/contracts/jobs.ts';
import { call } from '#web/lib/api-client.ts';
import { useT } from '#web/lib/i18n.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { JobCard } from './job-card.tsx';
import { JobFilterBar } from './job-filter-bar.tsx';
import { queryOf, useJobFilters } from './job-filters.ts';
import { JobResults } from './job-results.tsx';

/** The public job search. */
export const JobsPage = () => {
  const t = useT();
  const search = useJobFilters();
  const { filters, clear } = search;
  return (
    <div className="mx-auto max-w-6xl px-4 py-8 sm:px-6 sm:py-12">
      <PageHeader title={t('jobs.list.title')}>{t('jobs.list.text')}</PageHeader>
      <JobFilterBar {...search} />
      <div className="mt-6">
        <JobResults
          of="public"
          filters={filters}
          load={(page, signal) => call(jobCalls.list, { query: { ...queryOf(filters), ...page } }, { signal })}
          clear={clear}
          count={(shown, areAll) => t(areAll ? 'jobs.list.showing' : 'jobs.list.showingMore', { shown, total: shown })}
          card={(job) => <JobCard job={job} />}
        />
      </div>
    </div>
  );
};
