import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { CallDefinition } from '#shared/contracts/define.ts';
import { jobSearchCalls } from '#shared/contracts/job-search.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import type { Page } from '#web/lib/api-client.ts';
import { cancelLoads } from '#web/lib/cancel-loads.ts';
import { queryKeyOf } from '#web/lib/query-key.ts';

/** The lists that hide and show a recruiter's jobs with the account and its verification. */
export const jobLists = [jobCalls.list, jobSearchCalls.jobs, jobCalls.adminList] as const;

type Pages<Item> = InfiniteData<Page<Item>, string | undefined>;

const countIn = (pages: readonly Page<unknown>[]) => pages.reduce((sum, { items }) => sum + items.length, 0);

/** The pages with one item changed, or removed if the change returns null: then the list has one item less in all. */
export const changeInPages = <Item extends { id: number }>(
  data: Pages<Item>,
  id: number,
  change: (item: Item) => Item | null,
): Pages<Item> => {
  const pages = data.pages.map((page) => ({
    ...page,
    items: page.items.flatMap((item) => (item.id === id ? (change(item) ?? []) : item)),
  }));
  const removed = countIn(data.pages) - countIn(pages);
  return {
    ...data,
    pages: pages.map(({ total, ...page }) => ({
      ...page,
      ...(total && { total: { ...total, count: total.count - removed } }),
    })),
  };
};

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
