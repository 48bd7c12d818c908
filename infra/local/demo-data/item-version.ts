import type { Writes } from '#functions/data/transact.ts';
import type { TransactionItem } from '#functions/data/write.ts';
import type { EpochMs } from '#shared/domain/time.ts';

/** An item of the table with its keys. */
export type Item = Record<string, unknown> & { entity: string };

/** An item as it was stored from a time on. */
export interface ItemVersion {
  at: EpochMs;
  item: Item;
}

/** The item that a store's write puts. Throws for any other write. */
export const itemOf = (write: TransactionItem | undefined): Item => {
  const item = write?.Put?.Item;
  if (item?.entity === undefined) {
    throw new Error('Demo data are made of whole items.');
  }
  return item as Item;
};

/** The items that a use case's writes put; its checks of other items leave nothing behind. */
export const versionsAt = (at: EpochMs, writes: Writes): ItemVersion[] =>
  Object.values(writes)
    .filter((write) => write && !write.ConditionCheck)
    .map((write) => ({ at, item: itemOf(write) }));
