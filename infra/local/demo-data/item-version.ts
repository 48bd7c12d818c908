import type { Writes } from '#functions/data/transact.ts';
import type { TransactionItem } from '#functions/data/write.ts';
import type { DayFigures } from '#functions/entities/statistics/day-store.ts';
import type { EpochMs } from '#shared/domain/time.ts';

/** An item of the table, including its keys. */
export type Item = Record<string, unknown> & { entity: string };

/** A version of an item, and the time of its write. */
export interface ItemVersion {
  at: EpochMs;
  item: Item;
}

/** Figures that a call counts directly, and the time of the call. */
export interface CountedCall {
  at: EpochMs;
  figures: DayFigures;
}

/** The item of a store's Put. Throws for any other write. */
export const itemOf = (write: TransactionItem | undefined): Item => {
  const item = write?.Put?.Item;
  if (item?.entity === undefined) {
    throw new Error('Demo data are made of whole items.');
  }
  return item as Item;
};

/** The items that a use case's writes put; condition checks store nothing. */
export const versionsAt = (at: EpochMs, writes: Writes): ItemVersion[] =>
  Object.values(writes)
    .filter((write) => write && !write.ConditionCheck)
    .map((write) => ({ at, item: itemOf(write) }));
