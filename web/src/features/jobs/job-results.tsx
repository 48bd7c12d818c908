import { useInfiniteQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import type { JobSummary } from '#shared/contracts/jobs.ts';
import { useT } from '#web/lib/i18n.ts';
import { type PagesQuery, totalOf } from '#web/lib/query.ts';
import { useOnceTrue } from '#web/lib/use-once-true.ts';
import { cardsInStep, useSteps } from '#web/lib/use-steps.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';

/** After how many cards the aside follows: full rows of one and two columns. */
const cardsBeforeAside = 6;

const Cards = <Job extends JobSummary>({
  jobs,
  card,
  aside,
}: {
  jobs: readonly Job[];
  card: (job: Job) => ReactNode;
  aside: ReactNode;
}) => {
  const shown = useSteps(jobs.length, cardsInStep());
  // React does not render the same element again when a step adds others.
  const cards = useMemo(() => jobs.map((job) => <li key={job.id}>{card(job)}</li>), [jobs, card]);
  const isAsideShown = aside && shown >= Math.min(cardsBeforeAside, jobs.length);
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {cards.slice(0, Math.min(shown, cardsBeforeAside))}
      {isAsideShown && <li className="col-span-full not-has-[section]:-mb-4">{aside}</li>}
      {cards.slice(cardsBeforeAside, Math.max(shown, cardsBeforeAside))}
    </ul>
  );
};

/**
 * The results of a job search, a page at a time; `clear` is offered when nothing was found. `card` must not change between
 * renders. `aside` is a section after the first cards, which may be empty.
 */
export const JobResults = <Job extends JobSummary>({
  query,
  clear,
  card,
  aside,
}: {
  query: PagesQuery<Job>;
  clear: () => void;
  card: (job: Job) => ReactNode;
  aside?: ReactNode;
}) => {
  const t = useT();
  const jobs = useInfiniteQuery(query);
  const pages = jobs.data?.pages;
  const items = useMemo(() => pages?.flatMap((page) => page.items) ?? [], [pages]);
  const isShown = useOnceTrue(!jobs.isPending);
  if (jobs.isPending || !isShown)
    return <SkeletonCards label={t('jobs.list.loading')} count={6} columns="lg:grid-cols-2" />;
  if (jobs.isError) return <ErrorState title={t('jobs.list.failed')} query={jobs} />;
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
      <Cards jobs={items} card={card} aside={aside} />
      <LoadMore {...jobs} />
    </>
  );
};
