import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { discardAnswers, queryClient } from './query-client.ts';

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
