import { createPart } from '#web/lib/create-part.ts';
import { loadCatalogues, useT } from '#web/lib/i18n.ts';
import { useSession } from '#web/lib/use-session.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { GuestJobs } from './jobs/guest-jobs.tsx';

// Guests do without the code and the texts of applying and of matches; candidates read the heading before they are loaded.
const useCandidateJobs = createPart(async () => {
  const [{ CandidateJobList }] = await Promise.all([
    import('./candidate-jobs/candidate-job-list.tsx'),
    loadCatalogues(['applications', 'matches']),
  ]);
  return { CandidateJobList };
});

const CandidateJobs = () => {
  const t = useT();
  const list = useCandidateJobs();
  return list ? <list.CandidateJobList isInSearch /> : <SkeletonCards label={t('jobs.list.loading')} count={6} />;
};

/** The job search for everybody. Candidates have the frame, the saved jobs and the applications of their dashboard. */
export const Component = () => {
  const t = useT();
  const isCandidate = useSession()?.userType === 'candidate';
  const header = <PageHeader title={t('jobs.list.title')}>{t('jobs.list.text')}</PageHeader>;
  if (!isCandidate) {
    return (
      <div className="mx-auto max-w-6xl px-4 py-8 sm:px-6 sm:py-12">
        {header}
        <GuestJobs />
      </div>
    );
  }
  return (
    <>
      {header}
      <CandidateJobs />
    </>
  );
};
