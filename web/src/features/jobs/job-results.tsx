import { useInfiniteQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import type { JobSummary } from '#shared/contracts/jobs.ts';
import { useT } from '#web/lib/i18n.ts';
import { type PagesQuery, totalOf } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';

/** How many cards are painted before the others are rendered, in steps that leave phones responsive. */
const paintedFirst = 4;

const Cards = <Job extends JobSummary>({ jobs, card }: { jobs: readonly Job[]; card: (job: Job) => ReactNode }) => {
  const shown = useDeferredValue(jobs, jobs.slice(0, paintedFirst));
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {shown.map((job) => (
        <li key={job.id}>{card(job)}</li>
      ))}
    </ul>
  );
};

/** The results of a job search, a page at a time; `clear` is offered when nothing was found. */
export const JobResults = <Job extends JobSummary>({
  query,
  clear,
  card,
}: {
  query: PagesQuery<Job>;
  clear: () => void;
  card: (job: Job) => ReactNode;
}) => {
  const t = useT();
  const jobs = useInfiniteQuery(query);
  const pages = jobs.data?.pages;
  const items = useMemo(() => pages?.flatMap((page) => page.items) ?? [], [pages]);
  if (jobs.isPending) return <SkeletonCards label={t('jobs.list.loading')} count={6} />;
  if (jobs.isError) {
    return <ErrorState title={t('jobs.list.failed')} busy={jobs.isFetching} onRetry={() => void jobs.refetch()} />;
  }
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
  const total = totalOf(jobs);
  return (
    <>
      {total && (
        <p role="status" className="mb-4 text-sm text-soft">
          {t(total.isExact ? 'jobs.list.showing' : 'jobs.list.showingAtLeast', {
            shown: items.length,
            total: total.count,
          })}
        </p>
      )}
      <Cards jobs={items} card={card} />
      <LoadMore {...jobs} />
    </>
  );
};
