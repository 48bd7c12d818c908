import type { FoundJob } from '#shared/contracts/job-search.ts';
import type { JobSearchSort } from '#shared/domain/job-terms.ts';
import type { JobListChoice } from '#web/config/first-call.ts';
import { fitHeading } from '#web/features/jobs/fit-heading.tsx';
import { JobFilterBar } from '#web/features/jobs/job-filter-bar.tsx';
import { JobListSwitch } from '#web/features/jobs/job-list-switch.tsx';
import { JobResults } from '#web/features/jobs/job-results.tsx';
import { useSendSavedJobs } from '#web/features/jobs/use-saved-jobs.ts';
import { LanguagesInvitation } from '#web/features/matches/languages-invitation.tsx';
import { NextLevels } from '#web/features/matches/lazy-next-levels.tsx';
import { isStated, useOwnLanguages } from '#web/features/matches/own-languages.ts';
import { chooseJobList, useJobListChoice } from '#web/lib/job-list-choice.ts';
import { JobSearchLayout } from '../jobs/job-search-layout.tsx';
import { SaveJobSearch } from '../jobs/save-job-search.tsx';
import { useJobSearch } from '../jobs/use-job-search.ts';
import { CandidateJobCard } from './candidate-job-card.tsx';

const cardOfSearch = (job: FoundJob) => (
  <CandidateJobCard job={job} status={job.application_status ?? null} isInSearch />
);
const cardOfDashboard = (job: FoundJob) => <CandidateJobCard job={job} status={job.application_status ?? null} />;

/** The orders to choose from, the usual one first. */
const sorts: Readonly<Record<JobListChoice, readonly [JobSearchSort, ...JobSearchSort[]]>> = {
  fit: ['fit', 'newest', 'salary', 'relevance'],
  all: ['newest', 'salary', 'relevance', 'fit'],
};

/**
 * Active jobs with filters, and the candidate's application to each: of the job search or of the dashboard. Those that fit
 * the stated languages come first, unless the candidate chose all jobs last time.
 */
export const CandidateJobList = ({ isInSearch = false }: { isInSearch?: boolean }) => {
  const choice = useJobListChoice();
  const { bar, more, query, sort, filters, clear } = useJobSearch(sorts[choice][0]);
  const own = useOwnLanguages();
  useSendSavedJobs();
  const choose = (next: JobListChoice) => {
    chooseJobList(next);
    bar.apply({ sort: '' });
  };
  return (
    <>
      <JobFilterBar {...bar} salary={isInSearch ? 'bands' : 'range'} sorts={sorts[choice]} />
      <div className="mb-5 empty:hidden">
        <LanguagesInvitation />
      </div>
      <JobSearchLayout
        more={more}
        query={query}
        {...((!own || isStated(own)) && {
          lead: <JobListSwitch chosen={sort === 'fit' ? 'fit' : 'all'} onChoose={choose} />,
        })}
      >
        <div className="mb-5 empty:hidden">
          <SaveJobSearch filters={filters} />
        </div>
        <JobResults
          query={query}
          clear={clear}
          card={isInSearch ? cardOfSearch : cardOfDashboard}
          heading={fitHeading}
          {...(!isInSearch && { aside: <NextLevels /> })}
        />
      </JobSearchLayout>
    </>
  );
};
