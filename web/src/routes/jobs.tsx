import { candidateJobsTexts } from '#web/config/routes.ts';
import { cx } from '#web/lib/cx.ts';
import { useT } from '#web/lib/i18n.ts';
import { later } from '#web/lib/later.tsx';
import { useSession } from '#web/lib/use-session.ts';
import { afterPaint } from '#web/lib/when.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { GuestJobs } from './jobs/guest-jobs.tsx';

// Guests do without the code and the texts of applying and of matches; candidates read the heading before they are loaded.
const Loading = () => <SkeletonCards label={useT()('jobs.list.loading')} count={6} />;

const CandidateJobs = later(async () => (await import('./candidate-jobs/candidate-job-list.tsx')).CandidateJobList, {
  texts: candidateJobsTexts,
  when: afterPaint,
  waiting: <Loading />,
});

/** The job search for everybody. Candidates have the frame, the saved jobs and the applications of their dashboard. */
export const Component = () => {
  const t = useT();
  const isCandidate = useSession()?.userType === 'candidate';
  const header = (
    <PageHeader title={t('jobs.list.title')}>
      <p className={cx('text-sm sm:text-base', isCandidate && 'max-sm:hidden')}>{t('jobs.list.text')}</p>
    </PageHeader>
  );
  if (!isCandidate) {
    return (
      <div className="mx-auto max-w-6xl px-4 pt-3 pb-8 sm:px-6 sm:pt-6 sm:pb-12">
        {header}
        <GuestJobs />
      </div>
    );
  }
  return (
    <>
      {header}
      <CandidateJobs isInSearch />
    </>
  );
};
