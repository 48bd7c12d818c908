import { vi } from 'vitest';

/**
 * Repeats a check until it passes: what it looks for happens in another process. The limit is for a busy machine; an idle
 * one takes some milliseconds.
 */
export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: 20_000, interval: 20 });
