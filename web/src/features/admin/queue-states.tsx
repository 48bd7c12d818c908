import type { ReactNode } from 'react';
import { itemsOf } from '#web/lib/query.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { type LoadErrorTexts, loadErrorText } from './load-errors.ts';
import { MoreRows } from './more-rows.tsx';

/** What a queue needs of its infinite query. */
interface Queue<Item> {
  data: Parameters<typeof itemsOf<Item>>[0];
  error: unknown;
  isPending: boolean;
  isError: boolean;
  isFetching: boolean;
  isFetchNextPageError: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

/** A queue of the admins in all its states: while it loads, after a failure, empty, and with its items. */
export const QueueStates = <Item,>({
  query,
  texts,
  loading,
  empty,
  children,
}: {
  query: Queue<Item>;
  texts: LoadErrorTexts;
  loading: ReactNode;
  empty: ReactNode;
  children: (items: Item[]) => ReactNode;
}) => {
  if (query.isPending) return loading;
  if (query.isError && !query.isFetchNextPageError) {
    return <ErrorState title={loadErrorText(query.error, texts)} query={query} />;
  }
  const items = itemsOf(query.data) ?? [];
  return (
    <>
      {items.length > 0 ? children(items) : empty}
      <MoreRows {...query} texts={texts} />
    </>
  );
};
