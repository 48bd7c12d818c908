import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let reportLoaded: () => void = () => undefined;

class Observer {
  constructor(report: () => void) {
    reportLoaded = report;
  }
  observe = (): void => undefined;
  disconnect = (): void => undefined;
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  const requestIdleCallback = (whenDone: () => void) => whenDone();
  vi.stubGlobal('window', { PerformanceObserver: Observer, requestIdleCallback });
  vi.stubGlobal('PerformanceObserver', Observer);
  vi.stubGlobal('document', { readyState: 'complete' });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const startWaiting = async () => {
  const { whenIdle } = await import('./when.ts');
  const done = vi.fn();
  void whenIdle().then(done);
  return { done, whenIdle };
};

test('the first screen is done when nothing was loaded for half a second', async () => {
  const { done } = await startWaiting();
  await vi.advanceTimersByTimeAsync(400);
  reportLoaded();
  await vi.advanceTimersByTimeAsync(400);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(done).toHaveBeenCalledOnce();
});

test('a file that takes longer than half a second is waited for', async () => {
  const { countLoad } = await import('./when.ts');
  let arrive = (): void => undefined;
  const { done } = await startWaiting();
  void countLoad(
    new Promise<void>((resolve) => {
      arrive = resolve;
    }),
  );
  await vi.advanceTimersByTimeAsync(1_200);
  expect(done).not.toHaveBeenCalled();
  arrive();
  await vi.advanceTimersByTimeAsync(500);
  expect(done).toHaveBeenCalledOnce();
});

test('a screen that never stops loading keeps nothing waiting for more than five seconds', async () => {
  const { done } = await startWaiting();
  for (let elapsed = 0; elapsed < 4_900; elapsed += 100) {
    reportLoaded();
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(done).toHaveBeenCalledOnce();
});

test('later screens wait for an idle moment only', async () => {
  const { whenIdle } = await startWaiting();
  await vi.advanceTimersByTimeAsync(500);
  const later = vi.fn();
  void whenIdle().then(later);
  await vi.advanceTimersByTimeAsync(0);
  expect(later).toHaveBeenCalledOnce();
});
