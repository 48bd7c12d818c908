import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useParams } from 'react-router-dom';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { type Job, jobCalls } from '#shared/contracts/jobs.ts';
import { applicationStatuses, maxRankedApplicants } from '#shared/domain/hiring-statuses.ts';
import { maxInvited } from '#shared/domain/interviews.ts';
import { comparedOf } from '#shared/domain/languages/language-requirement.ts';
import { linkTo } from '#web/config/links.ts';
import { type AnyApplicant, personOf } from '#web/features/applicants/applicant.ts';
import { ApplicantList, LoadingApplicants } from '#web/features/applicants/applicant-list.tsx';
import { exportApplicants } from '#web/features/applicants/export-applicants.ts';
import { InviteButton } from '#web/features/interviews/invite-button.tsx';
import { RowLanguages } from '#web/features/languages/row-languages.tsx';
import { CandidateMatchBadge } from '#web/features/matches/candidate-match.tsx';
import { hasRequirements } from '#web/features/matches/job-match.ts';
import { type ApplicantOrder, OrderSelect } from '#web/features/matches/order-select.tsx';
import { ListChips, ListFilters, NoneMatches } from '#web/features/search-filters/list-filters.tsx';
import { useListFilters } from '#web/features/search-filters/use-list-filters.ts';
import { LazyShortlistDialog } from '#web/features/shortlist/lazy-dialogs.tsx';
import { useLatestEntries } from '#web/features/shortlist/queries.ts';
import { ShortlistSign } from '#web/features/shortlist/shortlist-mark.tsx';
import { transcribedVideo } from '#web/features/transcription/candidate-video.tsx';
import { VerificationNotice } from '#web/features/verification/verification-notice.tsx';
import { ApiError } from '#web/lib/api-error.ts';
import { useSubscriptionStatus, useVerified } from '#web/lib/entitlement.ts';
import { useT } from '#web/lib/i18n.ts';
import { later } from '#web/lib/later.tsx';
import { queryOf } from '#web/lib/query.ts';
import { companyIdOf } from '#web/lib/session.ts';
import { useMay } from '#web/lib/use-may.ts';
import { useQueryParams } from '#web/lib/use-query-params.ts';
import { useSession } from '#web/lib/use-session.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { DenseHeader } from '#web/ui/dense-header.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Eye, EyeOff } from '#web/ui/icons.ts';
import { laterDialog } from '#web/ui/lazy-dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { VideoPlayer } from '#web/ui/video-player/index.tsx';

const wholeNumber = /^[1-9][0-9]{0,11}$/;

/** Whether contact details are shown, as the address says. */
const useDetailsSwitch = () => {
  const { params, change } = useQueryParams();
  return {
    wanted: params.get('details') === 'full',
    setWanted: (wanted: boolean) => change({ details: wanted ? 'full' : undefined }, { replace: true }),
  };
};

/** Shows and hides contact details, for those who may see them. */
const DetailsSwitch = ({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) => {
  const t = useT();
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={on ? <EyeOff className="size-4" aria-hidden="true" /> : <Eye className="size-4" aria-hidden="true" />}
      onClick={() => onChange(!on)}
    >
      <span className="max-sm:sr-only">{t(on ? 'applicants.details.hide' : 'applicants.details.show')}</span>
    </Button>
  );
};

/** Explains what is missing to see contact details. */
const MaskedNotice = () => {
  const t = useT();
  return (
    <Notice
      title={t('applicants.details.maskedTitle')}
      action={
        <ButtonLink to={linkTo('subscriptionPlans')} variant="secondary" size="sm">
          {t('applicants.details.plans')}
        </ButtonLink>
      }
    >
      {t('applicants.details.masked')}
    </Notice>
  );
};

/** The order of the applicants as the address says. */
const useOrder = () => {
  const { params, change } = useQueryParams();
  return {
    order: params.get('sort') === 'match' ? ('match' as const) : ('newest' as const),
    setOrder: (order: ApplicantOrder) => change({ sort: order === 'newest' ? undefined : order }, { replace: true }),
  };
};

const OpenedApplicant = laterDialog(
  async () => (await import('./job-applicants/opened-applicant.tsx')).OpenedApplicant,
  ['labels'],
);

const LabelDialog = laterDialog(
  async () => (await import('#web/features/labels/label-dialog.tsx')).LabelDialog,
  ['labels'],
);

const BulkPanel = later(async () => (await import('#web/features/bulk/bulk-panel.tsx')).BulkPanel, {
  texts: ['bulk', 'notifications', 'shortlist'],
});

