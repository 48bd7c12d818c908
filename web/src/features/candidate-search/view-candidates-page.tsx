import { paths } from '#web/app/paths.ts';
import { useSubscriptionStatus } from '#web/features/subscriptions/index.ts';
import { useVerified, VerificationNotice } from '#web/features/verification/index.ts';
import { useT } from '#web/lib/i18n.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { CandidateFilterBar } from './candidate-filter-bar.tsx';
import { useCandidateFilters } from './candidate-filters.ts';
import { CandidateResults } from './candidate-results.tsx';

/** Why contact details are masked, what opens them, and how many profiles may still be opened. */
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
          <ButtonLink to={paths.recruiter.plans} variant="secondary" size="sm">
            {t('candidateSearch.view.plans')}
          </ButtonLink>
        )
      }
    >
      {t('candidateSearch.masked.text')}
      {known && status.has_active_subscription && (
        <> {t('candidateSearch.masked.remaining', { remaining: status.remaining_candidates })}</>
      )}
    </Notice>
  );
};

/** Where a recruiter searches candidates. */
export const ViewCandidatesPage = () => {
  const t = useT();
  const search = useCandidateFilters();
  return (
    <>
      <PageHeader
        title={t('candidateSearch.title')}
        backTo={paths.recruiter.dashboard}
        backLabel={t('candidateSearch.back')}
      >
        {t('candidateSearch.text')}
      </PageHeader>
      <div className="space-y-6">
        <MaskingNotice />
        <CandidateFilterBar {...search} />
        <CandidateResults filters={search.filters} clear={search.clear} />
      </div>
    </>
  );
};
