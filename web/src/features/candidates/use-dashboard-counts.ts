import { useQuery } from '@tanstack/react-query';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { itemsOf, useOwnApplications } from '#web/features/applications/index.ts';
import { useSavedJobs } from '#web/features/jobs/index.ts';
import { call } from '#web/lib/api-client.ts';
import { formatNumber } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { useOwnId } from '#web/lib/use-own-id.ts';

/** Lists tell no totals: what fits on their largest page is counted, and more than that is shown as `100+`. */
const countedAtMost = 100;

/** The dashboard's figures as texts; undefined while loading, a dash when they could not be had. */
export const useDashboardCounts = () => {
  const t = useT();
  const jobs = useQuery({
    queryKey: ['jobs', 'count'],
    queryFn: ({ signal }) => call(jobCalls.list, { query: { limit: countedAtMost } }, { signal }),
    select: ({ items, next }) => ({ count: items.length, isMore: next !== null }),
    staleTime: 60_000,
  });
  const applications = useOwnApplications(useOwnId());
  const saved = useSavedJobs().length;
  const textOf = (count: number, isMore: boolean) =>
    t(isMore ? 'candidates.counts.more' : 'candidates.counts.exact', { count: formatNumber(count) });
  const orDash = (isError: boolean) => (isError ? '-' : undefined);
  return {
    jobs: jobs.data ? textOf(jobs.data.count, jobs.data.isMore) : orDash(jobs.isError),
    applied: applications.data
      ? textOf(itemsOf(applications.data).length, applications.hasNextPage)
      : orDash(applications.isError),
    saved: formatNumber(saved),
  };
};
