import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { Navigate, useParams } from 'react-router-dom';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { linkTo } from '#web/config/links.ts';
import { JobCard } from '#web/features/jobs/job-card.tsx';
import { JobDetails } from '#web/features/jobs/job-details.tsx';
import { JobDetailsSkeleton } from '#web/features/jobs/job-details-skeleton.tsx';
import { ApiError } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { itemsOf, pagesOf, queryOf } from '#web/lib/query.ts';
import { useSession } from '#web/lib/use-session.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

const back = linkTo('jobs');

/** The newest jobs, for visitors with a link to a deleted or inactive job. */
const OtherJobs = () => {
  const t = useT();
  const jobs = itemsOf(useInfiniteQuery(pagesOf(jobCalls.list, { query: { limit: 3 } })).data);
  if (!jobs?.length) return null;
  return (
    <section className="mt-10">
      <h2 className="mb-4 text-2xl">{t('jobs.public.others')}</h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {jobs.map((job) => (
          <li key={job.id}>
            <JobCard job={job} detailsLabel={t('jobs.card.details')} />
          </li>
        ))}
      </ul>
    </section>
  );
};

const Gone = () => {
  const t = useT();
  return (
    <>
      <PageHeader title={t('jobs.details.notFound')} />
      <EmptyState
        icon={<SearchX aria-hidden="true" />}
        title={t('jobs.details.notFoundHint')}
        action={<ButtonLink to={back}>{t('jobs.saved.browse')}</ButtonLink>}
      />
      <OtherJobs />
    </>
  );
};

/** Apply for guests: the link asks them to sign in, and then leads back to the job. */
const GuestActions = ({ jobId }: { jobId: number }) => {
  const t = useT();
  return (
    <div className="space-y-1.5 lg:space-y-3">
      <ButtonLink to={linkTo('jobDetails', { jobId }, { apply: true })} size="lg" className="w-full">
        {t('jobs.card.apply')}
      </ButtonLink>
      <p className="text-sm text-soft max-lg:text-center max-lg:text-xs">{t('jobs.public.signInHint')}</p>
    </div>
  );
};

const Loaded = ({ jobId }: { jobId: number }) => {
  const t = useT();
  const job = useQuery(queryOf(jobCalls.get, { params: { id: jobId } }));
  if (job.isPending) return <JobDetailsSkeleton />;
  if (job.data) {
    const isClosed = job.data.days_left === 0;
    return (
      <JobDetails
        job={job.data}
        back={back}
        backLabel={t('jobs.saved.browse')}
        guestActions={isClosed ? undefined : <GuestActions jobId={jobId} />}
      />
    );
  }
  if (job.error instanceof ApiError && job.error.status === 404) return <Gone />;
  return (
    <>
      <PageHeader title={t('jobs.details.pageTitle')} backTo={back} backLabel={t('jobs.saved.browse')} />
      <ErrorState title={t('jobs.details.failed')} busy={job.isFetching} onRetry={() => void job.refetch()} />
    </>
  );
};

/** A job's public page. Signed-in users are redirected to the screen with their actions. */
export const Component = () => {
  const { jobId = '' } = useParams();
  const session = useSession();
  const isId = /^[1-9][0-9]{0,11}$/.test(jobId);
  if (session && isId) return <Navigate to={linkTo('jobDetails', { jobId })} replace />;
  return (
    <div className="mx-auto max-w-6xl px-4 py-8 sm:px-6 sm:py-12">
      {isId ? <Loaded key={jobId} jobId={Number(jobId)} /> : <Gone />}
    </div>
  );
};
