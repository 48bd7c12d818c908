import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { filledPage } from '#web/lib/filled-page.ts';
import { loadPage, type TableName } from './sources.ts';

const key = ['database'] as const;
const pageSize = 50;

const useTable = (name: TableName) =>
  useInfiniteQuery({
    queryKey: [...key, name],
    queryFn: ({ pageParam, signal }) =>
      filledPage((cursor) => loadPage[name]({ cursor, limit: pageSize }, signal), pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });
export type LoadedTable = ReturnType<typeof useTable>;

/** All tables, as far as they are loaded: the tabs tell how many records each has. */
export const useTables = (): Record<TableName, LoadedTable> => ({
  candidates: useTable('candidates'),
  recruiters: useTable('recruiters'),
  jobs: useTable('jobs'),
  applications: useTable('applications'),
  subscriptions: useTable('subscriptions'),
  subscription_plans: useTable('subscription_plans'),
  admins: useTable('admins'),
});

/** Loads every table again. */
export const useRefreshTables = (): (() => Promise<void>) => {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: key });
};
