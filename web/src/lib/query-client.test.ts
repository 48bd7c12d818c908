import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { discardAnswers, queryClient } from './query-client.ts';
import { expireSession, startSession } from './session.ts';

afterEach(() => queryClient.clear());

test('after a change of account all responses are discarded, and visible data are loaded again', async () => {
  const shown = ['GET /recruiter/profile', {}];
  const left = ['GET /subscription-plans/all', {}];
  const load = vi.fn(async () => `answer ${load.mock.calls.length}`);
  const observer = new QueryObserver(queryClient, { queryKey: shown, queryFn: load });
  const unsubscribe = observer.subscribe(() => undefined);
  queryClient.setQueryData(left, 'previous');
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('answer 1'));

  const discarding = discardAnswers();
  expect(observer.getCurrentResult().data).toBeUndefined();
  await discarding;

  expect(observer.getCurrentResult().data).toBe('answer 2');
  expect(queryClient.getQueryData(left)).toBeUndefined();
  unsubscribe();
});

test('a session that ends while no screen is shown, as on the landing page, takes its responses along', () => {
  const threads = ['GET /messages', {}];
  startSession({ token: 'first', userType: 'recruiter', user: { id: 1, name: '', email: '', phone: '' } });
  queryClient.setQueryData(threads, 'of the first');
  expireSession();
  expect(queryClient.getQueryData(threads)).toBeUndefined();

  queryClient.setQueryData(threads, 'of a guest');
  startSession({ token: 'second', userType: 'recruiter', user: { id: 2, name: '', email: '', phone: '' } });
  expect(queryClient.getQueryData(threads)).toBe('of a guest');
  expireSession();
});

test.each([
  ['INVALID_CURSOR', 400, [[1]], ['', 'two', '']],
  ['FORBIDDEN', 403, [[1]], ['', 'two']],
] as const)('a further page that is refused by %s: %s', async (code, status, pages, requested) => {
  const places: string[] = [];
  const observer = new InfiniteQueryObserver(queryClient, {
    queryKey: ['GET /jobs/search', { code }],
    queryFn: async ({ pageParam }: { pageParam: string }) => {
      places.push(pageParam);
      if (pageParam) throw new ApiError(status, code);
      return [1];
    },
    initialPageParam: '',
    getNextPageParam: () => 'two',
  });
  const unsubscribe = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().data?.pages).toEqual(pages));
  await observer.fetchNextPage();
  await vi.waitFor(() => expect(places).toEqual(requested));
  await vi.waitFor(() => expect(observer.getCurrentResult().data?.pages).toEqual(pages));
  expect(observer.getCurrentResult().isError).toBe(code !== 'INVALID_CURSOR');
  unsubscribe();
});

test('a first page that is refused by its place is not requested again', async () => {
  const load = vi.fn(async () => {
    throw new ApiError(400, 'INVALID_CURSOR');
  });
  const observer = new QueryObserver(queryClient, { queryKey: ['GET /jobs', {}], queryFn: load });
  const unsubscribe = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
  expect(load).toHaveBeenCalledTimes(1);
  unsubscribe();
});
