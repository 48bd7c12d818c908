import { setTimeout as pause } from 'node:timers/promises';
import type { Page, PageKey, PageRequest } from '../page.ts';

/**
 * Items of one step of a fan-out, which are written concurrently, and the least time of a step in milliseconds: at most 423
 * items a second. Their partition takes 1,000 write units a second, and people write to it at the same time; and what
 * follows from them in one shard of the stream is not to wait for each other (docs/scale.md).
 */
export const fanOutStep = { size: 25, ms: 59 } as const;

/** Steps of one run: some 0.8 s, for which the records behind it have to wait. */
export const stepsOfRun = 12;

/**
 * Writes items of a list that one event concerns, in paced steps, and not all of a long one. A list that fits into one step
 * does not wait.
 * @param readPage reads at most `limit` items; a page may be short or empty and still have a next one
 * @param start the key after which an earlier run stopped; undefined: the beginning
 * @returns the key after which another run continues, undefined when nothing is left
 */
export async function fanOut<Item>(
  readPage: (page: PageRequest) => Promise<Page<Item>>,
  writeItem: (item: Item) => Promise<unknown>,
  start?: PageKey,
): Promise<PageKey | undefined> {
  let after = start;
  for (let step = 0; step < stepsOfRun; step += 1) {
    const { items, next } = await readPage({ limit: fanOutStep.size, start: after });
    const isPaced = next !== undefined && items.length > 0;
    await Promise.all([...items.map(writeItem), isPaced && pause(fanOutStep.ms)]);
    if (!next) return undefined;
    after = next;
  }
  return after;
}
