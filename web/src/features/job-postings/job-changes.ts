import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '#shared/contracts/define.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { call } from '#web/lib/api-client.ts';
import { useOwnId } from '#web/lib/use-own-id.ts';

/** A job as the form gives it. */
export type JobFields = BodyOf<typeof jobCalls.create>;

/** What shows jobs or counts them must ask again after a change. */
const useForgetJobs = () => {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ['jobs'] }),
      queryClient.invalidateQueries({ queryKey: ['recruiters', 'profile'] }),
    ]);
};

/** Posts a job in the recruiter's own name. */
export const usePostJob = () => {
  const recruiterId = useOwnId();
  const forgetJobs = useForgetJobs();
  return useMutation({
    mutationFn: (fields: JobFields) => call(jobCalls.create, { body: { ...fields, recruiter_id: recruiterId } }),
    onSuccess: forgetJobs,
  });
};

/** Changes the job with this id. */
export const useUpdateJob = (id: number) => {
  const forgetJobs = useForgetJobs();
  return useMutation({
    mutationFn: (fields: JobFields) => call(jobCalls.update, { params: { id }, body: fields }),
    onSuccess: forgetJobs,
  });
};

/** Deletes the job with this id. */
export const useRemoveJob = (id: number) => {
  const forgetJobs = useForgetJobs();
  return useMutation({ mutationFn: () => call(jobCalls.remove, { params: { id } }), onSuccess: forgetJobs });
};
