import { useInfiniteQuery } from '@tanstack/react-query';
import { candidatesQuery } from '#web/features/candidate-search/queries.ts';
import { useOwnJobs } from '#web/features/matches/compare-select.tsx';
import { useFilters } from '#web/features/search-filters/use-filters.ts';
import { useLatestPage } from '#web/features/shortlist/queries.ts';
import { useSubscriptionStatus, useVerified } from '#web/lib/entitlement.ts';
import { useT } from '#web/lib/i18n.ts';
import { isUnanswered } from '#web/lib/query.ts';
import { useOnceTrue } from '#web/lib/use-once-true.ts';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { CandidateSearch } from './candidate-search.tsx';

/** The same element each time, which React does not render again when only the calls below change. */
const search = <CandidateSearch />;

/**
 * The search, once its first calls have answers: the notice, the choice of a job and the marks of the shortlisted
 * would move what is below them if they came later. It is rendered once then, not for each answer.
 */
export const SettledSearch = () => {
  const t = useT();
  const { filters } = useFilters('candidates');
  const found = useInfiniteQuery(candidatesQuery(filters));
  const needed = [found, useVerified(), useSubscriptionStatus(), useOwnJobs(), useLatestPage()];
  return useOnceTrue(!needed.some(isUnanswered)) ? (
    search
  ) : (
    <SkeletonRows rows={10} label={t('common.loading')} className="space-y-px" row="h-14" />
  );
};
