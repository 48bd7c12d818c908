import { changeSavedJobs, readSavedJobs } from '#functions/entities/saved-jobs/saved-jobs-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { savedJobCalls } from '#shared/contracts/saved-jobs.ts';
import {
  maxSavedJobs,
  mergeSavedJobs as mergeLists,
  withoutSavedJob,
  withSavedJob,
} from '#shared/domain/saved-jobs.ts';
import { textId } from '#shared/texts/text-id.ts';

type Calls = typeof savedJobCalls;

/** The list, read consistently: it must have what was saved a moment ago on another device. */
export const savedJobs: UseCase<Calls['savedJobs']> = ({ caller }) => readSavedJobs(caller.id, true);

/**
 * Saves a job without reading it: a job that closes later is in the list as well, and the list shows it as closed.
 * @throws HttpError 400 for one job more than an account may have
 */
export const saveJob: UseCase<Calls['saveJob']> = ({ caller, params }) =>
  changeSavedJobs(caller.id, (saved) => {
    const changed = withSavedJob(saved, params.jobId);
    if (changed.length > maxSavedJobs) {
      throw new HttpError('INVALID_STATE', { text: textId('too_many_saved_jobs', { max: maxSavedJobs }) });
    }
    return changed;
  });

export const unsaveJob: UseCase<Calls['unsaveJob']> = ({ caller, params }) =>
  changeSavedJobs(caller.id, (saved) => withoutSavedJob(saved, params.jobId));

export const mergeSavedJobs: UseCase<Calls['mergeSavedJobs']> = ({ caller, body }) =>
  changeSavedJobs(caller.id, (saved) => mergeLists(saved, body.job_ids));
