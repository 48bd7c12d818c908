import * as z from 'zod/mini';
import { is, isAbsent, putItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { readItem } from '#functions/data/query.ts';
import type { TransactionItem } from '#functions/data/write.ts';

// How many of a plan's views a colleague has used whose number an owner limits. Others are not counted.

const storedViews = z.object({
  colleague_id: z.int(),
  /** The subscription whose views they are: with the next one the count begins again. */
  subscription_id: z.int(),
  viewed: z.int(),
});
export type ColleagueViews = z.output<typeof storedViews>;

export const parseColleagueViews = (item: unknown): ColleagueViews => storedViews.parse(item);

/** What a colleague used of a subscription, read consistently (1 read unit). */
export async function readColleagueViews(companyId: number, colleagueId: number): Promise<ColleagueViews | undefined> {
  const item = await readItem(keys.colleagueViews(companyId, colleagueId));
  return item && parseColleagueViews(item);
}

/** How many views of this subscription a colleague has used. */
export const usedOf = (stored: ColleagueViews | undefined, subscriptionId: number): number =>
  stored?.subscription_id === subscriptionId ? stored.viewed : 0;

/** The write that counts one more view of a colleague (2 write units inside a transaction); it fails when the count changed meanwhile. */
export const countColleagueView = (
  companyId: number,
  seen: ColleagueViews | undefined,
  { colleague_id, subscription_id }: Pick<ColleagueViews, 'colleague_id' | 'subscription_id'>,
): TransactionItem =>
  putItem<ColleagueViews>(
    {
      ...keys.colleagueViews(companyId, colleague_id),
      entity: 'colleague_views',
      schema_version: 1,
      colleague_id,
      subscription_id,
      viewed: usedOf(seen, subscription_id) + 1,
    },
    {
      when: seen ? { subscription_id: is(seen.subscription_id), viewed: is(seen.viewed) } : { colleague_id: isAbsent },
    },
  );

/** The write that forgets what a colleague used who leaves (2 write units inside a transaction). */
export const deleteColleagueViews = (companyId: number, colleagueId: number): TransactionItem => ({
  Delete: { Key: keys.colleagueViews(companyId, colleagueId) },
});
