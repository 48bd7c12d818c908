import { auditEntry } from '#functions/entities/audit/audit-store.ts';
import { readJob } from '#functions/entities/job/job-store.ts';
import { deleteJob } from '#functions/entities/job/job-writes.ts';
import { putStatement } from '#functions/entities/statement/statement-store.ts';
import type { PortalRequest, UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { jobCalls } from '#shared/contracts/jobs.ts';

type Remove = typeof jobCalls.remove;

/** Deletes a job: recruiters their own, admins any. An admin's deletion is audited, and the recruiter is notified. */
export const removeJob: UseCase<Remove> = async (request) => {
  const { params, owned } = request;
  const outcome = owned === undefined ? await removeByAdmin(request) : await deleteJob(params.id, owned);
  if (outcome === 'absent') throw new HttpError('JOB_NOT_FOUND');
  if (outcome === 'foreign') throw new HttpError('FORBIDDEN');
  return { message: 'Job deleted successfully!' };
};

async function removeByAdmin({ params: { id }, body, caller, now }: PortalRequest<Remove>) {
  const counted = await readJob(id, true);
  if (!counted) return 'absent';
  const { recruiter_id, title } = counted.job.summary;
  const to = { kind: 'recruiter', id: recruiter_id } as const;
  return deleteJob(id, undefined, {
    audit: auditEntry({ caller, action: 'job_deleted', target: { type: 'job', id }, now }),
    statement: putStatement({ to, measure: 'job_removed', values: { job_title: title }, ...body, now }),
  });
}
