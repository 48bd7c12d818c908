import { type Change, checkItem, is, isAbove, type Transition, updateItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { transact } from '#functions/data/transact.ts';
import { type TransactionItem, write } from '#functions/data/write.ts';
import { stagesOfApplication } from '#shared/domain/hiring-stages.ts';
import { type ApplicationStatus, applicationStatuses } from '#shared/domain/hiring-statuses.ts';
import type { IsoInstant } from '#shared/domain/time.ts';
import { fieldOf } from './reached-stages.ts';
import type { ApplicationSummary, StoredApplication } from './stored-application.ts';

export interface StatusChange {
  status: ApplicationStatus;
  notes: string;
  /** The day of the change, `YYYY-MM-DD` in UTC. */
  day: string;
}

/** Recruiters and admins may set every status, whichever it was before (specification, states). */
const anyTo = (to: ApplicationStatus): Transition<ApplicationStatus> => ({ from: applicationStatuses, to });

/**
 * The change to a status and note, with the day of stages that are reached for the first time (4 write units up to 1 KB).
 * There is nothing to read first.
 */
function toStatus({ status, notes, day }: StatusChange): Change<StoredApplication> {
  const stages = stagesOfApplication(status).map((stage) => [fieldOf(stage), day]);
  return {
    move: { 'card.status': anyTo(status) },
    set: { notes },
    setOnce: Object.fromEntries(stages),
    add: { version: 1 },
  };
}

/**
 * Sets the status and note of an application to a recruiter's job; see `toStatus`.
 * @param appliedAfter one that is not later counts as absent: the candidate has blocked the recruiter since
 * @returns false for one that is another's, as without one
 */
export async function changeStatus(
  jobId: number,
  candidateId: number,
  recruiterId: number,
  change: StatusChange,
  appliedAfter?: IsoInstant,
): Promise<boolean> {
  const when = {
    'card.recruiter_id': is(recruiterId),
    'card.applied_at': appliedAfter === undefined ? undefined : isAbove(appliedAfter),
  };
  const update = updateItem<StoredApplication>(keys.application(jobId, candidateId), { ...toStatus(change), when });
  return (await write(update)).done;
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
  const unless = { 'card.status': is(change.status), notes: is(change.notes) };
  const application = updateItem<StoredApplication>(keys.application(jobId, candidateId), {
    ...toStatus(change),
    unless,
  });
  const result = await transact({ application, audit });
  return result.done || result.item !== undefined;
}

/** The check that an application is at a status when a transaction is written (2 write units). */
export const requireStatus = ({ job_id, candidate_id, status }: ApplicationSummary): TransactionItem =>
  checkItem<StoredApplication>(keys.application(job_id, candidate_id), { when: { 'card.status': is(status) } });
