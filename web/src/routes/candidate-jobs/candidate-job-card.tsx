import type { FoundJob } from '#shared/contracts/job-search.ts';
import { isOpen } from '#shared/domain/closing-date.ts';
import type { ApplicationStatus } from '#shared/domain/hiring-statuses.ts';
import { comparedOf } from '#shared/domain/languages/language-requirement.ts';
import { epochMs } from '#shared/domain/time.ts';
import { ListApplyButton } from '#web/features/applications/apply-button.tsx';
import { JobCard } from '#web/features/jobs/job-card.tsx';
import { SaveJobToggle } from '#web/features/jobs/saved-jobs-toggle.tsx';
import { LazyApplyNotice, LazyFitLine } from '#web/features/matches/lazy-match.tsx';
import { salaryText } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { Badge } from '#web/ui/badge.tsx';

/** A job as a candidate sees it in lists, to save and to apply for. `status`: of the own application, or null. */
export const CandidateJobCard = ({
  job,
  status,
  isInSearch = false,
}: {
  job: FoundJob;
  status: ApplicationStatus | null;
  /** In the job search, whose texts differ from those of the dashboard (specification, section of each screen). */
  isInSearch?: boolean;
}) => {
  const t = useT();
  return (
    <JobCard
      job={job}
      {...(!isInSearch && { detailsLabel: t('jobs.card.details'), salary: salaryText(job) })}
      corner={<SaveJobToggle job={job} />}
      match={<LazyFitLine job={job} />}
      actions={
        status === null && !isOpen(job, epochMs(Date.now())) ? (
          <Badge className="self-center">{t('jobs.details.daysLeft', { count: 0 })}</Badge>
        ) : (
          <ListApplyButton
            size="sm"
            job={job}
            status={status}
            notice={<LazyApplyNotice requirements={comparedOf(job)} />}
          />
        )
      }
    />
  );
};
