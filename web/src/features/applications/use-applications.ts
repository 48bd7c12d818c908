import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { CheckedApplication } from '#shared/contracts/application-answers.ts';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { type InterviewTime, interviewCalls } from '#shared/contracts/interviews.ts';
import { pageSize } from '#web/config/page-size.ts';
import { call } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { pagesOf, useItems } from '#web/lib/query.ts';
import { queryKeyOf } from '#web/lib/query-key.ts';
import { useFurtherPages } from '#web/lib/use-further-pages.ts';

/** As many pages as 5,000 applications have. */
const maxPages = 50;

/**
 * A candidate's own applications, newest first. After the first page the following ones are loaded, one after the other: only
 * all of them have a total, and tell which jobs the candidate applied for.
 */
export const useOwnApplications = (candidateId: number) => {
  const query = useInfiniteQuery(
    pagesOf(applicationCalls.ofCandidate, { params: { id: candidateId }, query: { limit: pageSize.largest } }),
  );
  useFurtherPages(query, (query.data?.pages.length ?? 0) < maxPages);
  return query;
};

/** A candidate's application for a job with its way; null: not applied. */
export const useOwnApplication = (jobId: number, candidateId: number) => {
  const input = { params: { jobId, candidateId } };
  return useQuery({
    queryKey: queryKeyOf(applicationCalls.check, input),
    queryFn: async ({ signal }): Promise<CheckedApplication | null> => {
      try {
        return await call(applicationCalls.check, input, { signal });
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });
};

/** The agreed times of the candidate's next interviews, by the job that they are about. */
export const useInterviewTimes = (): ReadonlyMap<number, InterviewTime> => {
  const next = useInfiniteQuery(pagesOf(interviewCalls.interviews, { query: { limit: 50 } }));
  const agreed = useItems(next).filter(({ state }) => state === 'agreed');
  // The next one of several about a job.
  return new Map(agreed.toReversed().flatMap(({ job, agreed: time }) => (job && time ? [[job.id, time]] : [])));
};
