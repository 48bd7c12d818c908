import { itemsOf, QuickApplyButton, useOwnApplications } from '#web/features/applications/index.ts';
import { JobCard, SavedJobsList, SaveJobToggle } from '#web/features/jobs/index.ts';
import { salaryText } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { useOwnId } from '#web/lib/use-own-id.ts';

/** The jobs saved in this browser, with the candidate's application to each. */
export const SavedJobsTab = ({ browse }: { browse: string }) => {
  const t = useT();
  const applications = itemsOf(useOwnApplications(useOwnId()).data);
  return (
    <SavedJobsList
      browse={browse}
      card={(job) => (
        <JobCard
          job={job}
          detailsLabel={t('jobs.card.details')}
          salary={salaryText(job)}
          corner={<SaveJobToggle job={job} />}
          actions={
            <QuickApplyButton
              size="sm"
              job={job}
              status={applications.find(({ job_id }) => job_id === job.id)?.status ?? null}
            />
          }
        />
      )}
    />
  );
};
