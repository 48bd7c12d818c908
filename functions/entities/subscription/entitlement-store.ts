import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { batchGet } from '#functions/data/batch-get.ts';
import { indexKeys, keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import { transact } from '#functions/data/transact.ts';
import type { TransactionItem } from '#functions/data/write.ts';
import { isoTime } from '#functions/platform/clock.ts';
import { isActiveAt } from '#shared/domain/subscription-rules.ts';

/** The recruiter's latest subscription as far as it grants rights: quota and end. It stays when it has ended. */
const entitlementItem = z.object({
  recruiter_id: z.int(),
  subscription_id: z.int(),
  plan_name: z.string(),
  /** In whole rupees. */
  price: z.int(),
  candidate_limit: z.int(),
  candidates_viewed: z.int(),
  /** Milliseconds since 1970. */
  starts_at: z.int(),
  /** Milliseconds since 1970; the first one at which it no longer counts. */
  ends_at: z.int(),
});
export type Entitlement = z.output<typeof entitlementItem>;

/** Why a recruiter may not see a candidate's full profile. */
export type ViewRefusal = 'SUBSCRIPTION_REQUIRED' | 'VIEW_LIMIT_REACHED';

export type Unlocking =
  | { refusal?: never; is_new_view: boolean; entitlement: Entitlement }
  | { refusal: ViewRefusal; is_new_view?: never; entitlement?: never };

/** Whether the entitlement counts at `now` (server's milliseconds since 1970). */
export const isActive = (entitlement: Entitlement | undefined, now: number): entitlement is Entitlement =>
  entitlement !== undefined && isActiveAt(entitlement.ends_at, now);

const parsed = (item: Record<string, unknown> | undefined) => (item ? entitlementItem.parse(item) : undefined);

/** The recruiter's entitlement, active or not, read consistently (1 read unit), or undefined. */
export async function readEntitlement(recruiterId: number): Promise<Entitlement | undefined> {
  const { Item } = await documents.send(
    new GetCommand({ TableName: tableName(), Key: keys.entitlement(recruiterId), ConsistentRead: true }),
  );
  return parsed(Item);
}

const itemOf = (entitlement: Entitlement) => ({
  ...keys.entitlement(entitlement.recruiter_id),
  entity: 'entitlement',
  schema_version: 1,
  ...entitlement,
});

/**
 * The write that puts an entitlement in the place of the one that was read, and fails when that one changed meanwhile
 * or a view was counted (2 write units): what is left of it is neither lost nor given twice.
 */
export const replaceEntitlement = (next: Entitlement, seen: Entitlement | undefined): TransactionItem => ({
  Put: {
    Item: itemOf(next),
    ...(seen
      ? {
          ConditionExpression:
            'subscription_id = :id AND candidates_viewed = :viewed AND candidate_limit = :limit AND ends_at = :end',
          ExpressionAttributeValues: {
            ':id': seen.subscription_id,
            ':viewed': seen.candidates_viewed,
            ':limit': seen.candidate_limit,
            ':end': seen.ends_at,
          },
        }
      : { ConditionExpression: 'attribute_not_exists(PK)' }),
  },
});

/** The write that grants an entitlement from `now` on, unless another one is still active then (2 write units). */
export const grantEntitlement = (entitlement: Entitlement, now: number): TransactionItem => ({
  Put: {
    Item: itemOf(entitlement),
    ConditionExpression: 'attribute_not_exists(PK) OR ends_at <= :now',
    ExpressionAttributeValues: { ':now': now },
  },
});

/** What decides about a view. */
interface Viewing {
  viewed: boolean;
  entitlement: Entitlement | undefined;
}

/**
 * Lets the recruiter see the candidate: the first time it is counted against the plan, later views cost nothing
 * under any active subscription.
 *
 * A repeated view costs 1 read unit and no write, a first one 8 write units more; a race with another view of the same
 * candidate 1 read unit more. The first read may be stale, so it never refuses: refusals come from the write's own
 * conditions or from a consistent read.
 * @param now the server's time in milliseconds since 1970
 */
export async function unlockCandidate(recruiterId: number, candidateId: number, now: number): Promise<Unlocking> {
  let seen = await readViewing(recruiterId, candidateId, false);
  if (judge(seen, now).refusal) seen = await readViewing(recruiterId, candidateId, true);
  const { refusal, entitlement } = judge(seen, now);
  if (refusal) return { refusal };
  if (seen.viewed) return { is_new_view: false, entitlement };
  const result = await transact(viewWrites(recruiterId, candidateId, entitlement.subscription_id, now));
  if (result.done) {
    return { is_new_view: true, entitlement: { ...entitlement, candidates_viewed: entitlement.candidates_viewed + 1 } };
  }
  const viewed = result.failed === 'view';
  const current = viewed ? await readEntitlement(recruiterId) : parsed(result.item);
  const found = judge({ viewed, entitlement: current }, now);
  return found.refusal ? { refusal: found.refusal } : { is_new_view: false, entitlement: found.entitlement };
}

/** The entitlement that allows the view, or why it is refused. */
function judge(
  { viewed, entitlement }: Viewing,
  now: number,
): { refusal: ViewRefusal; entitlement?: never } | { refusal?: never; entitlement: Entitlement } {
  if (!isActive(entitlement, now)) return { refusal: 'SUBSCRIPTION_REQUIRED' };
  const used = entitlement.candidates_viewed >= entitlement.candidate_limit;
  return used && !viewed ? { refusal: 'VIEW_LIMIT_REACHED' } : { entitlement };
}

async function readViewing(recruiterId: number, candidateId: number, consistent: boolean): Promise<Viewing> {
  const items = await batchGet(
    [keys.entitlement(recruiterId), keys.candidateView(recruiterId, candidateId)],
    consistent,
  );
  return {
    viewed: items.some((item) => item.entity === 'candidate_view'),
    entitlement: parsed(items.find((item) => item.entity === 'entitlement')),
  };
}

/** The writes of a first view, made at `now`: its record, and its count against the plan (8 write units). */
export const viewWrites = (
  recruiterId: number,
  candidateId: number,
  subscriptionId: number,
  now: number,
): { view: TransactionItem; count: TransactionItem } => ({
  view: recordView(recruiterId, candidateId, subscriptionId, now),
  count: countView(recruiterId, now),
});

const recordView = (
  recruiterId: number,
  candidateId: number,
  subscriptionId: number,
  now: number,
): TransactionItem => ({
  Put: {
    Item: {
      ...keys.candidateView(recruiterId, candidateId),
      entity: 'candidate_view',
      schema_version: 1,
      ...indexKeys.viewsOfCandidate(candidateId, isoTime(now), `recruiter-${recruiterId}`),
      recruiter_id: recruiterId,
      candidate_id: candidateId,
      subscription_id: subscriptionId,
      viewed_at: isoTime(now),
    },
    ConditionExpression: 'attribute_not_exists(PK)',
  },
});

const countView = (recruiterId: number, now: number): TransactionItem => ({
  Update: {
    Key: keys.entitlement(recruiterId),
    UpdateExpression: 'ADD candidates_viewed :one',
    ConditionExpression: 'ends_at > :now AND candidates_viewed < candidate_limit',
    ExpressionAttributeValues: { ':one': 1, ':now': now },
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  },
});

/** Whether the recruiter ever unlocked the candidate, read consistently (1 read unit). */
export async function hasViewed(recruiterId: number, candidateId: number): Promise<boolean> {
  const { Item } = await documents.send(
    new GetCommand({
      TableName: tableName(),
      Key: keys.candidateView(recruiterId, candidateId),
      ConsistentRead: true,
    }),
  );
  return Item !== undefined;
}

/** The check that the recruiter has, or has not, unlocked the candidate when a transaction is written (2 write units). */
export const requireViewState = (recruiterId: number, candidateId: number, viewed: boolean): TransactionItem => ({
  ConditionCheck: {
    Key: keys.candidateView(recruiterId, candidateId),
    ConditionExpression: viewed ? 'attribute_exists(PK)' : 'attribute_not_exists(PK)',
  },
});

/** Pages of view records that one look reads; one of them holds some 5,000. */
const mostPages = 4;

/**
 * Which of these candidates the recruiter unlocked. One query over the ids' range: 0.5 read units for each 4 KB of
 * the recruiter's view records in it (about 25 records).
 */
export async function viewedAmong(recruiterId: number, candidateIds: readonly number[]): Promise<Set<number>> {
  const viewed = new Set<number>();
  if (candidateIds.length === 0) return viewed;
  const wanted = new Set(candidateIds);
  const { PK, SK: from } = keys.candidateView(recruiterId, Math.min(...candidateIds));
  const { SK: to } = keys.candidateView(recruiterId, Math.max(...candidateIds));
  let start: Record<string, unknown> | undefined;
  for (let page = 0; page < mostPages && (page === 0 || start); page += 1) {
    const { Items = [], LastEvaluatedKey } = await documents.send(
      new QueryCommand({
        TableName: tableName(),
        KeyConditionExpression: 'PK = :pk AND SK BETWEEN :from AND :to',
        ExpressionAttributeValues: { ':pk': PK, ':from': from, ':to': to },
        ExclusiveStartKey: start,
      }),
    );
    for (const { candidate_id: id } of Items) if (wanted.has(Number(id))) viewed.add(Number(id));
    start = LastEvaluatedKey;
  }
  return viewed;
}
