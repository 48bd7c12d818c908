import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { t } from '../lib/i18n.ts';
import { useOnceTrue } from '../lib/use-once-true.ts';
import { Button, inElement } from './button.tsx';
import { ErrorLine, ErrorState, type FailedQuery } from './error-state.tsx';
import { Notice } from './notice.tsx';
import { SteppedList } from './stepped-list.tsx';

/** What the frame needs of a list's query, as TanStack Query has it; only infinite queries have further pages. */
export interface ListQuery extends FailedQuery {
  isPending: boolean;
  isError: boolean;
  isPlaceholderData?: boolean;
  hasNextPage?: boolean;
  isFetchingNextPage?: boolean;
  isFetchNextPageError?: boolean;
  fetchNextPage?: () => unknown;
}

/** Cards, or what renders the items itself, such as a table with its dialogs. */
type Rows<Item> =
  | Omit<Parameters<typeof SteppedList<Item>>[0], 'items'>
  | { children: (items: readonly Item[]) => ReactNode };

type Props<Item> = Rows<Item> & {
  query: ListQuery;
  /** Of the pages loaded so far; they may be filtered. */
  items: readonly Item[];
  /** Shows only so many, and no way to more. */
  limit?: number;
  /** False while something above the list, which would move it, is still loading. */
  isReady?: boolean;
  loading: ReactNode;
  /** Why the list, or its next page, could not be loaded. */
  failed: string | ((error: unknown) => string);
  /** The failure of a small part of a page takes one line. */
  isPart?: boolean;
  empty: ReactNode;
  /** Beside the summary in every state, such as a choice of what is listed. */
  lead?: ReactNode;
  /** Above the items, where there are any. */
  before?: ReactNode;
  /** How many items are shown, of how many. */
  summary?: ReactNode;
  /** Says that further matches are being searched: before that is done, the list is not empty. */
  searching?: string | false;
};

/** The way to the next page; after a failure the reason, with Try Again. */
const MoreItems = ({ query, failed }: { query: ListQuery; failed: () => string }) => {
  const load = { loading: query.isFetchingNextPage ?? false, onClick: () => void query.fetchNextPage?.() };
  if (query.isFetchNextPageError) {
    const retry = (
      <Button variant="danger" size="sm" {...load}>
        {t('common.tryAgain')}
      </Button>
    );
    return (
      <div className="mt-6">
        <Notice tone="error" action={retry}>
          {failed()}
        </Notice>
      </div>
    );
  }
  if (!query.hasNextPage) return null;
  return (
    <div className="mt-6 flex justify-center">
      <Button variant="secondary" {...load}>
        {t('common.loadMore')}
      </Button>
    </div>
  );
};

/** The items with the way to more of them, or why there are none. */
const Shown = <Item,>({ list, items, failed }: { list: Props<Item>; items: readonly Item[]; failed: () => string }) => (
  <>
    {items.length === 0 && !list.searching && list.empty}
    {items.length > 0 && ('card' in list ? <SteppedList {...list} items={items} /> : list.children(items))}
    {list.limit === undefined && <MoreItems query={list.query} failed={failed} />}
  </>
);

/**
 * A list in all its states: while it loads, after a failure, empty, and with its items and the way to more of them. A failed
 * load empties it; a failed further page does not. Every list of the site is one.
 */
export const ListFrame = <Item,>(props: Props<Item>) => {
  const { query, items, limit, isReady = true, lead, summary, searching } = props;
  const isShown = useOnceTrue(!query.isPending && isReady);
  const isLoading = query.isPending || !isShown;
  const failed = () => (typeof props.failed === 'string' ? props.failed : props.failed(query.error));
  const hasFailed = !isLoading && query.isError && !query.isFetchNextPageError;
  const isSummed = !isLoading && !hasFailed && summary;
  const Failure = props.isPart ? ErrorLine : ErrorState;
  const shown = hasFailed ? [] : limit === undefined ? items : items.slice(0, limit);
  return (
    <div aria-busy={query.isPlaceholderData || undefined} className="empty:hidden">
      {'summary' in props && (
        <div
          className={cx(
            'flex flex-wrap items-center justify-between gap-x-2 gap-y-2 sm:gap-x-4',
            (Boolean(lead) || isLoading || shown.length > 0) && 'mb-2.5',
          )}
        >
          {lead}
          {/* There before its text: screen readers announce what changes in it. */}
          <p role="status" className={cx('text-sm text-soft', shown.length === 0 && 'sr-only')}>
            {isSummed && inElement(summary)}
            {isSummed && searching && <span>{`\u00a0· ${searching}`}</span>}
          </p>
        </div>
      )}
      {!isLoading && shown.length > 0 && props.before}
      {hasFailed ? (
        <Failure title={failed()} query={query} />
      ) : isLoading ? (
        props.loading
      ) : (
        <Shown list={props} items={shown} failed={failed} />
      )}
    </div>
  );
};
