import { partsOf } from '#functions/data/pair-id.ts';
import { changeStatus, changeStatusByAdmin } from '#functions/entities/application/application-status-store.ts';
import { requireOwnJob } from '#functions/entities/application/own-application.ts';
import { auditEntry } from '#functions/entities/audit/audit-store.ts';
import { readCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { blockedSince } from '#functions/entities/candidate/visibility.ts';
import type { PortalRequest, UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { applicationCalls } from '#shared/contracts/applications.ts';
import { dayOf } from '#shared/domain/closing-date.ts';

type Update = typeof applicationCalls.updateStatus;

/**
 * Moves an application to any status, with the recruiter's note in place of the one before. The applicant is notified,
 * so a recruiter who is not verified is refused, and one whom the applicant has blocked since (0.5 read units). An admin's
 * change is audited.
 */
export const updateApplicationStatus: UseCase<Update> = async (request) => {
  const { params, body, caller, owned: recruiterId, now } = request;
  const change = { ...body, day: dayOf(now) };
  const [jobId, candidateId] = partsOf(params.id);
  if (recruiterId === undefined) {
    if (!(await changeStatusByAdmin(jobId, candidateId, change, auditOf(request)))) throw new HttpError('NOT_APPLIED');
    return { application_id: params.id, ...body };
  }
  const profile = await readCandidate(candidateId);
  const appliedAfter = profile && blockedSince(profile.summary, caller);
  if (!(await changeStatus(jobId, candidateId, recruiterId, change, appliedAfter))) {
    await requireOwnJob(jobId, caller);
    throw new HttpError('NOT_APPLIED');
  }
  return { application_id: params.id, ...body };
};

const auditOf = ({ params: { id }, caller, now }: PortalRequest<Update>) =>
  auditEntry({ caller, action: 'application_changed', target: { type: 'application', id }, now });
