import { HttpError } from '#functions/runtime/http-error.ts';
import type { UseCase } from '#functions/runtime/request.ts';
import type { jobCalls } from '#shared/contracts/jobs.ts';
import { putJobView } from './job-store.ts';

/** Counts that the caller opened the job, once; a repetition changes nothing. */
export const recordJobView: UseCase<typeof jobCalls.recordView> = async ({ params, caller, now }) => {
  if (!(await putJobView(params.id, caller.id, now))) throw new HttpError('JOB_NOT_FOUND');
  return undefined;
};
