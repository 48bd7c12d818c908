import * as z from 'zod/mini';

/** The `schema_version` of items that are written now. */
export const feedSchemaVersion = 1;

const storedFeed = z.object({
  /** Rises with every change. */
  version: z.int(),
  /** The version that made the address which counts; absent while the calendar has none. */
  address: z.optional(z.int()),
});
export type StoredFeed = z.output<typeof storedFeed>;

/** @throws ZodError when the item has the shape of no version */
export const parseFeed = (item: unknown): StoredFeed => storedFeed.parse(item);
