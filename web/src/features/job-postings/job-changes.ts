import { useQueryClient } from '@tanstack/react-query';
import type { AnswerOf, BodyOf } from '#shared/contracts/define.ts';
import { jobSearchCalls } from '#shared/contracts/job-search.ts';
import { jobBody, jobCalls } from '#shared/contracts/jobs.ts';
import { recruiterCalls } from '#shared/contracts/recruiters.ts';
import { call } from '#web/lib/api-client.ts';
import { queryOf, useInvalidate } from '#web/lib/query.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { useOwnId } from '#web/lib/use-session.ts';
import { useInvalidateDrafts } from './draft-changes.ts';
import { formValuesOf } from './job-form-values.ts';

/** A job as the form returns it. */
export type JobFields = BodyOf<typeof jobCalls.create>;

/** Returns a function that reloads everything that shows or counts jobs, after a change. */
const useInvalidateJobs = () => {
  const invalidate = useInvalidate();
  return () =>
    invalidate(jobCalls.list, jobSearchCalls.jobs, jobCalls.get, jobCalls.ofRecruiter, recruiterCalls.ownProfile);
};

/**
 * Posts a job for the signed-in recruiter. `onPosted` is called also when the screen was left meanwhile.
 * @param draft the draft that it was
 */
export const usePostJob = (onPosted: () => void, draft?: number) => {
  const recruiterId = useOwnId();
  const invalidateDrafts = useInvalidateDrafts();
  const invalidateJobs = useInvalidateJobs();
  return useMutation({
    mutationFn: (fields: JobFields) => call(jobCalls.create, { body: { ...fields, recruiter_id: recruiterId, draft } }),
    onSuccess: () => {
      onPosted();
      return Promise.all([invalidateJobs(), draft === undefined ? undefined : invalidateDrafts()]);
    },
  });
};

/** Loads the form's values of a job as it is stored now. */
export const useLoadJob = (id: number) => {
  const client = useQueryClient();
  return async () =>
    formValuesOf(await client.fetchQuery({ ...queryOf(jobCalls.get, { params: { id } }), staleTime: 0 }));
};

/** Changes the job with this id. */
export const useUpdateJob = (id: number) => {
  const invalidateJobs = useInvalidateJobs();
  return useMutation({
    mutationFn: (fields: JobFields) => call(jobCalls.update, { params: { id }, body: fields }),
    onSuccess: invalidateJobs,
  });
};

interface Outcome {
  onSuccess?: (job: AnswerOf<typeof jobCalls.update>) => void;
  onError?: (error: Error) => void;
}

/** Changes some fields of a job alone: the job is read first, and a change of others meanwhile refuses this one. */
const useChangeFields = (fields: Partial<JobFields>, { onSuccess, onError }: Outcome = {}) => {
  const client = useQueryClient();
  const invalidateJobs = useInvalidateJobs();
  return useMutation({
    mutationFn: async (id: number) => {
      const job = await client.fetchQuery({ ...queryOf(jobCalls.get, { params: { id } }), staleTime: 0 });
      const body = jobBody.parse({ ...formValuesOf(job), ...fields });
      return call(jobCalls.update, { params: { id }, body });
    },
    onSuccess: (job) => {
      onSuccess?.(job);
      return invalidateJobs();
    },
    ...(onError && { onError }),
  });
};

/** Lets a job take applications again as long as a job can. Its outcome is reported also when the list was left meanwhile. */
export const useRenewJob = (outcome: Outcome) => useChangeFields({ closing_date: null, is_active: true }, outcome);

/** Closes a job: candidates do not see it any more, and those whose application is open are notified. */
export const useCloseJob = () => useChangeFields({ is_active: false });

/** Deletes the job with this id. */
export const useRemoveJob = (id: number) => {
  const invalidateJobs = useInvalidateJobs();
  return useMutation({
    mutationFn: () => call(jobCalls.remove, { params: { id }, body: {} }),
    onSuccess: invalidateJobs,
  });
};
