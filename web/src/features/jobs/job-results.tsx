import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { JobSummary } from '#shared/contracts/jobs.ts';
import { cx } from '#web/lib/cx.ts';
import { useT } from '#web/lib/i18n.ts';
import { type PagesQuery, totalOf, useItems } from '#web/lib/query.ts';
import { inElement } from '#web/ui/button.tsx';
import { NoMatch } from '#web/ui/empty-state.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { SkipLink } from '#web/ui/skip-link.tsx';
import { idOf } from '#web/ui/stepped-list.tsx';

/** Wide screens have three cards in a row, whose link to the details is an icon and whose title takes one line. */
const inThree = cx(
  'xl:grid-cols-3 xl:gap-3 xl:[&_h2>a]:line-clamp-1 xl:[&_article_a[aria-label]]:w-11 xl:[&_article_a[aria-label]]:px-0',
  'xl:[&_article_a[aria-label]>span]:sr-only xl:[&_article_a[aria-label]>svg]:block!',
);

const listId = 'jobs';

/** Leads to the results past what is above them: filters, chips and the choice of a list. */
export const SkipToJobs = () => <SkipLink to={listId}>{useT()('jobs.list.skip')}</SkipLink>;

/**
 * The results of a job search, a page at a time; `clear` is offered when nothing was found. `card` must not change between
 * renders, nor `heading`, which is shown above a job. `aside` is a section after the first cards, which may be empty.
 */
export const JobResults = <Job extends JobSummary>({
  query,
  clear,
  loosen,
  card,
  aside,
  heading,
  lead,
  before,
  isCounted = false,
  isReady = true,
}: {
  query: PagesQuery<Job>;
  clear: () => void;
  /** Which single filter to loosen where nothing was found. */
  loosen?: ReactNode;
  card: (job: Job) => ReactNode;
  aside?: ReactNode;
  heading?: (job: Job, before: Job | undefined) => ReactNode;
  /** Chooses which jobs are listed. */
  lead?: ReactNode;
  /** Above the jobs. */
  before?: ReactNode;
  /** The screen has the number of jobs above the list: on phones it is not repeated there. */
  isCounted?: boolean;
  /** False while it is not known what is above them. */
  isReady?: boolean;
}) => {
  const t = useT();
  const jobs = useInfiniteQuery(query);
  const items = useItems(jobs);
  const total = totalOf(jobs);
  return (
    <ListFrame
      query={jobs}
      items={items}
      loading={<SkeletonCards label={t('jobs.list.loading')} count={6} columns="lg:grid-cols-2" />}
      failed={t('jobs.list.failed')}
      empty={
        <NoMatch
          variant="primary"
          title={t('jobs.list.empty')}
          text={t('jobs.list.emptyHint')}
          clear={t('jobs.filters.clear')}
          onClear={clear}
        >
          {inElement(loosen)}
        </NoMatch>
      }
      lead={lead}
      summary={
        total && (
          <span className={cx(isCounted && 'max-sm:sr-only')}>
            {t(total.isExact ? 'jobs.list.showing' : 'jobs.list.showingAtLeast', {
              shown: items.length,
              total: total.count,
            })}
          </span>
        )
      }
      id={listId}
      className={cx('grid grid-cols-1 gap-2 sm:grid-cols-2 sm:gap-4', heading && inThree)}
      rowKey={idOf}
      card={card}
      aside={aside}
      before={before}
      isReady={isReady}
      {...(heading && { heading })}
    />
  );
};
