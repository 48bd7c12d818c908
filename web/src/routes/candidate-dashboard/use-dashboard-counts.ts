import { useInfiniteQuery } from '@tanstack/react-query';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { useOwnApplications } from '#web/features/applications/use-applications.ts';
import { useSavedJobs } from '#web/features/jobs/use-saved-jobs.ts';
import { formatNumber, formatTotal } from '#web/lib/format.ts';
import { pagesOf, totalOf } from '#web/lib/query.ts';
import { useOwnId } from '#web/lib/use-session.ts';

/** The dashboard's figures as texts; undefined while loading, a dash when they could not be loaded. */
export const useDashboardCounts = () => {
  // Only the total is wanted: a page of one has it, too.
  const jobs = useInfiniteQuery({ ...pagesOf(jobCalls.list, { query: { limit: 1 } }), staleTime: 60_000 });
  const applications = useOwnApplications(useOwnId());
  const { ids, account } = useSavedJobs();
  const saved = account.data ? formatNumber(ids.length) : account.isError ? '-' : undefined;
  const countOf = (list: typeof jobs | typeof applications): string | undefined => {
    const total = totalOf<unknown>(list);
    return total ? formatTotal(total) : list.isError ? '-' : undefined;
  };
  return { jobs: countOf(jobs), applied: countOf(applications), saved };
};
