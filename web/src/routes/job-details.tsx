import { useParams } from 'react-router-dom';
import type { JobSummary } from '#shared/contracts/jobs.ts';
import { comparedOf } from '#shared/domain/languages/language-requirement.ts';
import { dashboardOf, linkTo } from '#web/config/links.ts';
import { OwnApplicationNotice } from '#web/features/applications/own-application-notice.tsx';
import { JobDetails } from '#web/features/jobs/job-details.tsx';
import { JobScreen } from '#web/features/jobs/job-screen.tsx';
import { byReadersLanguages } from '#web/features/matches/job-match.ts';
import { useOwnLanguages } from '#web/features/matches/own-languages.ts';
import { OwnMatch } from '#web/features/matches/own-match.tsx';
import { OwnMatchBadge } from '#web/features/matches/own-match-badge.tsx';
import { ReportButton } from '#web/features/reports/report-button.tsx';
import { useT } from '#web/lib/i18n.ts';
import { useSession } from '#web/lib/use-session.ts';
import { CandidateActions } from './job-details/candidate-actions.tsx';

const matchOf = (job: JobSummary) => <OwnMatchBadge requirements={comparedOf(job)} />;

/** A job's own page, for signed-in users. */
export const Component = () => {
  const t = useT();
  const { jobId = '' } = useParams();
  const session = useSession();
  const own = useOwnLanguages();
  const way = {
    back: session ? dashboardOf[session.userType] : linkTo('candidateDashboard'),
    backLabel: t('jobs.details.back'),
  };
  return (
    <JobScreen
      jobId={jobId}
      {...way}
      matchOf={matchOf}
      ofReader={(id) =>
        session?.userType === 'candidate' && <OwnApplicationNotice isGone jobId={id} candidateId={session.user.id} />
      }
    >
      {(job) => (
        <JobDetails
          job={own ? { ...job, similar_jobs: byReadersLanguages(job.similar_jobs, own) } : job}
          {...way}
          candidateActions={(id) => <CandidateActions job={job} candidateId={id} />}
          match={
            session?.userType === 'candidate' && (
              <>
                <OwnApplicationNotice jobId={job.id} candidateId={session.user.id} />
                <OwnMatch requirements={comparedOf(job)} />
              </>
            )
          }
          matchOf={matchOf}
          report={<ReportButton type="job" id={job.id} />}
        />
      )}
    </JobScreen>
  );
};
