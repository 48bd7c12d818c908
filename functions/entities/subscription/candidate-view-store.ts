import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { indexKeys, keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import type { TransactionItem } from '#functions/data/write.ts';
import { viewSchemaVersion } from '#functions/entities/view/stored-view.ts';
import { type EpochMs, toIso } from '#shared/domain/time.ts';

// A record says that a recruiter unlocked a candidate. It stays for as long as both accounts, whatever the subscription.

/** The write of a first view, which fails when there was one before. */
export const recordView = (
  recruiterId: number,
  candidateId: number,
  subscriptionId: number,
  now: EpochMs,
): TransactionItem => ({
  Put: {
    Item: {
      ...keys.candidateView(recruiterId, candidateId),
      entity: 'candidate_view',
      schema_version: viewSchemaVersion,
      ...indexKeys.viewsOfCandidate(candidateId, toIso(now), `recruiter-${recruiterId}`),
      recruiter_id: recruiterId,
      candidate_id: candidateId,
      subscription_id: subscriptionId,
      viewed_at: toIso(now),
    },
    ConditionExpression: 'attribute_not_exists(PK)',
  },
});

/** Whether the recruiter ever unlocked the candidate, read consistently (1 read unit). */
export async function hasViewed(recruiterId: number, candidateId: number): Promise<boolean> {
  const Key = keys.candidateView(recruiterId, candidateId);
  const { Item } = await documents.send(new GetCommand({ TableName: tableName(), Key, ConsistentRead: true }));
  return Item !== undefined;
}

/** The check that the recruiter has, or has not, unlocked the candidate when a transaction is written (2 write units). */
export const requireViewState = (recruiterId: number, candidateId: number, viewed: boolean): TransactionItem => ({
  ConditionCheck: {
    Key: keys.candidateView(recruiterId, candidateId),
    ConditionExpression: viewed ? 'attribute_exists(PK)' : 'attribute_not_exists(PK)',
  },
});

/** How many pages of view records one call reads at most; a page holds about 5,000. */
const mostPages = 4;

/**
 * Which of these candidates the recruiter unlocked. One query over the range of the ids: 0.5 read units for each 4 KB
 * of the recruiter's view records in it (about 25 records).
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
