import { readApplication } from '#functions/entities/application/application-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { applicationCalls } from '#shared/contracts/applications.ts';
import { requireOwnJob } from './own-job.ts';

/** The status of an application, for its candidate, the job's recruiter and admins (1 read unit). */
export const checkApplication: UseCase<typeof applicationCalls.check> = async ({ params, caller }) => {
  const application = await readApplication(params.jobId, params.candidateId);
  if (application && caller.kind === 'recruiter' && application.summary.recruiter_id !== caller.id) {
    throw new HttpError('FORBIDDEN');
  }
  if (application) return { status: application.summary.status };
  // Another recruiter does not learn that the candidate did not apply.
  if (caller.kind === 'recruiter') await requireOwnJob(params.jobId, caller);
  throw new HttpError('NOT_APPLIED');
};
