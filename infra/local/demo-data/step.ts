import type { Writes } from '#functions/data/transact.ts';
import type { TransactionItem } from '#functions/data/write.ts';

/** Writes that came about together; `at` in milliseconds since 1970. */
export interface Step {
  at: number;
  writes: readonly TransactionItem[];
}

/** The writes of a transaction as a list. */
export const listOf = (writes: Writes): TransactionItem[] => Object.values(writes).flatMap((write) => write ?? []);

/** The item at a place of a list. Throws when there is none. */
export const itemAt = <T>(list: readonly T[], index: number): T => {
  const item = list[index];
  if (item === undefined) {
    throw new Error(`Demo data refers to place ${index} of ${list.length}.`);
  }
  return item;
};
