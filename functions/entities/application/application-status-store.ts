import * as z from 'zod/mini';
import { keys } from '#functions/data/keys.ts';
import { itemSchema } from '#functions/data/summary.ts';
import { transact } from '#functions/data/transact.ts';
import { type TransactionItem, write } from '#functions/data/write.ts';
import { stagesOfApplication } from '#shared/domain/hiring-stages.ts';
import type { ApplicationStatus } from '#shared/domain/hiring-statuses.ts';
import type { IsoInstant } from '#shared/domain/time.ts';
import { fieldOf } from './reached-stages.ts';
import { type ApplicationSummary, applicationSummary } from './stored-application.ts';

const owner = itemSchema({ summary: z.pick(applicationSummary, { recruiter_id: true }) });

export interface StatusChange {
  status: ApplicationStatus;
  notes: string;
  /** The day of the change, `YYYY-MM-DD` in UTC. */
  day: string;
  /** Only an application that is later than this: the candidate has blocked the recruiter since. */
  appliedAfter?: IsoInstant | undefined;
}

/**
 * The update that sets an application's status and note, and the day of stages that it reaches for the first time (4 write
 * units up to 1 KB). There is nothing to read first.
 * @param recruiterId the recruiter it must belong to, or undefined for admins
 */
export function statusUpdate(
  jobId: number,
  candidateId: number,
  recruiterId: number | undefined,
  { status, notes, day, appliedAfter }: StatusChange,
) {
  const ofRecruiter = recruiterId !== undefined;
  const stages = stagesOfApplication(status).map(fieldOf);
  return {
    Key: keys.application(jobId, candidateId),
    UpdateExpression: `SET card.#status = :status, notes = :notes${stages.map((field) => `, ${field} = if_not_exists(${field}, :day)`).join('')} ADD version :one`,
    ConditionExpression: [
      ofRecruiter ? 'card.recruiter_id = :recruiter' : 'attribute_exists(PK)',
      ...(appliedAfter === undefined ? [] : ['card.applied_at > :after']),
    ].join(' AND '),
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: {
      ':status': status,
      ':notes': notes,
      ':one': 1,
      ...(stages.length > 0 ? { ':day': day } : {}),
      ...(ofRecruiter ? { ':recruiter': recruiterId } : {}),
      ...(appliedAfter === undefined ? {} : { ':after': appliedAfter }),
    },
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
  };
}

/** Sets the status and note of an application to a recruiter's job; see `statusUpdate`. One that is too early counts as absent. */
export async function changeStatus(
  jobId: number,
  candidateId: number,
  recruiterId: number,
  change: StatusChange,
): Promise<'changed' | 'absent' | 'foreign'> {
  const { done, item } = await write({ Update: statusUpdate(jobId, candidateId, recruiterId, change) });
  if (done) return 'changed';
  return item && owner.parse(item).summary.recruiter_id !== recruiterId ? 'foreign' : 'absent';
}

/**
 * Sets an application's status and note for an admin, to whichever recruiter's job it is (4 write units for it). An
 * application that has them already is left alone, and not audited.
 * @param audit the audit entry, written in the same transaction
 * @returns false when there is no such application
 */
export async function changeStatusByAdmin(
  jobId: number,
  candidateId: number,
  change: StatusChange,
  audit: TransactionItem,
): Promise<boolean> {
  const update = statusUpdate(jobId, candidateId, undefined, change);
  const isDifferent = '(card.#status <> :status OR notes <> :notes)';
  const Update = { ...update, ConditionExpression: `${update.ConditionExpression} AND ${isDifferent}` };
  const result = await transact({ application: { Update }, audit });
  return result.done || result.item !== undefined;
}

/** The check that an application is at a status when a transaction is written (2 write units). */
export const requireStatus = ({ job_id, candidate_id, status }: ApplicationSummary): TransactionItem => ({
  ConditionCheck: {
    Key: keys.application(job_id, candidate_id),
    ConditionExpression: 'card.#status = :status',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':status': status },
  },
});
