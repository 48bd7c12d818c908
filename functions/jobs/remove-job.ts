import { auditEntry } from '#functions/admin/audit-store.ts';
import type { TransactionItem } from '#functions/data/transact.ts';
import { HttpError } from '#functions/runtime/http-error.ts';
import type { PortalRequest, UseCase } from '#functions/runtime/request.ts';
import type { jobCalls } from '#shared/contracts/jobs.ts';
import { deleteJob } from './job-store.ts';

type Remove = typeof jobCalls.remove;

/** Deletes a job: recruiters their own, admins any, which is written down. */
export const removeJob: UseCase<Remove> = async (request) => {
  const { params, caller } = request;
  const outcome =
    caller.kind === 'recruiter'
      ? await deleteJob(params.id, caller.id)
      : await deleteJob(params.id, undefined, noted(request));
  if (outcome === 'absent') throw new HttpError('JOB_NOT_FOUND');
  if (outcome === 'foreign') throw new HttpError('FORBIDDEN');
  return { message: 'Job deleted successfully!' };
};

const noted = ({ params: { id }, caller, now }: PortalRequest<Remove>): TransactionItem[] => [
  auditEntry({ caller, action: 'job_deleted', target: { type: 'job', id }, now }),
];
