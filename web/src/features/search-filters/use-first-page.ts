import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { Page } from '#web/lib/api-client.ts';
import type { PagesQuery } from '#web/lib/query.ts';

/**
 * The first page of a search, with its counts; that of the search before while another one is loading. Undefined while the
 * first search is loading, null where it failed.
 */
export const useFirstPage = <OnePage extends Page<unknown>>(
  query: PagesQuery<OnePage['items'][number], OnePage>,
): OnePage | null | undefined => {
  const { data, isPending } = useInfiniteQuery({ ...query, placeholderData: keepPreviousData });
  return data?.pages[0] ?? (isPending ? undefined : null);
};
