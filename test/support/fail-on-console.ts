import { afterEach, beforeEach, expect, vi } from 'vitest';

const methods = ['debug', 'info', 'log', 'warn', 'error'] as const;

/** Unexpected console output is a defect: a test that wants some spies on it itself. */
beforeEach(() => {
  for (const method of methods) vi.spyOn(console, method);
});

afterEach(() => {
  const noise = methods.flatMap((method) => vi.mocked(console[method]).mock?.calls ?? []);
  vi.restoreAllMocks();
  expect(noise, 'unexpected console output').toEqual([]);
});
