import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askEarly, takeEarly } from './early-answers.ts';

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

test('is asked with the session, and taken once', async () => {
  askEarly('/jobs?limit=100', 'mine');
  expect(sent).toHaveBeenCalledExactlyOnceWith('/api/jobs?limit=100', {
    headers: { authorization: 'Bearer mine' },
    signal: expect.any(AbortSignal),
  });
  const taken = await takeEarly('/jobs?limit=100', 'Bearer mine');
  expect(await taken?.text()).toBe('[]');
  expect(takeEarly('/jobs?limit=100', 'Bearer mine')).toBeUndefined();
});

test('is for nobody else, and for no other path', () => {
  askEarly('/jobs?limit=100', 'mine');
  expect(takeEarly('/jobs?limit=100', 'Bearer theirs')).toBeUndefined();
  expect(takeEarly('/jobs?limit=100', undefined)).toBeUndefined();
  expect(takeEarly('/jobs?limit=24', 'Bearer mine')).toBeUndefined();
});

test('that nobody took in time is forgotten', () => {
  askEarly('/jobs?limit=100', 'mine');
  vi.advanceTimersByTime(10_000);
  expect(takeEarly('/jobs?limit=100', 'Bearer mine')).toBeUndefined();
});

test('that never comes fails for whoever takes it, and for nobody else', async () => {
  sent.mockRejectedValue(new TypeError('Failed to fetch'));
  askEarly('/jobs?limit=100', 'mine');
  await expect(takeEarly('/jobs?limit=100', 'Bearer mine')).rejects.toThrow('Failed to fetch');
});
