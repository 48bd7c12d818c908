import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Limits the rate to `perSecond` items, evenly.
 * @returns the function to await before each group of items
 */
export function pace(
  perSecond: number,
  now: () => number = Date.now,
  wait: (ms: number) => Promise<unknown> = sleep,
): (items: number) => Promise<void> {
  let free = now();
  return async (items) => {
    const start = Math.max(free, now());
    free = start + (items / perSecond) * 1000;
    if (start > now()) await wait(start - now());
  };
}
