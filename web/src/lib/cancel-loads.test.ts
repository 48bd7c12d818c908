import { keepPreviousData, QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { cancelLoads } from './cancel-loads.ts';

/** Loads that are answered by hand, in the order of their requests. */
const heldLoads = () => {
  const answers: ((answer: string) => void)[] = [];
  const load = ({ signal }: { signal: AbortSignal }) =>
    new Promise<string>((resolve, reject) => {
      answers.push(resolve);
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  return { answers, load };
};

test('a change discards the answer of an earlier reload, and keeps what it shows', async () => {
  const queryClient = new QueryClient();
  const { answers, load } = heldLoads();
  queryClient.setQueryData(['list'], 'changed');
  const observer = new QueryObserver(queryClient, { queryKey: ['list'], queryFn: load });
  const unsubscribe = observer.subscribe(() => undefined);
  expect(answers).toHaveLength(1);

  await cancelLoads(queryClient, ['list']);
  answers[0]?.('from before');

  await vi.waitFor(() => expect(observer.getCurrentResult().fetchStatus).toBe('idle'));
  expect(observer.getCurrentResult().data).toBe('changed');
  expect(answers).toHaveLength(1);
  unsubscribe();
});

test('a list whose first load was cancelled loads again, instead of showing the previous list for ever', async () => {
  const queryClient = new QueryClient();
  const { answers, load } = heldLoads();
  queryClient.setQueryData(['list', 'all'], 'all');
  const options = { queryFn: load, staleTime: Number.POSITIVE_INFINITY, placeholderData: keepPreviousData };
  const observer = new QueryObserver(queryClient, { ...options, queryKey: ['list', 'all'] });
  const unsubscribe = observer.subscribe(() => undefined);
  observer.setOptions({ ...options, queryKey: ['list', 'filtered'] });
  expect(observer.getCurrentResult()).toMatchObject({ data: 'all', isPlaceholderData: true });

  await cancelLoads(queryClient, ['list']);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[0]?.('filtered before');
  answers[1]?.('filtered');

  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('filtered'));
  unsubscribe();
});
