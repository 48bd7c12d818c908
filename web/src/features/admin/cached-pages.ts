import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { CallDefinition } from '#shared/contracts/define.ts';
import type { Page } from '#web/lib/api-client.ts';
import { cancelLoads } from '#web/lib/cancel-loads.ts';
import { queryKeyOf } from '#web/lib/query-key.ts';

type Pages<Item> = InfiniteData<Page<Item>, string | undefined>;

/** The pages with one item changed, or removed if the change returns null. */
export const changeInPages = <Item extends { id: number }>(
  data: Pages<Item>,
  id: number,
  change: (item: Item) => Item | null,
): Pages<Item> => ({
  ...data,
  pages: data.pages.map((page) => ({
    ...page,
    items: page.items.flatMap((item) => (item.id === id ? (change(item) ?? []) : item)),
  })),
});

/**
 * Changes one item in all cached lists of a call, so that its row changes in place. Responses to earlier requests that
 * arrive afterwards are discarded.
 */
export const changeCached = async <Item extends { id: number }>(
  queryClient: QueryClient,
  call: CallDefinition,
  id: number,
  change: (item: Item) => Item | null,
): Promise<void> => {
  const queryKey = queryKeyOf(call);
  await cancelLoads(queryClient, queryKey);
  queryClient.setQueriesData<Pages<Item>>({ queryKey }, (data) => data && changeInPages(data, id, change));
};
