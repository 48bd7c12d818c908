import { useEffect } from 'react';

/** What a list tells of its pages, as TanStack Query has it. */
interface Pages {
  hasNextPage: boolean;
  isFetching: boolean;
  isError: boolean;
  fetchNextPage: (options: { cancelRefetch: boolean }) => Promise<unknown>;
}

/**
 * Loads further pages of a list, one after the other, as long as more are wanted and none fails. Several parts of a screen
 * may do so for the same list.
 * @param areWanted of the pages that are loaded so far
 * @returns whether another page follows
 */
export const useFurtherPages = (
  { hasNextPage, isFetching, isError, fetchNextPage }: Pages,
  areWanted: boolean,
): boolean => {
  const wantsMore = areWanted && hasNextPage && !isError;
  useEffect(() => {
    if (wantsMore && !isFetching) void fetchNextPage({ cancelRefetch: false });
  }, [wantsMore, isFetching, fetchNextPage]);
  return wantsMore;
};
