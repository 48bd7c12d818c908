import { jobCalls } from '#shared/contracts/jobs.ts';
import { pageSize } from '#web/config/page-size.ts';
import { JobFilterBar } from '#web/features/jobs/job-filter-bar.tsx';
import { jobQueryOf, useJobFilters } from '#web/features/jobs/job-filters.ts';
import { JobResults } from '#web/features/jobs/job-results.tsx';
import { useSendSavedJobs } from '#web/features/jobs/use-saved-jobs.ts';
import { LanguagesInvitation } from '#web/features/matches/own-match.tsx';
import { pagesOf } from '#web/lib/query.ts';
import { CandidateJobCard } from './candidate-job-card.tsx';

/** Active jobs with filters, and the candidate's application to each: of the job search or of the dashboard. */
export const CandidateJobList = ({ isInSearch = false }: { isInSearch?: boolean }) => {
  const search = useJobFilters();
  const { filters, clear } = search;
  useSendSavedJobs();
  return (
    <>
      <JobFilterBar {...search} salary={isInSearch ? 'bands' : 'range'} />
      <div className="mb-5 empty:hidden">
        <LanguagesInvitation />
      </div>
      <JobResults
        query={pagesOf(jobCalls.forCandidate, { query: { ...jobQueryOf(filters), limit: pageSize.cards } })}
        clear={clear}
        card={(job) => <CandidateJobCard job={job} status={job.application_status} isInSearch={isInSearch} />}
      />
    </>
  );
};
