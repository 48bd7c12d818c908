import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { discardPrefetched, startPrefetch, takePrefetched } from './prefetched-responses.ts';

const sent = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', sent);
  sent.mockReset().mockImplementation(async () => new Response('[]'));
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a response is requested with the session, and taken once', async () => {
  startPrefetch('/jobs?limit=100', 'mine');
  expect(sent).toHaveBeenCalledExactlyOnceWith('/api/jobs?limit=100', {
    headers: { authorization: 'Bearer mine' },
    signal: expect.any(AbortSignal),
  });
  const taken = await takePrefetched('/jobs?limit=100', 'Bearer mine');
  expect(await taken?.text()).toBe('[]');
  expect(takePrefetched('/jobs?limit=100', 'Bearer mine')).toBeUndefined();
});

test('a response is for one account and one path only', () => {
  startPrefetch('/jobs?limit=100', 'mine');
  expect(takePrefetched('/jobs?limit=100', 'Bearer theirs')).toBeUndefined();
  expect(takePrefetched('/jobs?limit=100', undefined)).toBeUndefined();
  expect(takePrefetched('/jobs?limit=24', 'Bearer mine')).toBeUndefined();
});

test('a response that is not used in time is discarded', () => {
  startPrefetch('/jobs?limit=100', 'mine');
  vi.advanceTimersByTime(10_000);
  expect(takePrefetched('/jobs?limit=100', 'Bearer mine')).toBeUndefined();
});

test('unused responses are discarded together', () => {
  startPrefetch('/jobs?limit=100', 'mine');
  discardPrefetched();
  expect(takePrefetched('/jobs?limit=100', 'Bearer mine')).toBeUndefined();
});

test('a failed request fails only for the call that uses it', async () => {
  sent.mockRejectedValue(new TypeError('Failed to fetch'));
  startPrefetch('/jobs?limit=100', 'mine');
  await expect(takePrefetched('/jobs?limit=100', 'Bearer mine')).rejects.toThrow('Failed to fetch');
});
