import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { pageSize } from '#web/config/page-size.ts';
import type { Page } from '#web/lib/api-client.ts';
import { type DataRow, type FlatRow, flattenOnce } from './cells.ts';
import { maxRecords, type TableName, tableNames, tablePages } from './sources.ts';

const pagesOfTable = (name: TableName) => ({
  ...tablePages[name](pageSize.largest),
  // A loaded table may be a hundred pages: only Refresh loads it again.
  staleTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
});

const useTable = (name: TableName) => useInfiniteQuery(pagesOfTable(name));
export type LoadedTable = ReturnType<typeof useTable>;

/** The loaded part of all tables: each tab shows its number of records. */
export const useTables = (): Record<TableName, LoadedTable> => ({
  candidates: useTable('candidates'),
  recruiters: useTable('recruiters'),
  jobs: useTable('jobs'),
  applications: useTable('applications'),
  subscriptions: useTable('subscriptions'),
  subscription_plans: useTable('subscription_plans'),
  admins: useTable('admins'),
});

const loadedOf = ({ data }: LoadedTable): number => data?.pages.reduce((sum, { items }) => sum + items.length, 0) ?? 0;

/** Whether the open table has further pages to load. A failed page waits for a retry. */
const isUnfinished = (table: LoadedTable): boolean =>
  table.hasNextPage && !table.isFetchNextPageError && loadedOf(table) < maxRecords;

/**
 * Loads the open table to its end, page after page, so that sorting and filtering see all of it. Of the others the first
 * page is enough, which says how many records there are.
 */
export const useFurtherPages = (table: LoadedTable): void => {
  const { isFetching, fetchNextPage } = table;
  const isNext = isUnfinished(table) && !isFetching;
  useEffect(() => {
    if (isNext) void fetchNextPage();
  }, [isNext, fetchNextPage]);
};

/** The rows of a table that are loaded; undefined before the first page. */
export const useRows = (table: LoadedTable): { rows: readonly FlatRow[] | undefined; isLoading: boolean } => {
  const { data } = table;
  const rows = useMemo(() => data?.pages.flatMap(({ items }) => items.map(flattenOnce)), [data]);
  return { rows, isLoading: isUnfinished(table) };
};

/** Loads every table again, from its first page. */
export const useRefreshTables = (): (() => Promise<void>) => {
  const queryClient = useQueryClient();
  return async () => {
    const keys = tableNames.map((name) => pagesOfTable(name).queryKey);
    for (const queryKey of keys) queryClient.setQueryData<InfiniteData<Page<DataRow>>>(queryKey, firstPage);
    await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  };
};

const firstPage = (data: InfiniteData<Page<DataRow>> | undefined) =>
  data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) };
