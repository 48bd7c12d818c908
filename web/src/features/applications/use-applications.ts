import { type InfiniteData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { applicationCalls } from '#shared/contracts/applications.ts';
import type { ApplicationStatus } from '#shared/domain/constants.ts';
import { call, type Page } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';

export const applicationKeys = {
  ofCandidate: (candidateId: number) => ['applications', 'candidate', candidateId],
  check: (jobId: number, candidateId: number) => ['applications', 'check', jobId, candidateId],
};

/** A candidate's own applications, newest first, 100 a page. */
export const useOwnApplications = (candidateId: number) =>
  useInfiniteQuery({
    queryKey: applicationKeys.ofCandidate(candidateId),
    queryFn: ({ pageParam, signal }) =>
      call(
        applicationCalls.ofCandidate,
        { params: { id: candidateId }, query: { limit: 100, cursor: pageParam } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });

/** All items of the pages loaded so far. */
export const itemsOf = <Item>(data: InfiniteData<Page<Item>> | undefined): Item[] =>
  data?.pages.flatMap((page) => page.items) ?? [];

/** Status of a candidate's application for a job; null: not applied. */
export const useApplicationStatus = (jobId: number, candidateId: number, enabled: boolean) =>
  useQuery({
    queryKey: applicationKeys.check(jobId, candidateId),
    queryFn: async ({ signal }): Promise<ApplicationStatus | null> => {
      try {
        return (await call(applicationCalls.check, { params: { jobId, candidateId } }, { signal })).status;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
    enabled,
  });
