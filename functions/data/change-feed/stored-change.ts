import * as z from 'zod/mini';

/** Of the items that this code writes. */
export const changeSchemaVersion = 1;

export const changeItem = z.object({ sequence: z.int(), ids: z.array(z.int()) });

/** One entry of a feed: the ids of what changed. The present state is read from the table, which alone has it. */
export type FeedEntry = z.output<typeof changeItem>;

const headItem = z.object({ sequence: z.int() });

/**
 * An entry of a feed as it is stored; its shape never changed.
 * @throws ZodError when the item is no entry
 */
export const parseFeedEntry = (item: unknown): FeedEntry => changeItem.parse(item);

/** The number of a feed's last entry, which its head stores; 0 where there is none. */
export const parseFeedHead = (item: unknown): number => (item ? headItem.parse(item).sequence : 0);
