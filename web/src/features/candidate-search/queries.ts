import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { useForgetSubscriptionStatus } from '#web/features/subscriptions/index.ts';
import { call } from '#web/lib/api-client.ts';
import { filledPage } from '#web/lib/filled-page.ts';
import { useOwnId } from '#web/lib/use-own-id.ts';
import type { CandidateFilters } from './candidate-filters.ts';

const pageSize = 24;
/** Milliseconds that an opened profile is kept: its file addresses are short-lived. */
const profileMs = 60_000;

/** Masked candidates that match the filters, newest first. */
export const useCandidates = (filters: CandidateFilters) =>
  useInfiniteQuery({
    queryKey: ['candidates', 'masked', filters],
    queryFn: ({ pageParam, signal }) =>
      filledPage(
        (cursor) => call(candidateCalls.listMasked, { query: { ...filters, limit: pageSize, cursor } }, { signal }),
        pageParam,
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });

const viewKey = (candidateId: number) => ['candidates', 'view', candidateId];

/** Whether this recruiter has just seen the whole profile: lists may not know yet that it is unlocked. */
export const useIsViewed = (candidateId: number): boolean =>
  useQueryClient().getQueryData(viewKey(candidateId)) !== undefined;

/**
 * The whole profile of a candidate. The first view spends one of the plan's, so nothing is asked before `enabled`, and
 * nothing again by itself.
 */
export const useProfile = (candidateId: number, enabled: boolean) => {
  const recruiterId = useOwnId();
  const queryClient = useQueryClient();
  const forgetStatus = useForgetSubscriptionStatus();
  return useQuery({
    queryKey: viewKey(candidateId),
    queryFn: async () => {
      const view = await call(candidateCalls.view, {
        params: { id: candidateId },
        query: { recruiter_id: recruiterId },
      });
      if (view.subscription_info.is_new_view) {
        void forgetStatus();
        void queryClient.invalidateQueries({ queryKey: ['candidates', 'masked'] });
        void queryClient.invalidateQueries({ queryKey: ['shortlist', 'entries'] });
      }
      return view;
    },
    enabled: enabled && recruiterId > 0,
    staleTime: profileMs,
    gcTime: profileMs,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
};
