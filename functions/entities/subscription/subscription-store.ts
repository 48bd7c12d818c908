import { indexKeys } from '#functions/data/index-keys.ts';
import { deleteItem, is, isAtMost, putVersion } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { newestSummaries } from '#functions/data/newest.ts';
import type { Page, PageRequest } from '#functions/data/page.ts';
import { queryItems, readItem } from '#functions/data/query.ts';
import { queryPartition } from '#functions/data/query-page.ts';
import { summaryOf, toItem } from '#functions/data/summary.ts';
import type { TransactionItem } from '#functions/data/write.ts';
import type { IsoInstant } from '#shared/domain/time.ts';
import {
  parseSubscription,
  type StoredSubscription,
  type SubscriptionSummary,
  subscriptionSchemaVersion,
  subscriptionSummary,
} from './stored-subscription.ts';
import { priorTests } from './subscription-moves.ts';

function itemOf(stored: StoredSubscription) {
  const { id, recruiter_id, created_at, is_active, end_date } = stored.summary;
  return {
    ...keys.subscription(recruiter_id, id),
    entity: 'subscription',
    schema_version: subscriptionSchemaVersion,
    ...indexKeys.subscriptions(created_at, id),
    ...indexKeys.subscriptionById(id, created_at),
    ...(is_active && end_date
      ? indexKeys.endingSubscriptions(stored.reminder_due ? 'remind' : 'end', end_date, id)
      : {}),
    ...toItem(stored),
  };
}

/**
 * The write of a subscription, which fails when it was changed or removed since it was read, when it was in a state from which no
 * move leads into its new one, or when the id of a new one is taken (a new one at most 8 write units up to 1 KB, 2 and 2 an index; a changed one at most 14).
 */
export const putSubscription = (stored: StoredSubscription): TransactionItem =>
  putVersion<StoredSubscription>(itemOf({ ...stored, version: stored.version + 1 }), { either: priorTests(stored) });

/** The write that removes a subscription, which fails when it was changed since it was read (at most 8 write units). */
export const removeSubscription = ({ summary, version }: StoredSubscription): TransactionItem =>
  deleteItem<StoredSubscription>(keys.subscription(summary.recruiter_id, summary.id), {
    when: { version: is(version) },
  });

/** A recruiter's subscription, read consistently (1 read unit), or undefined. */
export async function readSubscription(recruiterId: number, id: number): Promise<StoredSubscription | undefined> {
  const item = await readItem(keys.subscription(recruiterId, id));
  return item && parseSubscription(item);
}

/** A subscription by its id alone: an index names its recruiter, then it is read consistently (1.5 read units). */
export async function findSubscription(id: number): Promise<StoredSubscription | undefined> {
  const page = { limit: 1, start: undefined };
  const { items } = await newestSummaries(indexKeys.subscriptionById(id), subscriptionSummary, { page });
  return items[0] && readSubscription(items[0].recruiter_id, id);
}

/** A page of all subscriptions, newest first; see `newestSummaries` for its cost and for filtered pages. */
export const listSubscriptions = (page: PageRequest, matches?: (summary: SubscriptionSummary) => boolean) =>
  newestSummaries(indexKeys.subscriptions(), subscriptionSummary, { page, matches });

/** A page of a recruiter's subscriptions, newest first (0.5 read units for each 4 KB). */
export const subscriptionsOfRecruiter = (recruiterId: number, page: PageRequest): Promise<Page<SubscriptionSummary>> =>
  queryPartition(keys.subscription(recruiterId, 1), (item) => parseSubscription(item).summary, page, 'descending');

/** A page of a phase's subscriptions that end at `until` or before, first to end first (0.5 read units for each 4 KB). */
export async function subscriptionsEndingBy(phase: 'remind' | 'end', until: IsoInstant, page: PageRequest) {
  // The id follows the time: `~` sorts behind every id.
  const sort = isAtMost(`${until}~`);
  const { items, next } = await queryItems(indexKeys.endingSubscriptions(phase), { ...page, sort });
  return { items: items.map((item) => subscriptionSummary.parse(summaryOf(item))), next };
}
