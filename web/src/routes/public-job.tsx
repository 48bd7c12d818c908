import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, Navigate, useParams } from 'react-router-dom';
import { type Job, jobCalls } from '#shared/contracts/jobs.ts';
import { isOpen } from '#shared/domain/closing-date.ts';
import { epochMs } from '#shared/domain/time.ts';
import { languageNames } from '#shared/locales/languages.ts';
import { linkTo, type SignInState } from '#web/config/links.ts';
import { JobDetails } from '#web/features/jobs/job-details.tsx';
import { JobGrid } from '#web/features/jobs/job-grid.tsx';
import { isJobId, JobScreen } from '#web/features/jobs/job-screen.tsx';
import { SaveJobButton } from '#web/features/jobs/saved-jobs-toggle.tsx';
import { ReportButton } from '#web/features/reports/report-button.tsx';
import { useT } from '#web/lib/i18n.ts';
import { itemsOf, pagesOf } from '#web/lib/query.ts';
import { useSession } from '#web/lib/use-session.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Component as NotFound } from './not-found.tsx';

/** The newest jobs, for visitors with a link to a deleted or inactive job. */
const OtherJobs = () => {
  const t = useT();
  const jobs = itemsOf(useInfiniteQuery(pagesOf(jobCalls.list, { query: { limit: 3 } })).data);
  return <JobGrid title={t('jobs.public.others')} jobs={jobs ?? []} />;
};

/** Apply for guests: the link leads to the sign-in, and then back to the job. They save in this browser. */
const GuestActions = ({ job }: { job: Job }) => {
  const t = useT();
  const application = linkTo('jobDetails', { jobId: job.id }, { apply: true });
  return (
    <div className="space-y-1.5 lg:space-y-3">
      <div className="grid grid-cols-[1fr_auto] gap-3 lg:grid-cols-1">
        <ButtonLink to={application} size="lg" className="w-full px-3!">
          {t('jobs.card.apply')}
        </ButtonLink>
        <SaveJobButton job={job} className="min-h-13" />
      </div>
      <p className="text-sm text-soft max-lg:text-center max-lg:text-xs">{t('jobs.public.signInHint')}</p>
      <p className="text-sm max-lg:text-center">
        <Link
          to={linkTo('candidateSignup')}
          state={{ from: { path: application } } satisfies SignInState}
          className="inline-flex min-h-6 items-center rounded-sm font-semibold text-primary underline"
        >
          {t('jobs.public.signUp')}
        </Link>
      </p>
    </div>
  );
};

/** A job's public page. Signed-in users are redirected to the screen with their actions. */
export const Component = () => {
  const t = useT();
  const { site = 'en', jobId = '' } = useParams();
  const session = useSession();
  if (!Object.hasOwn(languageNames, site)) return <NotFound />;
  if (session && isJobId(jobId)) return <Navigate to={linkTo('jobDetails', { jobId })} replace />;
  const way = { back: linkTo('jobs'), backLabel: t('jobs.saved.browse') };
  return (
    <div className="mx-auto max-w-6xl px-4 py-8 sm:px-6 sm:py-12">
      <JobScreen jobId={jobId} {...way} others={<OtherJobs />}>
        {(job) => (
          <JobDetails
            job={job}
            {...way}
            report={<ReportButton type="job" id={job.id} />}
            guestActions={isOpen(job, epochMs(Date.now())) ? <GuestActions job={job} /> : undefined}
          />
        )}
      </JobScreen>
    </div>
  );
};
