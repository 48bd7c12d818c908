import { useNavigate } from 'react-router-dom';
import { linkTo } from '#web/config/links.ts';
import { CandidateCard } from '#web/features/candidate-search/candidate-card.tsx';
import { CandidateList } from '#web/features/candidate-search/candidate-list.tsx';
import { publicCandidatesQuery } from '#web/features/candidate-search/queries.ts';
import { LanguageLines } from '#web/features/languages/language-lines.tsx';
import { ReportButton } from '#web/features/reports/report-button.tsx';
import { useFilters } from '#web/features/search-filters/use-filters.ts';
import { useSearchSummary } from '#web/features/search-filters/use-search-summary.ts';
import { useT } from '#web/lib/i18n.ts';
import { useSession } from '#web/lib/use-session.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { CandidateFilterBar, CandidateSearchState } from './candidate-search/candidate-search-filters.tsx';
import { Loosen } from './search/loosen.tsx';

/** Tells candidates how to appear here, and others who sees full profiles. */
const Invitation = () => {
  const t = useT();
  const userType = useSession()?.userType;
  if (userType === 'candidate') {
    return (
      <Notice
        title={t('publicPages.candidates.forCandidates')}
        action={
          <ButtonLink to={linkTo('candidateProfile', {}, { mode: 'edit' })} variant="secondary" size="sm">
            {t('publicPages.candidates.openProfile')}
          </ButtonLink>
        }
      >
        {t('publicPages.candidates.forCandidatesText')}
      </Notice>
    );
  }
  const isRecruiter = userType === 'recruiter';
  const isAdmin = userType !== undefined && !isRecruiter;
  return (
    <Notice
      title={t('publicPages.candidates.masked')}
      action={
        !isAdmin && (
          <ButtonLink to={linkTo(isRecruiter ? 'viewCandidates' : 'recruiterSignup')} variant="secondary" size="sm">
            {t(isRecruiter ? 'publicPages.candidates.openSearch' : 'publicPages.candidates.join')}
          </ButtonLink>
        )
      }
    >
      {t('publicPages.candidates.maskedText')}
    </Notice>
  );
};

/**
 * Where a card leads: guests to the recruiters' search, for which they sign in; recruiters and admins to the profile, which
 * says what it takes to see it whole; candidates nowhere, as they may not see profiles of others.
 */
function useOpenCandidate(search: Record<string, string | undefined>): ((id: number) => void) | undefined {
  const navigate = useNavigate();
  const userType = useSession()?.userType;
  if (userType === 'candidate') return undefined;
  return (candidateId) =>
    void navigate(userType ? linkTo('candidateProfile', { candidateId }) : linkTo('viewCandidates', {}, search));
}

/** The public search of candidates who agreed to it. */
export const Component = () => {
  const t = useT();
  const search = useFilters('candidates');
  const query = publicCandidatesQuery(search.filters);
  const summary = useSearchSummary(query);
  const open = useOpenCandidate(search.filters);
  return (
    <div className="mx-auto max-w-6xl px-4 py-8 sm:px-6 sm:py-12">
      <PageHeader title={t('publicPages.candidates.title')}>{t('publicPages.candidates.text')}</PageHeader>
      <div className="flex flex-col gap-6">
        <Invitation />
        <CandidateFilterBar search={search} summary={summary} />
        <div>
          <CandidateSearchState search={search} summary={summary} />
          <CandidateList
            query={query}
            clear={search.clear}
            loosen={<Loosen {...{ search, summary }} />}
            card={(candidate) => (
              <CandidateCard
                candidate={candidate}
                onOpen={open && (() => open(candidate.id))}
                languages={candidate.languages.length > 0 && <LanguageLines languages={candidate.languages} />}
                actions={<ReportButton type="candidate" id={candidate.id} name={candidate.masked_name} />}
              />
            )}
          />
        </div>
      </div>
    </div>
  );
};
