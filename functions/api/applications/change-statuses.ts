import { colleagueOf } from '#functions/entities/account/caller.ts';
import { readApplications } from '#functions/entities/application/application-store.ts';
import type { StoredApplication } from '#functions/entities/application/stored-application.ts';
import { readCandidates } from '#functions/entities/candidate/candidate-store.ts';
import { isApplicantSeen } from '#functions/entities/candidate/visibility.ts';
import { undoHeld } from '#functions/entities/hiring/end-hold.ts';
import { type BulkChange, holdChange } from '#functions/entities/hiring/hold-change.ts';
import type { CountedJob } from '#functions/entities/job/job-store.ts';
import type { PortalRequest, UseCase } from '#functions/http/request.ts';
import { clock } from '#functions/platform/clock.ts';
import type { bulkApplicationCalls } from '#shared/contracts/bulk-applications.ts';
import type { AnswerOf } from '#shared/contracts/define.ts';
import { type BulkFailure, undoMs } from '#shared/domain/bulk-moves.ts';
import type { ApplicationStatus } from '#shared/domain/hiring-statuses.ts';

type Call = typeof bulkApplicationCalls.changeStatuses;
type Request = PortalRequest<Call, CountedJob>;

/**
 * Changes the status of several applications, or takes a change back, one after the other: those that changed meanwhile, or are none of the
 * recruiter's, are named. What was changed before a failure stays, and a retry continues (1.5 read and 4 write units each, 5 to
 * take it back).
 */
export const changeStatuses: UseCase<Call, CountedJob> = async (request) => {
  const { body, now, caller } = request;
  const answer = { changed: [] as number[], unchanged: [] as number[], failed: [] as AnswerOf<Call>['failed'] };
  for (const [candidate_id, application] of await readNamed(request)) {
    const shown = body.shown_statuses?.[body.candidate_ids.indexOf(candidate_id)];
    const outcome = application
      ? await changeOne(application, { ...body, shown }, { now, colleague: colleagueOf(caller) })
      : 'absent';
    if (outcome === 'changed' || outcome === 'unchanged') answer[outcome].push(candidate_id);
    else answer.failed.push({ candidate_id, reason: outcome });
  }
  return { ...answer, undo_ms: body.status ? Math.max(0, now + undoMs - clock.now()) : 0 };
};

const changeOne = (
  application: StoredApplication,
  { operation, status, notes, shown }: Request['body'] & { shown: ApplicationStatus | undefined },
  by: Pick<BulkChange, 'now' | 'colleague'>,
): Promise<'changed' | 'unchanged' | BulkFailure> =>
  status ? holdChange(application, { operation, status, notes, shown, ...by }) : undoHeld(application, operation);

/** The applications that are named, each once; undefined where the recruiter's list has none. */
async function readNamed({
  body,
  caller,
  owned,
}: Request): Promise<[candidateId: number, application: StoredApplication | undefined][]> {
  const { id: job_id } = owned.job.summary;
  const ids = [...new Set(body.candidate_ids)];
  const [applications, profiles] = await Promise.all([
    readApplications(
      ids.map((candidate_id) => ({ job_id, candidate_id })),
      true,
    ),
    readCandidates(ids),
  ]);
  return ids.map((id) => {
    const application = applications.get(`${job_id}-${id}`);
    const isSeen = application && isApplicantSeen(profiles.get(id)?.summary, caller, application.summary.applied_at);
    return [id, isSeen ? application : undefined];
  });
}
