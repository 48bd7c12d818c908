import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { JobSummary } from '#shared/contracts/jobs.ts';
import { linkTo } from '#web/config/links.ts';
import { JobCard } from '#web/features/jobs/job-card.tsx';
import { JobResults, SkipToJobs } from '#web/features/jobs/job-results.tsx';
import { SaveJobToggle } from '#web/features/jobs/saved-jobs-toggle.tsx';
import { useT } from '#web/lib/i18n.ts';
import { useSession } from '#web/lib/use-session.ts';
import { Loosen } from '../search/loosen.tsx';
import { JobFilterBar, JobSearchState } from './job-search-filters.tsx';
import { useJobSearch } from './use-job-search.ts';

const cardOfGuest = (job: JobSummary) => <JobCard job={job} corner={<SaveJobToggle job={job} />} />;
const cardOfOthers = (job: JobSummary) => <JobCard job={job} />;

/** The list of jobs for guests, who can save them in the browser, recruiters and admins. `children` are above the filters. */
export const GuestJobs = ({ children }: { children?: ReactNode }) => {
  const t = useT();
  const jobs = useJobSearch();
  const isGuest = useSession() === null;
  return (
    <>
      <SkipToJobs />
      {children}
      <div className="mb-2 sm:mb-3">
        <JobFilterBar jobs={jobs} />
      </div>
      <JobSearchState jobs={jobs} />
      <JobResults
        query={jobs.query}
        clear={jobs.search.clear}
        loosen={<Loosen {...jobs} />}
        lead={
          isGuest && (
            <p className="text-sm text-soft">
              <span>{t('jobs.list.languages')}</span>{' '}
              <Link to={linkTo('candidateSignup')} className="font-semibold text-primary hover:underline">
                {t('jobs.list.languagesAction')}
              </Link>
            </p>
          )
        }
        card={isGuest ? cardOfGuest : cardOfOthers}
      />
    </>
  );
};
