import { jobCalls } from '#shared/contracts/jobs.ts';
import { pageSize } from '#web/config/page-size.ts';
import { JobCard } from '#web/features/jobs/job-card.tsx';
import { JobFilterBar } from '#web/features/jobs/job-filter-bar.tsx';
import { jobQueryOf, useJobFilters } from '#web/features/jobs/job-filters.ts';
import { JobResults } from '#web/features/jobs/job-results.tsx';
import { useT } from '#web/lib/i18n.ts';
import { pagesOf } from '#web/lib/query.ts';
import { PageHeader } from '#web/ui/page-header.tsx';

/** The public job search. */
export const Component = () => {
  const t = useT();
  const search = useJobFilters();
  const { filters, clear } = search;
  return (
    <div className="mx-auto max-w-6xl px-4 py-8 sm:px-6 sm:py-12">
      <PageHeader title={t('jobs.list.title')}>{t('jobs.list.text')}</PageHeader>
      <JobFilterBar {...search} />
      <div className="mt-6">
        <JobResults
          query={pagesOf(jobCalls.list, { query: { ...jobQueryOf(filters), limit: pageSize.cards } })}
          clear={clear}
          card={(job) => <JobCard job={job} />}
        />
      </div>
    </div>
  );
};
