import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { type Job, jobCalls } from '#shared/contracts/jobs.ts';
import { maxRankedApplicants } from '#shared/domain/hiring-statuses.ts';
import { linkTo } from '#web/config/links.ts';
import { shownCandidate } from '#web/features/applicants/applicant.ts';
import { ApplicantList, LoadingApplicants } from '#web/features/applicants/applicant-list.tsx';
import { AttestButton } from '#web/features/attestations/attest-button.tsx';
import { LanguageLines } from '#web/features/languages/language-lines.tsx';
import { CandidateMatch } from '#web/features/matches/candidate-match.tsx';
import { hasRequirements } from '#web/features/matches/job-match.ts';
import { type ApplicantOrder, OrderSelect } from '#web/features/matches/order-select.tsx';
import { SamplesButton } from '#web/features/samples/samples-button.tsx';
import { LazyShortlistDialog } from '#web/features/shortlist/lazy-dialogs.tsx';
import { useLatestEntries } from '#web/features/shortlist/queries.ts';
import { ShortlistMark } from '#web/features/shortlist/shortlist-mark.tsx';
import { transcribedVideo } from '#web/features/transcription/candidate-video.tsx';
import { VerificationNotice } from '#web/features/verification/verification-notice.tsx';
import { ApiError } from '#web/lib/api-error.ts';
import { useSubscriptionStatus, useVerified } from '#web/lib/entitlement.ts';
import { useT } from '#web/lib/i18n.ts';
import { queryOf } from '#web/lib/query.ts';
import { useQueryParams } from '#web/lib/use-query-params.ts';
import { useOwnId } from '#web/lib/use-session.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Eye, EyeOff } from '#web/ui/icons.ts';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
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

/** Shows contact details under an active plan; without one, a notice explains what is missing. */
const DetailsSwitch = ({
  allowed,
  on,
  onChange,
}: {
  allowed: boolean;
  on: boolean;
  onChange: (on: boolean) => void;
}) => {
  const t = useT();
  if (allowed) {
    return (
      <Button
        variant="secondary"
        size="sm"
        icon={on ? <EyeOff className="size-4" aria-hidden="true" /> : <Eye className="size-4" aria-hidden="true" />}
        onClick={() => onChange(!on)}
      >
        {t(on ? 'applicants.details.hide' : 'applicants.details.show')}
      </Button>
    );
  }
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

const Applicants = ({ job }: { job: Job }) => {
  const t = useT();
  const { order, setOrder } = useOrder();
  const isByMatch = order === 'match';
  const { status } = useSubscriptionStatus();
  const { verified } = useVerified();
  const { wanted, setWanted } = useDetailsSwitch();
  const entries = useLatestEntries();
  LazyShortlistDialog.usePreload();
  if (!status) return <LoadingApplicants />;
  const isUnverified = verified === false;
  const allowed = status.has_active_subscription && !isUnverified;
  const on = wanted && allowed;
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
        {isUnverified ? <VerificationNotice /> : <DetailsSwitch allowed={allowed} on={on} onChange={setWanted} />}
        {hasRequirements(job.language_requirements) && <OrderSelect order={order} onChange={setOrder} />}
      </div>
      <ApplicantList
        jobId={job.id}
        matchOf={(applicant) => (
          <CandidateMatch name={shownCandidate(applicant).name} candidate={applicant.candidate} job={job} />
        )}
        isByMatch={isByMatch}
        orderNote={
          isByMatch && job.applications_count > maxRankedApplicants
            ? t('matches.sort.bounded', { count: maxRankedApplicants })
            : undefined
        }
        unmasked={on}
        readOnly={isUnverified}
        markOf={(candidateId) => {
          const entry = entries.get(candidateId);
          return entry && <ShortlistMark entry={entry} />;
        }}
        attest={(props) => <AttestButton {...props} />}
        languagesOf={({ languages }) => <LanguageLines languages={languages} />}
        samplesOf={(applicant) => (
          <SamplesButton candidateId={applicant.candidate.id} name={shownCandidate(applicant).name} />
        )}
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
  const ownId = useOwnId();
  const isForeign = job.data !== undefined && job.data.recruiter_id !== ownId;
  const isMissing = !isNumber || isForeign || (job.error instanceof ApiError && [400, 404].includes(job.error.status));
  return (
    <>
      <PageHeader
        title={job.data && !isForeign ? t('applicants.titleOf', { title: job.data.title }) : t('applicants.title')}
        backTo={linkTo('recruiterJobs')}
        backLabel={t('applicants.back')}
      >
        {job.data && !isForeign && t('applicants.count', { count: job.data.applications_count })}
      </PageHeader>
      {isMissing && <ErrorState title={t('applicants.jobNotFound')} />}
      {!isMissing && job.isError && <ErrorState title={t('applicants.list.failed')} query={job} />}
      {isNumber && job.isPending && <LoadingApplicants />}
      {job.data && !isForeign && <Applicants job={job.data} />}
    </>
  );
};
