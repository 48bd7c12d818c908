import { useQuery } from '@tanstack/react-query';
import { adminCalls, type DashboardStats } from '#shared/contracts/admin.ts';
import { call } from '#web/lib/api-client.ts';
import { queryKeyOf } from '#web/lib/query-key.ts';
import { noStats } from './dashboard-figures.ts';
import { explainSignedOut } from './signed-out.ts';

export const statsKey = queryKeyOf(adminCalls.stats, {});

/** The dashboards' figures: undefined while they load for the first time, zeros after a failed load. */
export const useDashboardStats = () => {
  const query = useQuery({
    queryKey: statsKey,
    queryFn: ({ signal }) => call(adminCalls.stats, {}, { signal }).catch(explainSignedOut('admin.stats.401')),
  });
  const stats: DashboardStats | undefined = query.isError ? noStats : query.data;
  return { query, stats };
};
