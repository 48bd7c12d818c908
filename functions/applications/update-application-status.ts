import { partsOf } from '#functions/data/pair-id.ts';
import { HttpError } from '#functions/runtime/http-error.ts';
import type { UseCase } from '#functions/runtime/request.ts';
import type { applicationCalls } from '#shared/contracts/applications.ts';
import { changeStatus } from './application-store.ts';

/** Moves an application to any status, with the recruiter's note in place of the one before. */
export const updateApplicationStatus: UseCase<typeof applicationCalls.updateStatus> = async (request) => {
  const { params, body, caller } = request;
  const [jobId, candidateId] = partsOf(params.id);
  const recruiterId = caller.kind === 'recruiter' ? caller.id : undefined;
  const outcome = await changeStatus(jobId, candidateId, recruiterId, body);
  if (outcome === 'absent') throw new HttpError('NOT_APPLIED');
  if (outcome === 'foreign') throw new HttpError('FORBIDDEN');
  return { application_id: params.id, ...body };
};
