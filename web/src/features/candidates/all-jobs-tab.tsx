import { jobCalls } from '#shared/contracts/jobs.ts';
import { JobResults } from '#web/features/jobs/index.ts';
import { call } from '#web/lib/api-client.ts';
import { CandidateJobCard } from './candidate-job-card.tsx';
import { DashboardFilterBar } from './dashboard-filter-bar.tsx';
import { queryOf, useDashboardFilters } from './dashboard-filters.ts';

/** Active jobs with filters, and the candidate's application to each. */
export const AllJobsTab = () => {
  const search = useDashboardFilters();
  const { filters, clear } = search;
  return (
    <>
      <DashboardFilterBar {...search} />
      <JobResults
        of="candidate"
        filters={filters}
        load={(page, signal) => call(jobCalls.forCandidate, { query: { ...queryOf(filters), ...page } }, { signal })}
        clear={clear}
        card={(job) => <CandidateJobCard job={job} status={job.application_status} />}
      />
    </>
  );
};
