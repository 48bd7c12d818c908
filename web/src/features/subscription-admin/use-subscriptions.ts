import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { adminCalls } from '#shared/contracts/admin.ts';
import { adminSubscriptionCalls, type SubscriptionFilter } from '#shared/contracts/admin-subscriptions.ts';
import { pageSize } from '#web/config/page-size.ts';
import { itemsOf, pagesOf, queryOf } from '#web/lib/query.ts';
import { subscriptionFigures } from './subscription-list.ts';

export interface Filter {
  keyword: string;
  status: SubscriptionFilter;
}

export const noFilter: Filter = { keyword: '', status: 'all' };

/** Whether the filter excludes anything. */
export const isFiltered = ({ keyword, status }: Filter): boolean => keyword.trim() !== '' || status !== 'all';

const pagesFor = ({ keyword, status }: Filter, limit: number) =>
  pagesOf(adminSubscriptionCalls.adminList, {
    query: { limit, ...(status === 'all' ? {} : { status }), ...(keyword.trim() && { keyword: keyword.trim() }) },
  });

/** Subscriptions filtered by the server, newest first; the former list stays visible while another one loads. */
export const useSubscriptions = (filter: Filter, limit: number = pageSize.rows) =>
  useInfiniteQuery({ ...pagesFor(filter, limit), placeholderData: keepPreviousData });

export type Subscriptions = ReturnType<typeof useSubscriptions>;

/**
 * Figures of the loaded subscriptions. `isPartial`: more exist, and the total is the one counted by the server.
 * Undefined while they load.
 */
export const useSubscriptionFigures = () => {
  const query = useSubscriptions(noFilter, pageSize.largest);
  const isPartial = query.hasNextPage;
  const stats = useQuery({ ...queryOf(adminCalls.stats, {}), enabled: isPartial });
  const loaded = itemsOf(query.data);
  if (!loaded) return { query, figures: undefined, loaded: 0, isPartial };
  const figures = subscriptionFigures(loaded);
  const total = isPartial ? (stats.data?.totalSubscriptions ?? figures.total) : figures.total;
  return { query, figures: { ...figures, total }, loaded: loaded.length, isPartial };
};
