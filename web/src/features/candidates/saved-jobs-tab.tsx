import { itemsOf, useOwnApplications } from '#web/features/applications/index.ts';
import { SavedJobsList } from '#web/features/jobs/index.ts';
import { useOwnId } from '#web/lib/use-own-id.ts';
import { CandidateJobCard } from './candidate-job-card.tsx';

/** The jobs saved in this browser, with the candidate's application to each. */
export const SavedJobsTab = ({ browse }: { browse: string }) => {
  const applications = itemsOf(useOwnApplications(useOwnId()).data);
  return (
    <SavedJobsList
      browse={browse}
      card={(job) => (
        <CandidateJobCard job={job} status={applications.find(({ job_id }) => job_id === job.id)?.status ?? null} />
      )}
    />
  );
};
