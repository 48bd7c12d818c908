import { expect } from 'vitest';

/** Brings back what was lost, and requires that its commands take no longer than docs/operations/restore.md says. */
export async function withinSeconds<T>(seconds: number, bringBack: () => Promise<T>): Promise<T> {
  const from = performance.now();
  const result = await bringBack();
  expect(performance.now() - from).toBeLessThan(seconds * 1000);
  return result;
}
