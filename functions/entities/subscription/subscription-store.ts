import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { indexKeys, keys } from '#functions/data/keys.ts';
import { newestCards } from '#functions/data/newest.ts';
import type { PageKey } from '#functions/data/page.ts';
import { documents, tableName } from '#functions/data/table.ts';
import type { TransactionItem } from '#functions/data/write.ts';
import { type Subscription, subscription } from '#shared/contracts/subscriptions.ts';

/** What lists show of a subscription; `upi_id` is for admins only. */
const subscriptionCard = z.object({ ...subscription.shape, upi_id: z._default(z.nullable(z.string()), null) });
export type SubscriptionCard = z.output<typeof subscriptionCard>;

/** Why a subscription is no longer active; `superseded`: what was left of it went into a later one. */
const closings = ['expired', 'superseded', 'refunded', 'deactivated'] as const;
export type Closing = (typeof closings)[number];

/** A subscription as it is stored. */
export const subscriptionItem = z.object({
  card: subscriptionCard,
  /** The plan's days, which count from the start. */
  duration_days: z.int(),
  /** Views that were used when it was closed. */
  views_used: z.int(),
  /** What was carried over from the subscription before, so that a refund can give it back. */
  carried: z.nullable(z.object({ subscription_id: z.int(), views: z.int() })),
  closed: z.nullable(z.enum(closings)),
  /** When the recruiter was told that the end is near, ISO 8601 in UTC. */
  reminded_at: z.nullable(z.string()),
  /** The mail that reminds of the end is still to be sent. */
  reminder_due: z.boolean(),
  /** Rises with every change. */
  version: z.int(),
});
export type StoredSubscription = z.output<typeof subscriptionItem>;

/** How long a subscription lasts that was made without a plan of ours. */
export const usualDays = 30;

/** A subscription as it is stored first. */
export const newSubscription = (
  card: Subscription & { upi_id?: string | null },
  details: Partial<Omit<StoredSubscription, 'card' | 'version'>> = {},
): StoredSubscription => ({
  card: { ...card, upi_id: card.upi_id ?? null },
  duration_days: usualDays,
  views_used: 0,
  carried: null,
  closed: null,
  reminded_at: null,
  reminder_due: false,
  ...details,
  version: 1,
});

function itemOf(stored: StoredSubscription) {
  const { id, recruiter_id, created_at, is_active, end_date } = stored.card;
  return {
    ...keys.subscription(recruiter_id, id),
    entity: 'subscription',
    schema_version: 1,
    ...indexKeys.subscriptions(created_at, id),
    ...indexKeys.subscriptionById(id, created_at),
    ...(is_active && end_date
      ? indexKeys.endingSubscriptions(stored.reminder_due ? 'remind' : 'end', end_date, id)
      : {}),
    ...stored,
  };
}

/** The write of a new subscription, which fails when its id is taken: at most 8 write units up to 1 KB (2, and 2 an index). */
export const insertSubscription = (stored: StoredSubscription): TransactionItem => ({
  Put: { Item: itemOf(stored), ConditionExpression: 'attribute_not_exists(PK)' },
});

const unchanged = (stored: StoredSubscription) => ({
  ConditionExpression: 'version = :version',
  ExpressionAttributeValues: { ':version': stored.version },
});

/** The write of a changed subscription, which fails when it was changed or removed since it was read (at most 14 write units). */
export const replaceSubscription = (stored: StoredSubscription): TransactionItem => ({
  Put: { Item: itemOf({ ...stored, version: stored.version + 1 }), ...unchanged(stored) },
});

/** The write that removes a subscription, which fails when it was changed since it was read (at most 8 write units). */
export const removeSubscription = (stored: StoredSubscription): TransactionItem => ({
  Delete: { Key: keys.subscription(stored.card.recruiter_id, stored.card.id), ...unchanged(stored) },
});

/** A recruiter's subscription, read consistently (1 read unit), or undefined. */
export async function readSubscription(recruiterId: number, id: number): Promise<StoredSubscription | undefined> {
  const { Item } = await documents.send(
    new GetCommand({ TableName: tableName(), Key: keys.subscription(recruiterId, id), ConsistentRead: true }),
  );
  return Item ? subscriptionItem.parse(Item) : undefined;
}

/** A subscription by its id alone, read consistently once the index knows whose it is (1.5 read units), or undefined. */
export async function findSubscription(id: number): Promise<StoredSubscription | undefined> {
  const page = { limit: 1, start: undefined };
  const { items } = await newestCards(indexKeys.subscriptionById(id), subscriptionCard, { page });
  return items[0] && readSubscription(items[0].recruiter_id, id);
}

type ListPage = { limit: number; start: PageKey | undefined };

/** A page of all subscriptions, newest first; see `newestCards` for its cost and for filtered pages. */
export const listSubscriptions = (page: ListPage, matches?: (card: SubscriptionCard) => boolean) =>
  newestCards(indexKeys.subscriptions(), subscriptionCard, { page, matches });

/** A page of a recruiter's subscriptions, newest first (0.5 read units for each 4 KB). */
export async function subscriptionsOfRecruiter(recruiterId: number, { limit, start }: ListPage) {
  const { PK, SK } = keys.subscription(recruiterId, 1);
  const { Items = [], LastEvaluatedKey } = await documents.send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'PK = :recruiter AND begins_with(SK, :subscriptions)',
      ExpressionAttributeValues: { ':recruiter': PK, ':subscriptions': SK.slice(0, SK.indexOf('#') + 1) },
      ScanIndexForward: false,
      Limit: limit,
      ExclusiveStartKey: start,
    }),
  );
  return { items: Items.map((item) => subscriptionItem.parse(item).card), next: LastEvaluatedKey };
}

/** A page of a phase's subscriptions that end at `until` (ISO 8601) or before, first to end first (0.5 read units for each 4 KB). */
export async function subscriptionsEndingBy(phase: 'remind' | 'end', until: string, { limit, start }: ListPage) {
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
  return { items: Items.map((item) => subscriptionCard.parse(item.card)), next: LastEvaluatedKey };
}
