import { indexKeys, keys } from '#functions/data/keys.ts';
import type { TransactionItem } from '#functions/data/write.ts';

/**
 * The write that makes a job inactive until an admin restores it (2 write units inside a transaction for each KB, and 1
 * for each index). The recruiter's verification does not publish it again. It fails when there is no such job.
 */
export const takeJobDown = (id: number): TransactionItem => ({
  Update: {
    Key: keys.job(id),
    UpdateExpression:
      'SET card.taken_down = :true, card.is_active = :false, card.#status = :inactive, GSI1PK = :place, GSI1SK = GSI2SK ' +
      'ADD version :one REMOVE GSI3PK, GSI3SK, withdrawn',
    ConditionExpression: 'attribute_exists(PK)',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: {
      ':true': true,
      ':false': false,
      ':inactive': 'inactive',
      ':place': indexKeys.inactiveJobs().GSI1PK,
      ':one': 1,
    },
  },
});

/**
 * The write that restores a job that was taken down: it stays inactive until its recruiter publishes it. It fails,
 * returning the stored job, when the job was not taken down.
 */
export const restoreTakenDownJob = (id: number): TransactionItem => ({
  Update: {
    Key: keys.job(id),
    UpdateExpression: 'REMOVE card.taken_down ADD version :one',
    ConditionExpression: 'card.taken_down = :true',
    ExpressionAttributeValues: { ':true': true, ':one': 1 },
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  },
});
