import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { Page } from '#web/lib/api-client.ts';
import type { PagesQuery } from '#web/lib/query.ts';

/** The first page of a search, with its counts; that of the search before while another one is loading. */
export const useFirstPage = <OnePage extends Page<unknown>>(
  query: PagesQuery<OnePage['items'][number], OnePage>,
): OnePage | undefined => useInfiniteQuery({ ...query, placeholderData: keepPreviousData }).data?.pages[0];
