import { setTimeout as pause } from 'node:timers/promises';
import type { Page, PageKey, PageRequest } from './page.ts';

/**
 * Items of one step of a fan-out, which are written concurrently, and the least time of a step in milliseconds: at most 625
 * items a second. Their partition takes 1,000 write units a second, and people write to it at the same time (docs/scale.md).
 */
export const fanOutStep = { size: 25, ms: 40 } as const;

/**
 * Writes every item of a list that one event concerns, in paced steps. A list that fits into one step does not wait.
 * @param readPage reads at most `limit` items; a page may be short or empty and still have a next one
 */
export async function fanOut<Item>(
  readPage: (page: PageRequest) => Promise<Page<Item>>,
  writeItem: (item: Item) => Promise<unknown>,
): Promise<void> {
  let start: PageKey | undefined;
  do {
    const { items, next } = await readPage({ limit: fanOutStep.size, start });
    const isPaced = next !== undefined && items.length > 0;
    await Promise.all([...items.map(writeItem), isPaced && pause(fanOutStep.ms)]);
    start = next;
  } while (start);
}
