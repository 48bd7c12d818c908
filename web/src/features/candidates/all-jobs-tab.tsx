import { useInfiniteQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { QuickApplyButton } from '#web/features/applications/index.ts';
import { JobCard, SaveJobToggle } from '#web/features/jobs/index.ts';
import { call } from '#web/lib/api-client.ts';
import { filledPage } from '#web/lib/filled-page.ts';
import { salaryText } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { DashboardFilterBar } from './dashboard-filter-bar.tsx';
import { type DashboardFilters, queryOf, useDashboardFilters } from './dashboard-filters.ts';

const pageSize = 24;

const useCandidateJobs = (filters: DashboardFilters) =>
  useInfiniteQuery({
    queryKey: ['jobs', 'candidate', filters],
    queryFn: ({ pageParam, signal }) =>
      filledPage(
        (cursor) =>
          call(jobCalls.forCandidate, { query: { ...queryOf(filters), limit: pageSize, cursor } }, { signal }),
        pageParam,
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });

const Results = ({ filters, clear }: { filters: DashboardFilters; clear: () => void }) => {
  const t = useT();
  const jobs = useCandidateJobs(filters);
  if (jobs.isPending) return <SkeletonCards label={t('jobs.list.loading')} count={6} />;
  if (jobs.isError) {
    return <ErrorState title={t('jobs.list.failed')} busy={jobs.isFetching} onRetry={() => void jobs.refetch()} />;
  }
  const items = jobs.data.pages.flatMap((page) => page.items);
  if (items.length === 0) {
    return (
      <EmptyState
        icon={<SearchX aria-hidden="true" />}
        title={t('jobs.list.empty')}
        action={<Button onClick={clear}>{t('jobs.filters.clear')}</Button>}
      >
        {t('jobs.list.emptyHint')}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {items.map((job) => (
          <li key={job.id}>
            <JobCard
              job={job}
              detailsLabel={t('jobs.card.details')}
              salary={salaryText(job)}
              corner={<SaveJobToggle job={job} />}
              actions={<QuickApplyButton size="sm" job={job} status={job.application_status} />}
            />
          </li>
        ))}
      </ul>
      <LoadMore {...jobs} />
    </>
  );
};

/** Active jobs with filters, and the candidate's application to each. */
export const AllJobsTab = () => {
  const search = useDashboardFilters();
  return (
    <>
      <DashboardFilterBar {...search} />
      <Results filters={search.filters} clear={search.clear} />
    </>
  );
};
