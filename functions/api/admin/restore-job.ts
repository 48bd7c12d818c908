import { transact } from '#functions/data/transact.ts';
import { auditEntry } from '#functions/entities/audit/audit-store.ts';
import { restoreTakenDownJob } from '#functions/entities/job/take-down.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { moderationCalls } from '#shared/contracts/moderation.ts';

/**
 * Lets a recruiter publish a job again that was taken down. Idempotent: a repeated call is not audited again.
 * @throws HttpError 404 when there is no such job
 */
export const restoreJob: UseCase<typeof moderationCalls.restoreJob> = async ({ params: { id }, caller, now }) => {
  const result = await transact({
    job: restoreTakenDownJob(id),
    audit: auditEntry({ caller, action: 'job_restored', target: { type: 'job', id }, now }),
  });
  if (!result.done && !result.item) throw new HttpError('JOB_NOT_FOUND');
  return { message: 'The job has been restored. Its recruiter can publish it again.' };
};
