import { useCallback } from 'react';
import type { ListedCandidate } from '#shared/contracts/candidates.ts';
import { shortlistCalls } from '#shared/contracts/shortlist.ts';
import { comparedOf } from '#shared/domain/languages/language-requirement.ts';
import { linkTo } from '#web/config/links.ts';
import { CandidateResults } from '#web/features/candidate-search/candidate-results.tsx';
import { candidatesQuery } from '#web/features/candidate-search/queries.ts';
import { RowLanguages } from '#web/features/languages/row-languages.tsx';
import { CandidateMatchBadge } from '#web/features/matches/candidate-match.tsx';
import { CompareSelect, useComparableJobs } from '#web/features/matches/compare-select.tsx';
import { SearchNotice } from '#web/features/saved-searches/search-notice.tsx';
import { useFilters } from '#web/features/search-filters/use-filters.ts';
import { useSearchSummary } from '#web/features/search-filters/use-search-summary.ts';
import { useLatestEntries } from '#web/features/shortlist/queries.ts';
import { ShortlistBadge } from '#web/features/shortlist/shortlist-mark.tsx';
import { VerificationNotice } from '#web/features/verification/verification-notice.tsx';
import { useSubscriptionStatus, useVerified } from '#web/lib/entitlement.ts';
import { useT } from '#web/lib/i18n.ts';
import { useMay } from '#web/lib/use-may.ts';
import { useQueryParams } from '#web/lib/use-query-params.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Loosen } from '../search/loosen.tsx';
import { SaveShownSearch } from '../search/save-shown-search.tsx';
import { CandidateFilterBar, CandidateSearchState } from './candidate-search-filters.tsx';
import { profilePanel, shortlistDialog, usePreloadedDialogs } from './lazy-dialogs.tsx';

/** Explains to those who lack it what shows contact details. */
const MissingRight = () => {
  const t = useT();
  const { status, isError } = useSubscriptionStatus();
  const { verified } = useVerified();
  if (verified === false) return <VerificationNotice />;
  if (!status || isError || status.has_active_subscription) return null;
  return (
    <Notice
      title={t('candidateSearch.masked.title')}
      action={
        <ButtonLink to={linkTo('subscriptionPlans')} variant="secondary" size="sm">
          {t('candidateSearch.view.plans')}
        </ButtonLink>
      }
    >
      {t('candidateSearch.masked.text')}
    </Notice>
  );
};

/** Says in the line above the list that contact details are masked, and how many views remain. */
const MaskingNote = () => {
  const t = useT();
  const { status, isError } = useSubscriptionStatus();
  const { verified } = useVerified();
  if (verified === false || (status && !isError && !status.has_active_subscription)) return null;
  return (
    <p className="min-w-0 flex-1 basis-64 text-xs text-soft">
      <span className="font-semibold text-ink">{t('candidateSearch.masked.title')}</span>
      <span className="@max-5xl:sr-only">{` · ${t('candidateSearch.masked.text')}`}</span>
      {status && !isError && (
        <span>{` ${t('candidateSearch.masked.remaining', { remaining: status.remaining_candidates })}`}</span>
      )}
    </p>
  );
};

const focusSearch = () => document.querySelector<HTMLElement>('main input[type="search"]')?.focus();

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
  const mayShortlist = useMay(shortlistCalls.add);
  const { job } = compared;
  // Rows are rendered again only where one of these changes.
  const rowParts = useCallback(
    (candidate: ListedCandidate) => {
      const entry = entries.get(candidate.id);
      return {
        badge: job && <CandidateMatchBadge candidate={candidate} requirements={comparedOf(job)} isShort />,
        languages: <RowLanguages of={candidate} />,
        mark: entry && <ShortlistBadge entry={entry} />,
      };
    },
    [entries, job],
  );
  usePreloadedDialogs();
  return (
    <div className="flex flex-col gap-3">
      <MissingRight />
      <CandidateFilterBar search={search} summary={summary} />
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
          lead={
            <>
              <CompareSelect job={job?.id} onChange={compared.choose} />
              <MaskingNote />
            </>
          }
          focusSearch={focusSearch}
          rowParts={rowParts}
          panel={profilePanel}
          shortlistDialog={mayShortlist ? shortlistDialog : undefined}
        />
      </div>
    </div>
  );
};
