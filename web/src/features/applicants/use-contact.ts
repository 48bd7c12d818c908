import { useInfiniteQuery } from '@tanstack/react-query';
import { applicationCalls } from '#shared/contracts/applications.ts';
import type { BodyOf } from '#shared/contracts/define.ts';
import { pageSize } from '#web/config/page-size.ts';
import { call } from '#web/lib/api-client.ts';
import { itemsOf, type PagesQuery, pagesOf } from '#web/lib/query.ts';
import { useFurtherPages } from '#web/lib/use-further-pages.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { useRefreshPairs } from '#web/lib/use-refresh-pairs.ts';
import type { AnyApplicant } from './applicant.ts';
import type { ContactState } from './contact-state.ts';

/**
 * The applicant to contact, from the job's list: with contact details if the recruiter may see them (`isAllowed`).
 * `isLoading`: the applicant is not loaded yet. Makes no request before the recruiter's rights are known (`isKnown`).
 */
export const useApplicant = (
  { jobId, applicationId }: ContactState,
  { isKnown, isAllowed }: { isKnown: boolean; isAllowed: boolean },
) => {
  const input = { params: { id: jobId }, query: { limit: pageSize.rows } };
  const pages: PagesQuery<AnyApplicant> = isAllowed
    ? pagesOf(applicationCalls.unmaskedApplicants, input)
    : pagesOf(applicationCalls.applicants, input);
  const query = useInfiniteQuery({ ...pages, enabled: isKnown });
  const applicant = itemsOf(query.data)?.find(({ application_id }) => application_id === applicationId);
  const wantsMore = useFurtherPages(query, !applicant);
  return { query, applicant, isLoading: query.isPending || wantsMore };
};

type Contact = BodyOf<typeof applicationCalls.contact>;

/**
 * Records that the recruiter contacted an applicant; an active shortlist entry moves to contacted. `onRecorded` is called also
 * when the form was left meanwhile.
 */
export const useRecordContact = (applicationId: string, onRecorded: () => void) => {
  const refreshPairs = useRefreshPairs();
  return useMutation({
    mutationFn: (body: Contact) => call(applicationCalls.contact, { params: { id: applicationId }, body }),
    onSuccess: () => {
      onRecorded();
      return refreshPairs();
    },
  });
};
