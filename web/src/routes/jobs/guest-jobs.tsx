import { Link } from 'react-router-dom';
import type { JobSummary } from '#shared/contracts/jobs.ts';
import { linkTo } from '#web/config/links.ts';
import { JobCard } from '#web/features/jobs/job-card.tsx';
import { JobResults } from '#web/features/jobs/job-results.tsx';
import { SaveJobToggle } from '#web/features/jobs/saved-jobs-toggle.tsx';
import { useT } from '#web/lib/i18n.ts';
import { useSession } from '#web/lib/use-session.ts';
import { Loosen } from '../search/loosen.tsx';
import { JobFilterBar, JobSearchState } from './job-search-filters.tsx';
import { useJobSearch } from './use-job-search.ts';

const cardOfGuest = (job: JobSummary) => <JobCard job={job} corner={<SaveJobToggle job={job} />} />;
const cardOfOthers = (job: JobSummary) => <JobCard job={job} />;

/** The list of jobs for guests, who can save them in the browser, recruiters and admins. */
export const GuestJobs = () => {
  const t = useT();
  const jobs = useJobSearch();
  const isGuest = useSession() === null;
  return (
    <>
      <div className="mb-4 sm:mb-5">
        <JobFilterBar jobs={jobs} />
      </div>
      {isGuest && (
        <p className="mb-5 text-sm text-soft">
          <span>{t('jobs.list.languages')}</span>{' '}
          <Link to={linkTo('candidateSignup')} className="font-semibold text-primary hover:underline">
            {t('jobs.list.languagesAction')}
          </Link>
        </p>
      )}
      <JobSearchState jobs={jobs} />
      <JobResults
        query={jobs.query}
        clear={jobs.search.clear}
        loosen={<Loosen {...jobs} />}
        card={isGuest ? cardOfGuest : cardOfOthers}
      />
    </>
  );
};
