import { useOwnApplications } from '#web/features/applications/use-applications.ts';
import { SavedJobsList } from '#web/features/jobs/saved-jobs-list.tsx';
import { itemsOf } from '#web/lib/query.ts';
import { useOwnId } from '#web/lib/use-session.ts';
import { CandidateJobCard } from '../candidate-jobs/candidate-job-card.tsx';

/** The candidate's saved jobs, with the application to each. */
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
