import { requireVerified } from '#functions/accounts/candidate-access.ts';
import { auditEntry } from '#functions/admin/audit-store.ts';
import { partsOf } from '#functions/data/pair-id.ts';
import { HttpError } from '#functions/runtime/http-error.ts';
import type { PortalRequest, UseCase } from '#functions/runtime/request.ts';
import type { applicationCalls } from '#shared/contracts/applications.ts';
import { changeStatus, changeStatusByAdmin } from './application-status-store.ts';

type Update = typeof applicationCalls.updateStatus;

/**
 * Moves an application to any status, with the recruiter's note in place of the one before. The applicant is notified,
 * so a recruiter who is not verified is refused. What an admin changes is written down.
 */
export const updateApplicationStatus: UseCase<Update> = async (request) => {
  const { params, body, caller } = request;
  const [jobId, candidateId] = partsOf(params.id);
  if (caller.kind === 'admin') {
    if (!(await changeStatusByAdmin(jobId, candidateId, body, noted(request)))) throw new HttpError('NOT_APPLIED');
    return { application_id: params.id, ...body };
  }
  requireVerified(caller);
  const outcome = await changeStatus(jobId, candidateId, caller.id, body);
  if (outcome === 'absent') throw new HttpError('NOT_APPLIED');
  if (outcome === 'foreign') throw new HttpError('FORBIDDEN');
  return { application_id: params.id, ...body };
};

const noted = ({ params: { id }, caller, now }: PortalRequest<Update>) =>
  auditEntry({ caller, action: 'application_changed', target: { type: 'application', id }, now });
