import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { applicationCalls } from '#shared/contracts/applications.ts';
import type { BodyOf } from '#shared/contracts/define.ts';
import { shortlistCalls } from '#shared/contracts/shortlist.ts';
import { pageSize } from '#web/config/page-size.ts';
import { call } from '#web/lib/api-client.ts';
import { itemsOf, pagesOf, useInvalidate } from '#web/lib/query.ts';
import { type AnyApplicant, shownCandidate } from './applicant.ts';

/**
 * An applicant with contact details where the recruiter may see them: a masked one is looked up in the job's list.
 * `isLoading`: the details may still come.
 */
export const useOpenApplicant = (applicant: AnyApplicant, isAllowed: boolean) => {
  const enabled = isAllowed && !shownCandidate(applicant).open;
  const input = { params: { id: applicant.job_id }, query: { limit: pageSize.rows } };
  const query = useInfiniteQuery({ ...pagesOf(applicationCalls.unmaskedApplicants, input), enabled });
  const found = itemsOf(query.data)?.find(({ application_id }) => application_id === applicant.application_id);
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  const wantsMore = enabled && !found && hasNextPage && !isError;
  useEffect(() => {
    if (wantsMore && !isFetching) void fetchNextPage();
  }, [wantsMore, isFetching, fetchNextPage]);
  return { applicant: found ?? applicant, isLoading: enabled && (query.isPending || wantsMore) };
};

type Contact = BodyOf<typeof applicationCalls.contact>;

/** Records that the recruiter contacted an applicant; an active shortlist entry moves to contacted. */
export const useRecordContact = (applicationId: string) => {
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: (body: Contact) => call(applicationCalls.contact, { params: { id: applicationId }, body }),
    onSuccess: () => invalidate(shortlistCalls.ofRecruiter, shortlistCalls.stats),
  });
};
