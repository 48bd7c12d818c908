import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { jobCalls, type OwnJob } from '#shared/contracts/jobs.ts';
import { stateOfJob } from '#shared/domain/closing-date.ts';
import { epochMs } from '#shared/domain/time.ts';
import { linkTo } from '#web/config/links.ts';
import { closingText } from '#web/lib/closing-text.ts';
import { formatDate, salaryText } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { languageText } from '#web/lib/language-text.ts';
import { useRequirementText } from '#web/lib/requirement-text.ts';
import { useMay } from '#web/lib/use-may.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { CalendarClock, Inbox, Languages, MapPin, Wallet } from '#web/ui/icons.ts';
import { type JobAndActions, OwnJobActions } from './own-job-actions.tsx';

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
export const OwnJobCard = (given: JobAndActions) => {
  const { job, onClose } = given;
  const t = useT();
  const state = stateOfJob(job, epochMs(Date.now()));
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
      <OwnJobActions {...given} state={state} />
    </article>
  );
};
