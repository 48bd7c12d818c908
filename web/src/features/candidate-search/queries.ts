import { useQuery, useQueryClient } from '@tanstack/react-query';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { candidateSearchCalls } from '#shared/contracts/candidate-search.ts';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import type { AnswerOf } from '#shared/contracts/define.ts';
import { shortlistCalls } from '#shared/contracts/shortlist.ts';
import { subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import type { ExperienceBand } from '#shared/domain/experience-bands.ts';
import type { Rung } from '#shared/domain/languages/language-row.ts';
import type { SavedFilters } from '#shared/domain/saved-searches.ts';
import { pageSize } from '#web/config/page-size.ts';
import { call } from '#web/lib/api-client.ts';
import { pagesOf, useInvalidate } from '#web/lib/query.ts';
import { queryKeyOf } from '#web/lib/query-key.ts';
import { useMay } from '#web/lib/use-may.ts';
import { useOwnId } from '#web/lib/use-session.ts';

/** The lists that show an unlocked candidate with the name. */
const listsWithNames = [
  candidateSearchCalls.candidates,
  applicationCalls.applicants,
  applicationCalls.recent,
  shortlistCalls.ofRecruiter,
];

/** Milliseconds that an opened profile is cached: its file addresses are short-lived. */
const profileMs = 60_000;

/** Filters as the calls take them. */
const queryOf = ({ years, evidence, ...texts }: SavedFilters) => ({
  ...texts,
  ...(years && { years: years as ExperienceBand }),
  ...(evidence && { evidence: evidence as Rung }),
  limit: pageSize.cards,
});

/** Masked candidates that match the filters, newest first. */
export const candidatesQuery = (filters: SavedFilters) =>
  pagesOf(candidateSearchCalls.candidates, { query: queryOf(filters) });

/** Those of them who agreed to be seen by everybody. */
export const publicCandidatesQuery = (filters: SavedFilters) =>
  pagesOf(candidateSearchCalls.publicCandidates, { query: queryOf(filters) });

const viewInput = (candidateId: number, recruiterId: number) => ({
  params: { id: candidateId },
  query: { recruiter_id: recruiterId },
});

type View = AnswerOf<typeof candidateCalls.view>;
/** A whole profile, and what it cost, for those who may unlock it. */
type Opened = Omit<View, 'subscription_info'> & Partial<Pick<View, 'subscription_info'>>;

/** Whether this recruiter has just unlocked the profile: lists may be stale and still show it as locked. */
export const useIsViewed = (candidateId: number): boolean =>
  useQueryClient().getQueryData(queryKeyOf(candidateCalls.view, viewInput(candidateId, useOwnId()))) !== undefined;

/**
 * The full profile of a candidate. The first view uses one of the plan's views, so the request waits for `enabled` and
 * is not repeated automatically. Who only reads gets what colleagues unlocked.
 */
export const useProfile = (candidateId: number, enabled: boolean) => {
  const recruiterId = useOwnId();
  const invalidate = useInvalidate();
  const input = viewInput(candidateId, recruiterId);
  const mayUnlock = useMay(candidateCalls.view);
  return useQuery({
    queryKey: queryKeyOf(candidateCalls.view, input),
    // Without the signal: a used view must be counted here, even if the dialog was closed meanwhile.
    queryFn: async (): Promise<Opened> => {
      if (!mayUnlock) return await call(candidateCalls.profile, { params: { id: candidateId } });
      const view = await call(candidateCalls.view, input);
      if (view.subscription_info.is_new_view) {
        void invalidate(subscriptionCalls.status, ...listsWithNames);
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
