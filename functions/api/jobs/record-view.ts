import { putJobView } from '#functions/entities/view/view-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { jobCalls } from '#shared/contracts/jobs.ts';

/** Counts that the caller opened the job, once; a repeated request changes nothing. */
export const recordJobView: UseCase<typeof jobCalls.recordView> = async ({ params, caller, now }) => {
  if (!(await putJobView(params.id, caller.id, now))) throw new HttpError('JOB_NOT_FOUND');
  return undefined;
};
