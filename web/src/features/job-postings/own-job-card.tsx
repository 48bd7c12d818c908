import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { jobCalls, type OwnJob } from '#shared/contracts/jobs.ts';
import { daysLeft, stateOfJob } from '#shared/domain/closing-date.ts';
import { epochMs } from '#shared/domain/time.ts';
import { linkTo } from '#web/config/links.ts';
import { closingText } from '#web/lib/closing-text.ts';
import { formatDate, salaryText } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { languageText } from '#web/lib/language-text.ts';
import { useRequirementText } from '#web/lib/requirement-text.ts';
import { useMay } from '#web/lib/use-may.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, ButtonLink, IconButton, IconLink } from '#web/ui/button.tsx';
import {
  CalendarClock,
  ChartNoAxesColumn,
  Copy,
  Inbox,
  Languages,
  Lock,
  MapPin,
  Pencil,
  RefreshCw,
  Trash2,
  Users,
  Wallet,
} from '#web/ui/icons.ts';

/** From how many days before its end on a job can be renewed by a press. */
const renewableDays = 14;

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex min-w-0 items-start gap-1.5 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0">
    {icon}
    <span className="min-w-0 wrap-anywhere">{children}</span>
  </li>
);

const Facts = ({ job }: { job: OwnJob }) => {
  const t = useT();
  const languages = useRequirementText(job.language_requirements, 'short');
  const closing = closingText(job);
  return (
    <ul className="mt-2.5 flex flex-wrap gap-x-5 gap-y-1 text-sm text-soft">
      <Fact icon={<Inbox aria-hidden="true" />}>
        <span className={job.applications_count > 0 ? 'font-semibold text-ink' : ''}>
          {t('jobPostings.card.applications', { count: job.applications_count })}
        </span>
      </Fact>
      <Fact icon={<MapPin aria-hidden="true" />}>{job.location}</Fact>
      <Fact icon={<Languages aria-hidden="true" />}>
        <span className="line-clamp-2">{languages ?? languageText(job.language)}</span>
      </Fact>
      <Fact icon={<Wallet aria-hidden="true" />}>{salaryText(job)}</Fact>
      <Fact icon={<CalendarClock aria-hidden="true" />}>
        {closing
          ? t('jobPostings.card.postedAndClosing', { date: formatDate(job.created_at), closing })
          : t('jobPostings.card.posted', { date: formatDate(job.created_at) })}
      </Fact>
    </ul>
  );
};

/** One of the recruiter's own jobs, with its actions. */
export const OwnJobCard = ({
  job,
  onEdit,
  onDelete,
  onRenew,
  onClose,
}: {
  job: OwnJob;
  onEdit: () => void;
  onDelete: () => void;
  /** Of a job that is closed, or will be soon. */
  onRenew: () => void;
  /** Of a job that is active, also after its end. */
  onClose: () => void;
}) => {
  const t = useT();
  const now = epochMs(Date.now());
  const state = stateOfJob(job, now);
  const isEnding = state === 'closed' || (state === 'active' && (daysLeft(job, now) ?? 0) <= renewableDays);
  const mayChange = useMay(jobCalls.update);
  const waiting = job.waiting_count ?? 0;
  return (
    <article className="flex flex-col gap-4 rounded-lg border border-line bg-card p-5 transition-colors hover:border-edge md:flex-row md:items-center">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h2 className="text-lg leading-snug wrap-anywhere">
            <Link
              to={linkTo('jobDetails', { jobId: job.id })}
              lang={job.text_language ?? undefined}
              className="rounded-sm hover:underline"
            >
              {job.title}
            </Link>
          </h2>
          <Badge tone={state === 'active' ? 'success' : 'neutral'}>{t(`jobPostings.card.${state}`)}</Badge>
          {job.is_taken_down && <Badge tone="danger">{t('jobPostings.card.takenDown')}</Badge>}
          <Badge>{t(`common.jobType.${job.job_type}`)}</Badge>
        </div>
        <Facts job={job} />
        {mayChange && state === 'closed' && waiting > 0 && (
          <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-warning-tint px-3 py-2 text-sm">
            <span>{t('jobPostings.card.waiting', { count: waiting })}</span>
            <Button variant="secondary" size="sm" onClick={onClose}>
              {t('jobPostings.card.answer')}
            </Button>
          </p>
        )}
      </div>
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
    </article>
  );
};
