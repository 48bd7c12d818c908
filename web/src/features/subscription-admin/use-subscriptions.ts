import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { adminCalls } from '#shared/contracts/admin.ts';
import { adminSubscriptionCalls, type SubscriptionFilter } from '#shared/contracts/admin-subscriptions.ts';
import { pageSize } from '#web/config/page-size.ts';
import { pagesOf, queryOf } from '#web/lib/query.ts';

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

/** Subscriptions filtered by the server, newest first; the previous list stays visible while another one loads. */
export const useSubscriptions = (filter: Filter, limit: number = pageSize.rows) =>
  useInfiniteQuery({ ...pagesFor(filter, limit), placeholderData: keepPreviousData });

export type Subscriptions = ReturnType<typeof useSubscriptions>;

/** The figures of all subscriptions, as the server counts them; those of the dashboards. */
export const useSubscriptionFigures = () => useQuery(queryOf(adminCalls.stats, {}));
