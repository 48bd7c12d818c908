import { useInfiniteQuery } from '@tanstack/react-query';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { pageSize } from '#web/config/page-size.ts';
import { useOwnApplications } from '#web/features/applications/use-applications.ts';
import { useSavedJobs } from '#web/features/jobs/saved-jobs.ts';
import { formatNumber } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { itemsOf, pagesOf } from '#web/lib/query.ts';
import { useOwnId } from '#web/lib/use-session.ts';

/**
 * The dashboard's figures as texts; undefined while loading, a dash when they could not be loaded. Lists have no totals:
 * what fits on their largest page is counted, and more than that is shown as `100+`.
 */
export const useDashboardCounts = () => {
  const t = useT();
  const jobs = useInfiniteQuery({
    ...pagesOf(jobCalls.list, { query: { limit: pageSize.largest } }),
    staleTime: 60_000,
  });
  const applications = useOwnApplications(useOwnId());
  const saved = useSavedJobs().length;
  const countOf = ({ data, hasNextPage, isError }: typeof jobs | typeof applications): string | undefined => {
    const items = itemsOf<unknown>(data);
    if (!items) return isError ? '-' : undefined;
    return t(hasNextPage ? 'candidates.counts.more' : 'candidates.counts.exact', { count: formatNumber(items.length) });
  };
  return { jobs: countOf(jobs), applied: countOf(applications), saved: formatNumber(saved) };
};
