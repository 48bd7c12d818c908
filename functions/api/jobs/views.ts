import { transact } from '#functions/data/transact.ts';
import { readJob } from '#functions/entities/job/job-store.ts';
import { isPublicJob } from '#functions/entities/job/visibility.ts';
import { addToDay } from '#functions/entities/statistics/day-store.ts';
import { putJobView } from '#functions/entities/view/view-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { jobCalls } from '#shared/contracts/jobs.ts';
import { dayOf } from '#shared/domain/closing-date.ts';

/** Counts that the caller opened the job, once; a repeated request changes nothing. */
export const recordJobView: UseCase<typeof jobCalls.recordView> = async ({ params, caller, now }) => {
  if (!(await putJobView(params.id, caller.id, now))) throw new HttpError('JOB_NOT_FOUND');
  return undefined;
};

/**
 * Counts a view of an active job on the day of the job and of its recruiter (0.5 read units; 5 write units, 1 beyond the
 * network's budget, none for the owner). Who viewed it is not stored. A view beyond the budget gets the same response.
 */
export const countPageView: UseCase<typeof jobCalls.countPageView> = async ({ params, caller, clientAddress, now }) => {
  const found = await readJob(params.id);
  if (!isPublicJob(found?.job.summary)) throw new HttpError('JOB_NOT_FOUND');
  const { recruiter_id } = found.job.summary;
  if (caller?.kind === 'recruiter' && caller.id === recruiter_id) return undefined;
  // Its parser of addresses is large: a cold start of other calls does without.
  const { spendPageView } = await import('#functions/entities/address-budget/page-view-budget.ts');
  if (!(await spendPageView(clientAddress, now))) return undefined;
  const day = dayOf(now);
  const add = { views: 1 };
  await transact({
    job: addToDay({ of: { kind: 'job', id: params.id }, day, add }),
    recruiter: addToDay({ of: { kind: 'recruiter', id: recruiter_id }, day, add }),
  });
  return undefined;
};
