import { jobCalls, type OwnJob } from '#shared/contracts/jobs.ts';
import { daysLeft, type stateOfJob } from '#shared/domain/closing-date.ts';
import { epochMs } from '#shared/domain/time.ts';
import { linkTo } from '#web/config/links.ts';
import { useT } from '#web/lib/i18n.ts';
import { useMay } from '#web/lib/use-may.ts';
import { Button, ButtonLink, IconButton, IconLink } from '#web/ui/button.tsx';
import { ChartNoAxesColumn, Copy, Lock, Pencil, RefreshCw, Trash2, Users } from '#web/ui/icons.ts';

/** From how many days before its end on a job can be renewed by a press. */
const renewableDays = 14;

export interface JobAndActions {
  job: OwnJob;
  onEdit: () => void;
  onDelete: () => void;
  /** Of a job that is closed, or will be soon. */
  onRenew: () => void;
  /** Of a job that is active, also after its end. */
  onClose: () => void;
}

/** What its recruiter can do with a job; the company's other members have the links. */
export const OwnJobActions = ({
  job,
  state,
  onEdit,
  onDelete,
  onRenew,
  onClose,
}: JobAndActions & { state: ReturnType<typeof stateOfJob> }) => {
  const t = useT();
  const mayChange = useMay(jobCalls.update);
  const left = daysLeft(job, epochMs(Date.now())) ?? 0;
  const isEnding = state === 'closed' || (state === 'active' && left <= renewableDays);
  return (
    <div className="flex shrink-0 items-center justify-end gap-1.5 max-sm:flex-wrap">
      {mayChange && isEnding && (
        <Button
          variant="secondary"
          size="sm"
          className="grow max-sm:basis-full md:grow-0"
          icon={<RefreshCw className="size-4" aria-hidden="true" />}
          aria-label={t('jobPostings.card.renewOf', { title: job.title })}
          onClick={onRenew}
        >
          {t('jobPostings.card.renew')}
        </Button>
      )}
      <ButtonLink
        to={linkTo('jobApplicants', { jobId: job.id })}
        variant="secondary"
        size="sm"
        className="grow max-sm:basis-full md:grow-0"
        icon={<Users className="size-4" aria-hidden="true" />}
        aria-label={t('jobPostings.card.applicantsOf', { title: job.title })}
      >
        {t('jobPostings.card.applicants')}
      </ButtonLink>
      <IconLink
        to={linkTo('recruiterInsights', {}, { job: job.id })}
        label={t('jobPostings.card.insights', { title: job.title })}
      >
        <ChartNoAxesColumn className="size-4.5" aria-hidden="true" />
      </IconLink>
      {mayChange && (
        <>
          <IconButton label={t('jobPostings.card.edit', { title: job.title })} onClick={onEdit}>
            <Pencil className="size-4.5" aria-hidden="true" />
          </IconButton>
          <IconLink
            to={linkTo('postJob', {}, { like: job.id })}
            label={t('jobPostings.card.duplicate', { title: job.title })}
          >
            <Copy className="size-4.5" aria-hidden="true" />
          </IconLink>
          {state === 'active' && (
            <IconButton label={t('jobPostings.card.close', { title: job.title })} onClick={onClose}>
              <Lock className="size-4.5" aria-hidden="true" />
            </IconButton>
          )}
          <IconButton
            label={t('jobPostings.card.delete', { title: job.title })}
            className="hover:bg-danger-tint! hover:text-danger!"
            onClick={onDelete}
          >
            <Trash2 className="size-4.5" aria-hidden="true" />
          </IconButton>
        </>
      )}
    </div>
  );
};
