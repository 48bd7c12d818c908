import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { adminCalls } from '#shared/contracts/admin.ts';
import { pageSize } from '#web/config/page-size.ts';
import { itemsOf, type PagesQuery, pagesOf } from '#web/lib/query.ts';
import { useSettled } from '#web/lib/use-settled.ts';
import { explainSignedOut } from '../load-errors.ts';
import { usePinned } from '../use-pinned.ts';
import { mergeNewest, nextToLoad } from './merge-users.ts';
import { isShown, type ListedUser, type UserFilter, userSearchOf } from './user-filter.ts';

/** The query of a list. The browser applies the status filter, so pages are larger with one and find matches sooner. */
const queryOfFilter = ({ status, showInactive }: UserFilter, keyword: string) => ({
  limit: status === 'all' ? pageSize.rows : pageSize.largest,
  ...(showInactive && { include_deleted: true }),
  ...(keyword && { keyword }),
});

const useList = <User extends ListedUser>(pages: PagesQuery<User>, isWanted: boolean) => {
  const query = useInfiniteQuery({
    ...pages,
    queryFn: (context) => pages.queryFn(context).catch(explainSignedOut('admin.recruiters.401')),
    enabled: isWanted,
    placeholderData: keepPreviousData,
  });
  return { query, users: itemsOf(query.data) ?? [], hasMore: query.hasNextPage, isWanted };
};

/** Reloads a list; returns its number of users, or null after a failure. A hidden list has none. */
const reloadList = async ({ query, isWanted }: ReturnType<typeof useList>): Promise<number | null> => {
  if (!isWanted) return 0;
  const { isSuccess, data } = await query.refetch();
  return isSuccess ? (itemsOf<ListedUser>(data)?.length ?? 0) : null;
};

/**
 * Candidates and recruiters that match the filter, newest first. The server searches the text; while only few match the
 * status, further pages are loaded automatically.
 */
export const useUsers = (filter: UserFilter) => {
  const wanted = filter.text.trim();
  const settled = useSettled(wanted);
  // Clearing the search needs no debounce.
  const keyword = wanted && settled;
  const query = queryOfFilter(filter, keyword);
  const candidates = useList(pagesOf(adminCalls.candidates, { query }), filter.tab !== 'recruiters');
  const recruiters = useList(pagesOf(adminCalls.recruiters, { query }), filter.tab !== 'candidates');
  const { isPinned, pin } = usePinned(userSearchOf(filter));

  const lists = [candidates, recruiters].filter(({ isWanted }) => isWanted);
  const visible = mergeNewest<ListedUser>(lists).filter((user) => isShown(user, filter) || isPinned(user));
  const next = nextToLoad(lists);
  const isFetching = lists.some((list) => list.query.isFetching);
  const failed = lists.find((list) => list.query.isError);
  const wantsMore = next !== undefined && visible.length < pageSize.rows && !failed;
  const loadNext = next?.query.fetchNextPage;
  useEffect(() => {
    if (wantsMore && !isFetching) void loadNext?.();
  }, [wantsMore, isFetching, loadNext]);
  return {
    visible,
    pin,
    isFetching,
    isPending: lists.some((list) => list.query.isPending),
    /** The rows still belong to the previous filter, or further matches are being searched. */
    isSearching: wantsMore || keyword !== wanted || lists.some((list) => list.query.isPlaceholderData),
    isError: failed !== undefined,
    /** False where also a first page failed: the list is incomplete from its start then. */
    isFetchNextPageError:
      failed !== undefined && lists.every((list) => !list.query.isError || list.query.isFetchNextPageError),
    error: failed?.query.error ?? null,
    hasNextPage: next !== undefined,
    isFetchingNextPage: lists.some((list) => list.query.isFetchingNextPage),
    fetchNextPage: () => void (failed ?? next)?.query.fetchNextPage(),
    /** Reloads everything; returns the loaded number of each kind, or null after a failure. */
    refetch: async () => {
      const [first, second] = await Promise.all([reloadList(candidates), reloadList(recruiters)]);
      return first === null || second === null ? null : { candidates: first, recruiters: second };
    },
  };
};
