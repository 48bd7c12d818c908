import { partsOf } from '#functions/data/pair-id.ts';
import { colleagueOf } from '#functions/entities/account/caller.ts';
import { requireOwnJob } from '#functions/entities/application/own-application.ts';
import { auditEntry } from '#functions/entities/audit/audit-store.ts';
import { readCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { blockedSince } from '#functions/entities/candidate/visibility.ts';
import { type ChangedBy, changeApplication } from '#functions/entities/hiring/change-application.ts';
import type { PortalRequest, UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { applicationCalls } from '#shared/contracts/applications.ts';

type Update = typeof applicationCalls.updateStatus;
type OwnedUpdate = Parameters<UseCase<Update>>[0];

/**
 * Moves an application to any status, and its entry on the shortlist with it, with the recruiter's note in place of the one before. The applicant is notified,
 * so a recruiter who is not verified is refused, and one whom the applicant has blocked since (0.5 read units). An admin's
 * change is audited.
 * @throws HttpError CHANGED_MEANWHILE when the form showed another status or note
 */
export const updateApplicationStatus: UseCase<Update> = async (request) => {
  const { params, body, caller, owned: recruiterId, now } = request;
  const [jobId, candidateId] = partsOf(params.id);
  const change = { jobId, candidateId, ...body, colleague: colleagueOf(caller), now };
  if (!(await changeApplication(change, await changedBy(request, candidateId)))) {
    if (recruiterId !== undefined) await requireOwnJob(jobId, caller);
    throw new HttpError('NOT_APPLIED');
  }
  return { application_id: params.id, status: body.status, notes: body.notes };
};

async function changedBy(request: OwnedUpdate, candidateId: number): Promise<ChangedBy> {
  const { caller, owned: recruiterId } = request;
  if (recruiterId === undefined) return { audit: auditOf(request) };
  const profile = await readCandidate(candidateId);
  return { recruiterId, appliedAfter: profile && blockedSince(profile.summary, caller) };
}

const auditOf = ({ params: { id }, caller, now }: PortalRequest<Update>) =>
  auditEntry({ caller, action: 'application_changed', target: { type: 'application', id }, now });
