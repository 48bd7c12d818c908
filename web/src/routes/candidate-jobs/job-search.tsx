import type { ReactNode } from 'react';
import { candidateJobsTexts } from '#web/config/later-texts.ts';
import { cx } from '#web/lib/cx.ts';
import { useT } from '#web/lib/i18n.ts';
import { later } from '#web/lib/later.tsx';
import { useSession } from '#web/lib/use-session.ts';
import { afterPaint } from '#web/lib/when.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { GuestJobs } from '../jobs/guest-jobs.tsx';

// Guests do without the code and the texts of applying and of matches; candidates read the heading before they are loaded.
const Loading = () => <SkeletonCards label={useT()('jobs.list.loading')} count={6} />;

const CandidateJobs = later(async () => (await import('./candidate-job-list.tsx')).CandidateJobList, {
  texts: candidateJobsTexts,
  when: afterPaint,
  waiting: <Loading />,
});

/**
 * The job search below its heading, and what leads to other lists. Candidates have the frame, the saved jobs and the applications of
 * their dashboard.
 * @param isReady whether the filters of the address are known; without them no jobs are shown
 */
export const JobSearch = ({
  title,
  text,
  isReady = true,
  children,
}: {
  title: string;
  text: string;
  isReady?: boolean;
  children?: ReactNode;
}) => {
  const isCandidate = useSession()?.userType === 'candidate';
  const header = (
    <PageHeader title={title}>
      <p className={cx('text-sm sm:text-base', isCandidate && 'max-sm:hidden')}>{text}</p>
    </PageHeader>
  );
  if (isCandidate) {
    return (
      <>
        {header}
        <div className="empty:hidden">{children}</div>
        {isReady && <CandidateJobs isInSearch />}
      </>
    );
  }
  return (
    <div className="mx-auto max-w-6xl px-4 pt-3 pb-8 sm:px-6 sm:pt-6 sm:pb-12">
      {header}
      {isReady && <GuestJobs>{children}</GuestJobs>}
    </div>
  );
};
