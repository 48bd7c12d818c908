import { jobCalls } from '#shared/contracts/jobs.ts';
import { QuickApplyButton } from '#web/features/applications/index.ts';
import { JobCard, JobResults, SaveJobToggle } from '#web/features/jobs/index.ts';
import { call } from '#web/lib/api-client.ts';
import { salaryText } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { DashboardFilterBar } from './dashboard-filter-bar.tsx';
import { queryOf, useDashboardFilters } from './dashboard-filters.ts';

/** Active jobs with filters, and the candidate's application to each. */
export const AllJobsTab = () => {
  const t = useT();
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
        card={(job) => (
          <JobCard
            job={job}
            detailsLabel={t('jobs.card.details')}
            salary={salaryText(job)}
            corner={<SaveJobToggle job={job} />}
            actions={<QuickApplyButton size="sm" job={job} status={job.application_status} />}
          />
        )}
      />
    </>
  );
};
