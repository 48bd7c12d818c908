import { useInfiniteQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { call } from '#web/lib/api-client.ts';
import { filledPage } from '#web/lib/filled-page.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { JobCard } from './job-card.tsx';
import { JobFilterBar } from './job-filter-bar.tsx';
import { type JobFilters, queryOf, useJobFilters } from './job-filters.ts';

const pageSize = 24;

const useJobs = (filters: JobFilters) =>
  useInfiniteQuery({
    queryKey: ['jobs', 'public', filters],
    queryFn: ({ pageParam, signal }) =>
      filledPage(
        (cursor) => call(jobCalls.list, { query: { ...queryOf(filters), limit: pageSize, cursor } }, { signal }),
        pageParam,
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });

const Results = ({ filters, clear }: { filters: JobFilters; clear: () => void }) => {
  const t = useT();
  const jobs = useJobs(filters);
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
  const showing = jobs.hasNextPage ? 'jobs.list.showingMore' : 'jobs.list.showing';
  return (
    <>
      <p role="status" className="mb-4 text-sm text-soft">
        {t(showing, { shown: items.length, total: items.length })}
      </p>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {items.map((job) => (
          <li key={job.id}>
            <JobCard job={job} />
          </li>
        ))}
      </ul>
      <LoadMore {...jobs} />
    </>
  );
};

/** The public job search. */
export const JobsPage = () => {
  const t = useT();
  const search = useJobFilters();
  return (
    <div className="mx-auto max-w-6xl px-4 py-8 sm:px-6 sm:py-12">
      <PageHeader title={t('jobs.list.title')}>{t('jobs.list.text')}</PageHeader>
      <JobFilterBar {...search} />
      <div className="mt-6">
        <Results filters={search.filters} clear={search.clear} />
      </div>
    </div>
  );
};
