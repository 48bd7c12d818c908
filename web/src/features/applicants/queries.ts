import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { applicationCalls } from '#shared/contracts/applications.ts';
import type { BodyOf } from '#shared/contracts/define.ts';
import type { ApplicationStatus } from '#shared/domain/hiring-statuses.ts';
import { pageSize } from '#web/config/page-size.ts';
import { call } from '#web/lib/api-client.ts';
import { type PagesQuery, pagesOf, queryOf } from '#web/lib/query.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { useRefreshPairs } from '#web/lib/use-refresh-pairs.ts';
import { useOwnId } from '#web/lib/use-session.ts';
import type { AnyApplicant } from './applicant.ts';

/** What the server filters applicants by. */
export interface ApplicantFilters {
  status?: ApplicationStatus;
  keyword?: string;
  language?: string;
  label?: string;
}

/**
 * A job's applicants; with contact details where `unmasked`, which needs an active subscription. For each page in the order
 * of their match, the server reads all applicants: pages are as large as possible then.
 */
export const useApplicants = (jobId: number, unmasked: boolean, isByMatch: boolean, filters: ApplicantFilters) => {
  const params = { id: jobId };
  const order = isByMatch ? { limit: pageSize.largest, sort: 'match' as const } : { limit: pageSize.rows };
  const query = { ...order, ...filters };
  const pages: PagesQuery<AnyApplicant> = unmasked
    ? pagesOf(applicationCalls.unmaskedApplicants, { params, query })
    : pagesOf(applicationCalls.applicants, { params, query });
  return useInfiniteQuery(pages);
};

/** The latest applications to the signed-in recruiter's jobs. */
export const useRecentApplications = () => {
  const id = useOwnId();
  return useQuery({ ...queryOf(applicationCalls.recent, { params: { id } }), enabled: id > 0 });
};

/** Moves an application to another status, with its entry on the shortlist, and replaces the recruiter's notes. */
export const useUpdateStatus = (applicationId: string) =>
  useMutation({
    mutationFn: (body: BodyOf<typeof applicationCalls.updateStatus>) =>
      call(applicationCalls.updateStatus, { params: { id: applicationId }, body }),
    // Also after a refusal: a colleague may have changed it.
    onSettled: useRefreshPairs(),
  });
