import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { Page } from '#web/lib/api-client.ts';
import type { PagesQuery } from '#web/lib/query.ts';

type MarkedPage = Page<unknown> & { partial: boolean };

/** What the first page of a search says of all results, which are partial where any loaded page is. */
export const summaryOf = <OnePage extends MarkedPage>(pages: readonly OnePage[]): OnePage | undefined => {
  const [first] = pages;
  const partial = pages.some((page) => page.partial);
  return first && (first.partial === partial ? first : { ...first, partial });
};

/**
 * The summary of a search; that of the search before while another one is loading. Undefined while the first search is
 * loading, null where it failed.
 */
export const useSearchSummary = <OnePage extends MarkedPage>(
  query: PagesQuery<OnePage['items'][number], OnePage>,
): OnePage | null | undefined => {
  const { data, isPending } = useInfiniteQuery({ ...query, placeholderData: keepPreviousData });
  return summaryOf(data?.pages ?? []) ?? (isPending ? undefined : null);
};
