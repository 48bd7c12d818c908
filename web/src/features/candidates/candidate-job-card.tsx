import type { JobSummary } from '#shared/contracts/jobs.ts';
import type { ApplicationStatus } from '#shared/domain/constants.ts';
import { QuickApplyButton } from '#web/features/applications/index.ts';
import { JobCard, SaveJobToggle } from '#web/features/jobs/index.ts';
import { salaryText } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';

/** A job on the candidate's dashboard, to save and to apply for. `status`: of the own application, or null. */
export const CandidateJobCard = ({ job, status }: { job: JobSummary; status: ApplicationStatus | null }) => {
  const t = useT();
  return (
    <JobCard
      job={job}
      detailsLabel={t('jobs.card.details')}
      salary={salaryText(job)}
      corner={<SaveJobToggle job={job} />}
      actions={<QuickApplyButton size="sm" job={job} status={status} />}
    />
  );
};
