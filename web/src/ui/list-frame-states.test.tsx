import { describe, expect, test } from 'vitest';
import { markupOf, textOf } from '#test/support/markup-of.tsx';
import { ListFrame, type ListQuery } from './list-frame.tsx';

const loaded: ListQuery = {
  isPending: false,
  isError: false,
  isFetching: false,
  error: null,
  refetch: () => undefined,
};
const failed = { ...loaded, isError: true, error: new Error() };
const paged = { ...loaded, hasNextPage: true, fetchNextPage: () => undefined };

const shown = (props: Partial<Parameters<typeof ListFrame<string>>[0]>) =>
  textOf(
    markupOf(
      <ListFrame
        query={loaded}
        items={['One', 'Two', 'Three']}
        loading="Loading"
        failed="Failed"
        empty="Empty"
        before="Before"
        summary="Summary"
        {...props}
      >
        {(items) => items.map((item) => <p key={item}>{item}</p>)}
      </ListFrame>,
      {},
    ),
  );

describe('a list shows', () => {
  test.each([
    ['that it loads', { query: { ...loaded, isPending: true } }, 'Loading'],
    ['that it waits for what is above it', { isReady: false }, 'Loading'],
    ['its items', {}, 'Summary Before One Two Three'],
    ['the way to more', { query: paged }, 'Summary Before One Two Three Load more'],
    ['some of its items, and no way to more', { query: paged, limit: 2 }, 'Summary Before One Two'],
    ['that it is empty, below how many it shows', { items: [] }, 'Summary Empty'],
    ['that more may match, instead of being empty', { items: [], searching: 'Searching' }, 'Summary · Searching'],
    ['a failed load in place of what it had', { query: failed }, 'Failed Try Again'],
    ['a failed load in a line', { query: failed, isPart: true }, 'Failed Try Again'],
    [
      'what it has when the next page fails',
      { query: { ...paged, ...failed, isFetchNextPageError: true } },
      'Summary Before One Two Three Failed Try Again',
    ],
    ['why it failed', { query: failed, failed: () => 'No right' }, 'No right Try Again'],
  ])('%s', (_, props, text) => {
    expect(shown(props)).toBe(text);
  });
});
