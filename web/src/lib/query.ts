import { queryOptions, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CallDefinition, CallInput } from '#shared/contracts/define.ts';
import type { Total } from '#shared/contracts/list-headers.ts';
import { type CallAnswer, call, type Page } from './api-client.ts';
import { loadNonEmptyPage } from './non-empty-page.ts';
import { discardPrefetched } from './prefetched-responses.ts';
import { type QueryKey, queryKeyOf } from './query-key.ts';

type PlainCall = CallDefinition & { readonly paged?: false };
type PagedCall = CallDefinition & ({ readonly paged: true } | { readonly enveloped: true });
type PageOf<C extends CallDefinition> = CallAnswer<C> extends Page<unknown> ? CallAnswer<C> : never;

/** The query of a call, for `useQuery`: `useQuery(queryOf(jobCalls.get, { params: { id } }))`. */
export const queryOf = <const C extends PlainCall>(definition: C, input: CallInput<C>) =>
  queryOptions({
    queryKey: queryKeyOf(definition, input),
    queryFn: ({ signal }) => call(definition, input, { signal }),
  });

/** The query of a list with pages, for `useInfiniteQuery`. */
export interface PagesQuery<Item, OnePage extends Page<Item> = Page<Item>> {
  queryKey: QueryKey;
  queryFn: (context: { pageParam: string | undefined; signal?: AbortSignal }) => Promise<OnePage>;
  initialPageParam: string | undefined;
  getNextPageParam: (page: { next: string | null }) => string | undefined;
}

/**
 * Makes the query of a paged call; `input` has no cursor. Paged calls always use this function, even for a first page
 * only, so that the data of a key always have the same shape.
 */
export const pagesOf = <const C extends PagedCall>(
  definition: C,
  input: CallInput<C>,
): PagesQuery<PageOf<C>['items'][number], PageOf<C>> => {
  const { query, ...others }: { query?: object } = input;
  const load = (cursor: string | undefined, signal: AbortSignal | undefined) =>
    call(definition, { ...others, query: { ...query, cursor } } as unknown as CallInput<C>, { signal }) as Promise<
      PageOf<C>
    >;
  return {
    queryKey: queryKeyOf(definition, input),
    queryFn: ({ pageParam, signal }) => loadNonEmptyPage((cursor) => load(cursor, signal), pageParam),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  };
};

/** All items of the pages loaded so far; undefined before the first one. */
export const itemsOf = <Item>(data: { pages: readonly Page<Item>[] } | undefined): Item[] | undefined =>
  data?.pages.flatMap((page) => page.items);

/** The same, unchanged as long as the pages are. */
export const useItems = <Item>(list: { data: { pages: readonly Page<Item>[] } | undefined }): Item[] => {
  const { data } = list;
  return useMemo(() => itemsOf(data) ?? [], [data]);
};

/**
 * How many items a list has; undefined before its first page. Where the pages show more than was counted, they are right.
 */
export const totalOf = <Item>(list: {
  data: { pages: readonly Page<Item>[] } | undefined;
  hasNextPage: boolean;
}): Total | undefined => {
  const shown = itemsOf(list.data)?.length;
  if (shown === undefined || !list.hasNextPage)
    return shown === undefined ? undefined : { count: shown, isExact: true };
  const counted = list.data?.pages[0]?.total;
  return counted && counted.count > shown ? counted : { count: shown, isExact: false };
};

/** Returns a function that marks all answers of some calls as stale: those in use are loaded again. */
export const useInvalidate = (): ((...calls: CallDefinition[]) => Promise<void>) => {
  const queryClient = useQueryClient();
  return async (...calls) => {
    discardPrefetched();
    await Promise.all(calls.map((each) => queryClient.invalidateQueries({ queryKey: queryKeyOf(each) })));
  };
};

/**
 * Returns a function that discards all answers of some calls: they would be shown for a moment where they are wrong by now, such
 * as a list whose order changed. Those in use are loaded again.
 */
export const useDiscard = (): ((...calls: CallDefinition[]) => Promise<void>) => {
  const queryClient = useQueryClient();
  const invalidate = useInvalidate();
  return async (...calls) => {
    for (const each of calls) queryClient.removeQueries({ queryKey: queryKeyOf(each), type: 'inactive' });
    await invalidate(...calls);
  };
};

/** Whether a call has no outcome yet. Retries after a failure do not count: no screen waits for them. */
export const isUnanswered = ({ isPending, failureCount }: { isPending: boolean; failureCount: number }): boolean =>
  isPending && failureCount === 0;

/** Whether any answer of some calls is loading. */
export const useAreFetching = (calls: readonly CallDefinition[]): boolean => {
  const operations = calls.map((each) => queryKeyOf(each)[0]);
  return useIsFetching({ predicate: ({ queryKey: [operation] }) => operations.some((each) => each === operation) }) > 0;
};
