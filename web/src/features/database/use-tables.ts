import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { type TableName, tableNames, tablePages } from './sources.ts';

const rowsShown = 50;

const useTable = (name: TableName) => useInfiniteQuery(tablePages[name](rowsShown));
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

/** Reloads every table. */
export const useRefreshTables = (): (() => Promise<void>) => {
  const queryClient = useQueryClient();
  return async () => {
    const keys = tableNames.map((name) => tablePages[name](rowsShown).queryKey);
    await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  };
};
