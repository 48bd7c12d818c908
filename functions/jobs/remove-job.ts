import { HttpError } from '#functions/runtime/http-error.ts';
import type { UseCase } from '#functions/runtime/request.ts';
import type { jobCalls } from '#shared/contracts/jobs.ts';
import { deleteJob } from './job-store.ts';

/** Deletes a job: recruiters their own, admins any. */
export const removeJob: UseCase<typeof jobCalls.remove> = async ({ params, caller }) => {
  const outcome = await deleteJob(params.id, caller.kind === 'recruiter' ? caller.id : undefined);
  if (outcome === 'absent') throw new HttpError('JOB_NOT_FOUND');
  if (outcome === 'foreign') throw new HttpError('FORBIDDEN');
  return { message: 'Job deleted successfully!' };
};
