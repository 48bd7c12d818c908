import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Applicant, applicationCalls, type UnmaskedApplicant } from '#shared/contracts/applications.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import type { ApplicationStatus } from '#shared/domain/constants.ts';
import { call, type Page } from '#web/lib/api-client.ts';

const pageSize = 20;

/** An applicant, masked or not. */
export type AnyApplicant = Applicant | UnmaskedApplicant;

/** The job whose applicants are shown; not asked for unless `enabled`. */
export const useJob = (jobId: number, enabled: boolean) =>
  useQuery({
    queryKey: ['jobs', 'get', jobId],
    queryFn: ({ signal }) => call(jobCalls.get, { params: { id: jobId } }, { signal }),
    enabled,
  });

/** A job's applicants; with contact details where `unmasked`, which needs an active subscription. */
export const useApplicants = (jobId: number, unmasked: boolean) =>
  useInfiniteQuery({
    queryKey: ['applications', 'applicants', jobId, unmasked],
    queryFn: ({ pageParam, signal }): Promise<Page<AnyApplicant>> => {
      const input = { params: { id: jobId }, query: { limit: pageSize, cursor: pageParam } };
      return unmasked
        ? call(applicationCalls.unmaskedApplicants, input, { signal })
        : call(applicationCalls.applicants, input, { signal });
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });

/** Moves an application to another status, with the recruiter's notes in place of those before. */
export const useUpdateStatus = (applicationId: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { status: ApplicationStatus; notes: string }) =>
      call(applicationCalls.updateStatus, { params: { id: applicationId }, body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['applications'] }),
  });
};
