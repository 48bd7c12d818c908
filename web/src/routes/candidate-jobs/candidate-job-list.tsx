import type { FoundJob } from '#shared/contracts/job-search.ts';
import { jobSearchSorts } from '#shared/domain/job-terms.ts';
import { JobFilterBar } from '#web/features/jobs/job-filter-bar.tsx';
import { JobResults } from '#web/features/jobs/job-results.tsx';
import { useSendSavedJobs } from '#web/features/jobs/use-saved-jobs.ts';
import { LanguagesInvitation } from '#web/features/matches/languages-invitation.tsx';
import { NextLevels } from '#web/features/matches/lazy-next-levels.tsx';
import { JobSearchLayout } from '../jobs/job-search-layout.tsx';
import { SaveJobSearch } from '../jobs/save-job-search.tsx';
import { useJobSearch } from '../jobs/use-job-search.ts';
import { CandidateJobCard } from './candidate-job-card.tsx';

const cardOfSearch = (job: FoundJob) => (
  <CandidateJobCard job={job} status={job.application_status ?? null} isInSearch />
);
const cardOfDashboard = (job: FoundJob) => <CandidateJobCard job={job} status={job.application_status ?? null} />;

/** Active jobs with filters, and the candidate's application to each: of the job search or of the dashboard. */
export const CandidateJobList = ({ isInSearch = false }: { isInSearch?: boolean }) => {
  const { bar, more, query, filters, clear } = useJobSearch();
  useSendSavedJobs();
  return (
    <>
      <JobFilterBar {...bar} salary={isInSearch ? 'bands' : 'range'} sorts={jobSearchSorts} />
      <div className="mb-5 empty:hidden">
        <LanguagesInvitation />
      </div>
      <JobSearchLayout more={more} query={query}>
        <div className="mb-5 empty:hidden">
          <SaveJobSearch filters={filters} />
        </div>
        <JobResults
          query={query}
          clear={clear}
          card={isInSearch ? cardOfSearch : cardOfDashboard}
          {...(!isInSearch && { aside: <NextLevels /> })}
        />
      </JobSearchLayout>
    </>
  );
};
