import { type JobSummary, jobCalls } from '#shared/contracts/jobs.ts';
import type { ApplicationStatus } from '#shared/domain/hiring-statuses.ts';
import { pageSize } from '#web/config/page-size.ts';
import { ListApplyButton } from '#web/features/applications/apply-button.tsx';
import { useOwnApplications } from '#web/features/applications/use-applications.ts';
import { DashboardFilterBar } from '#web/features/jobs/dashboard-filter-bar.tsx';
import { dashboardJobQueryOf, useDashboardFilters } from '#web/features/jobs/dashboard-filters.ts';
import { JobCard } from '#web/features/jobs/job-card.tsx';
import { JobResults } from '#web/features/jobs/job-results.tsx';
import { SavedJobsList } from '#web/features/jobs/saved-jobs-list.tsx';
import { SaveJobToggle } from '#web/features/jobs/saved-jobs-toggle.tsx';
import { salaryText } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { itemsOf, pagesOf } from '#web/lib/query.ts';
import { useOwnId } from '#web/lib/use-session.ts';

/** A job on the candidate's dashboard, to save and to apply for. `status`: of the own application, or null. */
const CandidateJobCard = ({ job, status }: { job: JobSummary; status: ApplicationStatus | null }) => {
  const t = useT();
  return (
    <JobCard
      job={job}
      detailsLabel={t('jobs.card.details')}
      salary={salaryText(job)}
      corner={<SaveJobToggle job={job} />}
      actions={<ListApplyButton size="sm" job={job} status={status} />}
    />
  );
};

/** Active jobs with filters, and the candidate's application to each. */
export const AllJobsTab = () => {
  const search = useDashboardFilters();
  const { filters, clear } = search;
  return (
    <>
      <DashboardFilterBar {...search} />
      <JobResults
        query={pagesOf(jobCalls.forCandidate, { query: { ...dashboardJobQueryOf(filters), limit: pageSize.cards } })}
        clear={clear}
        card={(job) => <CandidateJobCard job={job} status={job.application_status} />}
      />
    </>
  );
};

/** The jobs saved in this browser, with the candidate's application to each. */
export const SavedJobsTab = ({ browse }: { browse: string }) => {
  const applications = itemsOf(useOwnApplications(useOwnId()).data) ?? [];
  return (
    <SavedJobsList
      browse={browse}
      card={(job) => (
        <CandidateJobCard job={job} status={applications.find(({ job_id }) => job_id === job.id)?.status ?? null} />
      )}
    />
  );
};