const Applicants = ({ job }: { job: Job }) => {
  const { order, setOrder } = useOrder();
  const isByMatch = order === 'match';
  const { status } = useSubscriptionStatus();
  const { verified } = useVerified();
  const mayChange = useMay(applicationCalls.updateStatus);
  const { wanted, setWanted } = useDetailsSwitch();
  const entries = useLatestEntries();
  const t = useT();
  const states = applicationStatuses.map((value) => ({ value, label: t(`applicants.status.${value}`) }));
  const filters = useListFilters(states, { hasLabels: true });
  const { job_id: _, ...query } = filters.query;
  LazyShortlistDialog.usePreload();
  OpenedApplicant.usePreload();
  LabelDialog.usePreload();
  BulkPanel.usePreload();
  const isListed = useCallback((candidateId: number) => entries.has(candidateId), [entries]);
  const rowParts = useCallback(
    ({ candidate }: AnyApplicant) => {
      const entry = entries.get(candidate.id);
      return {
        badge: <CandidateMatchBadge candidate={candidate} requirements={comparedOf(job)} isShort />,
        languages: <RowLanguages of={candidate} />,
        mark: entry && <ShortlistSign entry={entry} />,
      };
    },
    [entries, job],
  );
  if (!status) return <LoadingApplicants />;
  const isUnverified = verified === false;
  const allowed = status.has_active_subscription && !isUnverified;
  const on = wanted && allowed;
  return (
    <>
      {!allowed && <div className="mb-4">{isUnverified ? <VerificationNotice /> : <MaskedNotice />}</div>}
      <ApplicantList
        jobId={job.id}
        lead={
          <>
            <ListFilters filters={filters} hint={t('search.inListHint.people')} />
            {hasRequirements(comparedOf(job)) && <OrderSelect order={order} onChange={setOrder} />}
            {allowed && <DetailsSwitch on={on} onChange={setWanted} />}
          </>
        }
        filters={query}
        chips={<ListChips filters={filters} />}
        noneMatches={<NoneMatches filters={filters} />}
        rowParts={rowParts}
        panel={(props) => <OpenedApplicant job={job} {...props} />}
        isListed={isListed}
        bulkPanel={(applicants, selection) => {
          const people = applicants.map(personOf);
          return (
            <BulkPanel
              jobId={job.id}
              people={people}
              selection={selection}
              mayMove
              onExport={() => exportApplicants(applicants, new Date())}
              labelDialog={(onClose) => (
                <LabelDialog
                  people={people.map(({ id, name }) => ({ candidate_id: id, job_id: job.id, name }))}
                  onClose={onClose}
                />
              )}
              more={people.length <= maxInvited && <InviteButton jobId={job.id} people={people} />}
            />
          );
        }}
        isByMatch={isByMatch}
        orderNote={
          isByMatch && job.applications_count > maxRankedApplicants
            ? t('matches.sort.bounded', { count: maxRankedApplicants })
            : undefined
        }
        unmasked={on}
        readOnly={isUnverified || !mayChange}
        candidateVideo={on ? transcribedVideo : (_, video) => <VideoPlayer {...video} />}
        shortlistDialog={(props) => (
          <LazyShortlistDialog {...props} source="applicants" unverified={<VerificationNotice />} />
        )}
      />
    </>
  );
};

/** The applicants for one of the recruiter's jobs. */
export const Component = () => {
  const t = useT();
  const { jobId = '' } = useParams();
  const isNumber = wholeNumber.test(jobId);
  const job = useQuery({ ...queryOf(jobCalls.get, { params: { id: Number(jobId) } }), enabled: isNumber });
  const session = useSession();
  const isForeign = job.data !== undefined && job.data.recruiter_id !== (session && companyIdOf(session.user));
  const isMissing = !isNumber || isForeign || (job.error instanceof ApiError && [400, 404].includes(job.error.status));
  return (
    <>
      <DenseHeader
        title={job.data && !isForeign ? t('applicants.titleOf', { title: job.data.title }) : t('applicants.title')}
        backTo={linkTo('recruiterJobs')}
        backLabel={t('applicants.back')}
        count={job.data && !isForeign && t('applicants.count', { count: job.data.applications_count })}
      />
      {isMissing && <ErrorState title={t('applicants.jobNotFound')} />}
      {!isMissing && job.isError && <ErrorState title={t('applicants.list.failed')} query={job} />}
      {isNumber && job.isPending && <LoadingApplicants />}
      {job.data && !isForeign && <Applicants job={job.data} />}
    </>
  );
};
