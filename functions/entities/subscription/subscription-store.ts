import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { type Condition, deleteItem, is, isAbsent, putItem } from '#functions/data/item-writes.ts';
import { indexKeys, keys } from '#functions/data/keys.ts';
import { newestSummaries } from '#functions/data/newest.ts';
import type { Page, PageRequest } from '#functions/data/page.ts';
import { queryPartition } from '#functions/data/query-page.ts';
import { summaryOf, toItem } from '#functions/data/summary.ts';
import { documents, tableName } from '#functions/data/table.ts';
import type { TransactionItem } from '#functions/data/write.ts';
import type { IsoInstant } from '#shared/domain/time.ts';
import {
  parseSubscription,
  type StoredSubscription,
  type SubscriptionSummary,
  subscriptionSchemaVersion,
  subscriptionSummary,
} from './stored-subscription.ts';

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

const unchanged = ({ version }: StoredSubscription): Condition<StoredSubscription> => ({
  when: version === 0 ? { PK: isAbsent } : { version: is(version) },
});

/**
 * The write of a subscription, which fails when it was changed or removed since it was read, or when the id of a new one is taken
 * (a new one at most 8 write units up to 1 KB, 2 and 2 an index; a changed one at most 14).
 */
export const putSubscription = (stored: StoredSubscription): TransactionItem =>
  putItem(itemOf({ ...stored, version: stored.version + 1 }), unchanged(stored));

/** The write that removes a subscription, which fails when it was changed since it was read (at most 8 write units). */
export const removeSubscription = (stored: StoredSubscription): TransactionItem =>
  deleteItem(keys.subscription(stored.summary.recruiter_id, stored.summary.id), unchanged(stored));

/** A recruiter's subscription, read consistently (1 read unit), or undefined. */
export async function readSubscription(recruiterId: number, id: number): Promise<StoredSubscription | undefined> {
  const { Item } = await documents.send(
    new GetCommand({ TableName: tableName(), Key: keys.subscription(recruiterId, id), ConsistentRead: true }),
  );
  return Item && parseSubscription(Item);
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
export async function subscriptionsEndingBy(phase: 'remind' | 'end', until: IsoInstant, { limit, start }: PageRequest) {
  const { Items = [], LastEvaluatedKey } = await documents.send(
    new QueryCommand({
      TableName: tableName(),
      IndexName: 'GSI3',
      // The id follows the time: `~` sorts behind every id.
      KeyConditionExpression: 'GSI3PK = :phase AND GSI3SK <= :until',
      ExpressionAttributeValues: { ':phase': indexKeys.endingSubscriptions(phase).GSI3PK, ':until': `${until}~` },
      Limit: limit,
      ExclusiveStartKey: start,
    }),
  );
  return { items: Items.map((item) => subscriptionSummary.parse(summaryOf(item))), next: LastEvaluatedKey };
}
