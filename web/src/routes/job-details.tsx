import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { dashboardOf, linkTo } from '#web/config/links.ts';
import { JobDetails } from '#web/features/jobs/job-details.tsx';
import { JobDetailsSkeleton } from '#web/features/jobs/job-details-skeleton.tsx';
import { ApiError } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { queryOf } from '#web/lib/query.ts';
import { useSession } from '#web/lib/use-session.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { CandidateActions } from './job-details/candidate-actions.tsx';

const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404;

const NotFound = ({ back }: { back: string }) => {
  const t = useT();
  return (
    <>
      <PageHeader title={t('jobs.details.notFound')} />
      <EmptyState
        icon={<SearchX aria-hidden="true" />}
        title={t('jobs.details.notFoundHint')}
        action={<ButtonLink to={back}>{t('jobs.details.back')}</ButtonLink>}
      />
    </>
  );
};

const Loaded = ({ jobId, back }: { jobId: number; back: string }) => {
  const t = useT();
  const job = useQuery(queryOf(jobCalls.get, { params: { id: jobId } }));
  if (job.isPending) return <JobDetailsSkeleton />;
  if (job.data)
    return (
      <JobDetails
        job={job.data}
        back={back}
        candidateActions={(id) => <CandidateActions job={job.data} candidateId={id} />}
      />
    );
  if (isNotFound(job.error)) return <NotFound back={back} />;
  return (
    <>
      <PageHeader title={t('jobs.details.pageTitle')} backTo={back} backLabel={t('jobs.details.back')} />
      <ErrorState title={t('jobs.details.failed')} busy={job.isFetching} onRetry={() => void job.refetch()} />
    </>
  );
};

/** A job's own page, for signed-in users. */
export const Component = () => {
  const { jobId = '' } = useParams();
  const session = useSession();
  const back = session ? dashboardOf[session.userType] : linkTo('candidateDashboard');
  // Another job resets the state: an open dialog or a counted view belongs to the former job.
  if (/^[1-9][0-9]{0,11}$/.test(jobId)) return <Loaded key={jobId} jobId={Number(jobId)} back={back} />;
  return <NotFound back={back} />;
};
