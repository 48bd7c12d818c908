import type * as z from 'zod/mini';
import { batchGet } from './batch-get.ts';
import { beginsWith } from './conditions.ts';
import type { Page, PageRequest } from './page.ts';
import { queryItems } from './query.ts';

/**
 * One page of the items of one sort in a partition, by their sort keys (0.5 read units for each 4 KB).
 * @param first a key of that sort: its partition, and the sort key's prefix up to the first `#`
 */
export async function queryPartition<Item>(
  first: { PK: string; SK: string },
  parse: (item: unknown) => Item,
  page: PageRequest,
  order: 'ascending' | 'descending' = 'ascending',
): Promise<Page<Item>> {
  const prefix = first.SK.slice(0, first.SK.indexOf('#') + 1);
  const newestFirst = order === 'descending';
  const { items, next } = await queryItems(first, { ...page, sort: beginsWith(prefix), newestFirst });
  return { items: items.map((item) => parse(item)), next };
}

/** One page of an index that projects keys only, with the whole items (0.5 read units an item, up to 4 KB each). */
export async function queryWholeItems<Item>(
  place: { GSI1PK: string },
  schema: z.ZodMiniType<Item>,
  page: PageRequest,
): Promise<Page<Item>> {
  const found = await queryItems(place, page);
  const items = await batchGet(found.items.map(({ PK, SK }) => ({ PK: String(PK), SK: String(SK) })));
  return { items: items.map((item) => schema.parse(item)), next: found.next };
}
