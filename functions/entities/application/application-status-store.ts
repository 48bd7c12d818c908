import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import { transactList } from '#functions/data/transact-list.ts';
import type { TransactionItem } from '#functions/data/write.ts';
import type { ApplicationStatus } from '#shared/domain/constants.ts';
import type { ApplicationCard } from './application-store.ts';

export interface StatusChange {
  status: ApplicationStatus;
  notes: string;
}

/**
 * The update that sets an application's status and note (4 write units up to 1 KB). The new state does not depend on
 * the old one, so there is nothing to read first.
 * @param recruiterId the recruiter it must belong to, or undefined for admins
 */
export function statusUpdate(
  jobId: number,
  candidateId: number,
  recruiterId: number | undefined,
  { status, notes }: StatusChange,
) {
  const ofRecruiter = recruiterId !== undefined;
  return {
    Key: keys.application(jobId, candidateId),
    UpdateExpression: 'SET card.#status = :status, notes = :notes ADD version :one',
    ConditionExpression: ofRecruiter ? 'card.recruiter_id = :recruiter' : 'attribute_exists(PK)',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: {
      ':status': status,
      ':notes': notes,
      ':one': 1,
      ...(ofRecruiter ? { ':recruiter': recruiterId } : {}),
    },
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
  };
}

/** Sets the status and note of an application to a recruiter's job; see `statusUpdate`. */
export async function changeStatus(
  jobId: number,
  candidateId: number,
  recruiterId: number,
  change: StatusChange,
): Promise<'changed' | 'absent' | 'foreign'> {
  const update = statusUpdate(jobId, candidateId, recruiterId, change);
  try {
    await documents.send(new UpdateCommand({ TableName: tableName(), ...update }));
    return 'changed';
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return error.Item ? 'foreign' : 'absent';
    throw error;
  }
}

/**
 * Sets an application's status and note for an admin, whosever job it is for (4 write units for it). What stands so
 * already is left alone.
 * @param entry what remembers the change, in the same transaction
 * @returns false when there is no such application
 */
export async function changeStatusByAdmin(
  jobId: number,
  candidateId: number,
  change: StatusChange,
  entry: TransactionItem,
): Promise<boolean> {
  const update = statusUpdate(jobId, candidateId, undefined, change);
  const isNews = '(card.#status <> :status OR notes <> :notes)';
  const Update = { ...update, ConditionExpression: `${update.ConditionExpression} AND ${isNews}` };
  const result = await transactList([{ Update }, entry]);
  return result.done || result.failed[0]?.item !== undefined;
}

/** The check that an application is at a status when a transaction is written (2 write units). */
export const requireStatus = ({ job_id, candidate_id, status }: ApplicationCard): TransactionItem => ({
  ConditionCheck: {
    Key: keys.application(job_id, candidate_id),
    ConditionExpression: 'card.#status = :status',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':status': status },
  },
});
