import { useCallback } from 'react';
import type { ListedCandidate } from '#shared/contracts/candidates.ts';
import { linkTo } from '#web/config/links.ts';
import { CandidateResults, shownName } from '#web/features/candidate-search/candidate-results.tsx';
import { candidatesQuery } from '#web/features/candidate-search/queries.ts';
import { LanguageLines } from '#web/features/languages/language-lines.tsx';
import { CandidateMatch } from '#web/features/matches/candidate-match.tsx';
import { CompareSelect, useComparableJobs } from '#web/features/matches/compare-select.tsx';
import { SearchNotice } from '#web/features/saved-searches/search-notice.tsx';
import { useFilters } from '#web/features/search-filters/use-filters.ts';
import { useSearchSummary } from '#web/features/search-filters/use-search-summary.ts';
import { useLatestEntries } from '#web/features/shortlist/queries.ts';
import { ShortlistMark } from '#web/features/shortlist/shortlist-mark.tsx';
import { VerificationNotice } from '#web/features/verification/verification-notice.tsx';
import { useSubscriptionStatus, useVerified } from '#web/lib/entitlement.ts';
import { useT } from '#web/lib/i18n.ts';
import { useQueryParams } from '#web/lib/use-query-params.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Loosen } from '../search/loosen.tsx';
import { SaveShownSearch } from '../search/save-shown-search.tsx';
import { CandidateFilterBar, CandidateSearchState } from './candidate-search-filters.tsx';
import { profileDialog, shortlistDialog, usePreloadedDialogs } from './lazy-dialogs.tsx';

/** Explains why contact details are masked, how to unlock them, and how many views remain. */
const MaskingNotice = () => {
  const t = useT();
  const { status, isError } = useSubscriptionStatus();
  const { verified } = useVerified();
  const known = status !== undefined && !isError;
  if (verified === false) return <VerificationNotice />;
  return (
    <Notice
      title={t('candidateSearch.masked.title')}
      action={
        known &&
        !status.has_active_subscription && (
          <ButtonLink to={linkTo('subscriptionPlans')} variant="secondary" size="sm">
            {t('candidateSearch.view.plans')}
          </ButtonLink>
        )
      }
    >
      <span>{t('candidateSearch.masked.text')}</span>
      {known && status.has_active_subscription && (
        <span>{` ${t('candidateSearch.masked.remaining', { remaining: status.remaining_candidates })}`}</span>
      )}
    </Notice>
  );
};

const languagesOf = ({ languages }: ListedCandidate) => languages.length > 0 && <LanguageLines languages={languages} />;

/** The job with which candidates are compared, as the address says. */
const useComparison = () => {
  const { params, change } = useQueryParams();
  const wanted = Number(params.get('compare'));
  return {
    job: useComparableJobs().find(({ id }) => id === wanted),
    choose: (id: number | undefined) => change({ compare: id?.toString() }),
  };
};

/** A recruiter's search for candidates: filters, comparison with a job, and the results with their dialogs. */
export const CandidateSearch = () => {
  const compared = useComparison();
  const search = useFilters('candidates');
  const query = candidatesQuery(search.filters);
  const summary = useSearchSummary(query);
  const entries = useLatestEntries();
  const { job } = compared;
  // Cards are rendered again only where one of these changes.
  const markOf = useCallback(
    (candidateId: number) => {
      const entry = entries.get(candidateId);
      return entry && <ShortlistMark entry={entry} />;
    },
    [entries],
  );
  const matchOf = useCallback(
    (candidate: ListedCandidate) =>
      job && <CandidateMatch name={shownName(candidate)} candidate={candidate} job={job} />,
    [job],
  );
  usePreloadedDialogs();
  return (
    <div className="flex flex-col gap-6">
      <MaskingNotice />
      <CandidateFilterBar search={search} summary={summary} />
      <CompareSelect job={job?.id} onChange={compared.choose} />
      <div>
        <CandidateSearchState
          search={search}
          summary={summary}
          action={<SaveShownSearch search={search} notice={<SearchNotice />} />}
        />
        <CandidateResults
          query={query}
          clear={search.clear}
          loosen={<Loosen {...{ search, summary }} />}
          markOf={markOf}
          matchOf={matchOf}
          languagesOf={languagesOf}
          profileDialog={profileDialog}
          shortlistDialog={shortlistDialog}
        />
      </div>
    </div>
  );
};
