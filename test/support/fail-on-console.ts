import { afterEach, beforeEach, expect, vi } from 'vitest';

const methods = ['debug', 'info', 'log', 'warn', 'error'] as const;

/** Fails tests on unexpected console output; a test that expects output spies on the console itself. */
beforeEach(() => {
  for (const method of methods) vi.spyOn(console, method);
});

afterEach(() => {
  const noise = methods.flatMap((method) => vi.mocked(console[method]).mock?.calls ?? []);
  vi.restoreAllMocks();
  expect(noise, 'unexpected console output').toEqual([]);
});
