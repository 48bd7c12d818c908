import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import type { TransactionItem } from '#functions/data/write.ts';
import { isActiveAt } from '#shared/domain/subscription-rules.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import { type Entitlement, entitlementSchemaVersion, parseEntitlement } from './stored-entitlement.ts';

/** Whether the entitlement counts at `now`, by the server's clock. It does while its days wait for the verification. */
export const isActive = (entitlement: Entitlement | undefined, now: EpochMs): entitlement is Entitlement =>
  entitlement !== undefined && (entitlement.ends_at === null || isActiveAt(entitlement.ends_at, now));

/** The recruiter's entitlement, active or not, read consistently (1 read unit), or undefined. */
export async function readEntitlement(recruiterId: number): Promise<Entitlement | undefined> {
  const { Item } = await documents.send(
    new GetCommand({ TableName: tableName(), Key: keys.entitlement(recruiterId), ConsistentRead: true }),
  );
  return Item && parseEntitlement(Item);
}

const itemOf = (entitlement: Entitlement) => ({
  ...keys.entitlement(entitlement.recruiter_id),
  entity: 'entitlement',
  schema_version: entitlementSchemaVersion,
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
export const grantEntitlement = (entitlement: Entitlement, now: EpochMs): TransactionItem => ({
  Put: {
    Item: itemOf(entitlement),
    ConditionExpression: 'attribute_not_exists(PK) OR ends_at <= :now',
    ExpressionAttributeValues: { ':now': now },
  },
});

/**
 * The write that takes back one counted view of a subscription, unless that has ended at `now` or another one has taken its
 * place (2 write units).
 */
export const uncountView = (recruiterId: number, subscriptionId: number, now: EpochMs): TransactionItem => ({
  Update: {
    Key: keys.entitlement(recruiterId),
    UpdateExpression: 'ADD candidates_viewed :less',
    ConditionExpression: 'subscription_id = :subscription AND ends_at > :now AND candidates_viewed > :none',
    ExpressionAttributeValues: { ':less': -1, ':subscription': subscriptionId, ':now': now, ':none': 0 },
  },
});

/** The write that counts one more view, unless the entitlement has ended at `now` or is used up (2 write units). */
export const countView = (recruiterId: number, now: EpochMs): TransactionItem => ({
  Update: {
    Key: keys.entitlement(recruiterId),
    UpdateExpression: 'ADD candidates_viewed :one',
    ConditionExpression: '(ends_at > :now OR ends_at = :waiting) AND candidates_viewed < candidate_limit',
    ExpressionAttributeValues: { ':one': 1, ':now': now, ':waiting': null },
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  },
});
