import * as z from 'zod/mini';
import { maxSavedJobs } from '../domain/saved-jobs.ts';
import { defineCall } from './define.ts';
import { id, idText } from './fields.ts';

/** Ids of the caller's saved jobs in the order they were saved. A job among them may be closed or deleted since. */
const savedJobs = z.array(id).check(z.maxLength(maxSavedJobs));

const byJob = z.object({ jobId: idText });

/** A candidate's saved jobs. Each call answers the list as it is afterwards. */
export const savedJobCalls = {
  savedJobs: defineCall({
    method: 'GET',
    path: '/candidate/saved-jobs',
    summary: "Ids of the caller's saved jobs, in the order they were saved.",
    access: { candidate: 'any' },
    offlineCopyFor: ['candidate'],
    status: 200,
    answer: savedJobs,
  }),
  saveJob: defineCall({
    method: 'PUT',
    path: '/candidate/saved-jobs/{jobId}',
    summary: 'Saves a job; a job that is saved already stays where it is.',
    access: { candidate: 'any' },
    params: byJob,
    status: 200,
    answer: savedJobs,
    errors: ['INVALID_STATE'],
  }),
  unsaveJob: defineCall({
    method: 'DELETE',
    path: '/candidate/saved-jobs/{jobId}',
    summary: 'Removes a job from the saved ones, if it is among them.',
    access: { candidate: 'any' },
    params: byJob,
    status: 200,
    answer: savedJobs,
  }),
  mergeSavedJobs: defineCall({
    method: 'POST',
    path: '/candidate/saved-jobs',
    summary: 'Adds the jobs that were saved in a browser before signing in; if not all of them fit, the latest.',
    access: { candidate: 'any' },
    body: z.object({ job_ids: savedJobs }),
    status: 200,
    answer: savedJobs,
  }),
};
