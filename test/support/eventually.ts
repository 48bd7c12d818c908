import { vi } from 'vitest';

/**
 * Repeats a check of another process's effect until it passes. The limit allows for a busy machine; on an idle one it
 * takes some milliseconds.
 */
export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: 20_000, interval: 20 });
