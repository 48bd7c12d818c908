import { pairOf } from '#functions/data/pair-id.ts';
import { transact } from '#functions/data/transact.ts';
import { putNewApplication } from '#functions/entities/application/application-store.ts';
import type { ApplicationSummary } from '#functions/entities/application/stored-application.ts';
import { toApplication } from '#functions/entities/application/to-application.ts';
import { readCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { readJob } from '#functions/entities/job/job-store.ts';
import { requireOpenJob } from '#functions/entities/job/job-writes.ts';
import { isPublicJob } from '#functions/entities/job/visibility.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { applicationCalls } from '#shared/contracts/applications.ts';
import { isOpen } from '#shared/domain/closing-date.ts';
import { maskCandidate } from '#shared/domain/redaction/masked-candidate.ts';
import { toIso } from '#shared/domain/time.ts';
import { textId } from '#shared/texts/text-id.ts';

/**
 * Applies for an active job, once (1 read unit, 7 write units, more with a message). When the job is closed, or the same candidate applies,
 * concurrently, the transaction's conditions decide. Whoever is on the recruiter's shortlist is joined by the stream (`followApplications`).
 */
export const apply: UseCase<typeof applicationCalls.apply> = async ({ params, body, caller, now }) => {
  const [counted, profile] = await Promise.all([readJob(params.jobId), readCandidate(caller.id)]);
  const job = counted?.job.summary;
  if (!isPublicJob(job)) throw new HttpError('JOB_NOT_FOUND');
  if (!isOpen(job, now)) {
    throw new HttpError('INVALID_STATE', { text: textId('closing_date_passed') });
  }
  if (!profile) throw new HttpError('PROFILE_NOT_FOUND');
  const { masked_name, language: spoken } = maskCandidate(profile.summary);
  const { id, title, company_name, location, language, job_type } = job;
  const application: ApplicationSummary = {
    application_id: pairOf(id, caller.id),
    job_id: id,
    candidate_id: caller.id,
    recruiter_id: job.recruiter_id,
    status: 'applied',
    applied_at: toIso(now),
    job: { id, title, company_name, location, language, job_type },
    masked_name,
    language: spoken,
  };
  const result = await transact({
    application: putNewApplication(application, body.message),
    openJob: requireOpenJob(id, now),
  });
  if (result.done) return toApplication(application);
  throw new HttpError(result.failed === 'application' ? 'ALREADY_APPLIED' : 'JOB_NOT_FOUND');
};
