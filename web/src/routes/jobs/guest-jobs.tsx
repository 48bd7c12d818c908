import { Link } from 'react-router-dom';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { linkTo } from '#web/config/links.ts';
import { pageSize } from '#web/config/page-size.ts';
import { JobCard } from '#web/features/jobs/job-card.tsx';
import { JobFilterBar } from '#web/features/jobs/job-filter-bar.tsx';
import { jobQueryOf, useJobFilters } from '#web/features/jobs/job-filters.ts';
import { JobResults } from '#web/features/jobs/job-results.tsx';
import { SaveJobToggle } from '#web/features/jobs/saved-jobs-toggle.tsx';
import { useT } from '#web/lib/i18n.ts';
import { pagesOf } from '#web/lib/query.ts';
import { useSession } from '#web/lib/use-session.ts';

/** The list of jobs for guests, who can save them in the browser, recruiters and admins. */
export const GuestJobs = () => {
  const t = useT();
  const search = useJobFilters();
  const { filters, clear } = search;
  const isGuest = useSession() === null;
  return (
    <>
      <JobFilterBar {...search} />
      {isGuest && (
        <p className="mb-5 text-sm text-soft">
          {t('jobs.list.languages')}{' '}
          <Link to={linkTo('candidateSignup')} className="font-semibold text-primary hover:underline">
            {t('jobs.list.languagesAction')}
          </Link>
        </p>
      )}
      <JobResults
        query={pagesOf(jobCalls.list, { query: { ...jobQueryOf(filters), limit: pageSize.cards } })}
        clear={clear}
        card={(job) => <JobCard job={job} corner={isGuest && <SaveJobToggle job={job} />} />}
      />
    </>
  );
};
