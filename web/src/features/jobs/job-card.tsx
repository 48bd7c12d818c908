import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { JobSummary } from '#shared/contracts/jobs.ts';
import { linkTo } from '#web/config/links.ts';
import { cx } from '#web/lib/cx.ts';
import { formatDate, formatDaysAgo, publicSalaryText } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { languageText } from '#web/lib/language-text.ts';
import { useRequirementText } from '#web/lib/requirement-text.ts';
import { useSession } from '#web/lib/use-session.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { CalendarDays, FileText } from '#web/ui/icons.ts';
import { JobSalary } from './job-salary.tsx';

/** Buttons that are named by a label are icons on screens that are narrower than a laptop's. */
const icons = cx(
  '[&_[aria-label]]:shrink-0 max-lg:[&_[aria-label]]:w-11 max-lg:[&_[aria-label]]:px-0 max-lg:[&_[aria-label]>span]:sr-only',
  'max-lg:[&_a]:border-transparent max-lg:[&_a]:bg-transparent [&_[aria-label]>svg]:size-4.5 lg:[&_[aria-label]>svg]:hidden',
);

/** How many days ago a job was posted, and its type; on phones an icon says Posted. */
const Posted = ({ job }: { job: JobSummary }) => {
  const t = useT();
  const ago = formatDaysAgo(job.created_at);
  return (
    <p className="flex h-5 items-center gap-2 sm:h-6">
      <span
        title={formatDate(job.created_at)}
        className="flex min-w-0 items-center gap-1 overflow-hidden text-xs text-soft"
      >
        <CalendarDays className="size-3.5 shrink-0 sm:hidden" aria-hidden="true" />
        <span aria-hidden="true" className="truncate sm:hidden">
          {ago}
        </span>
        <span className="max-sm:sr-only sm:truncate">{t('jobs.card.posted', { ago })}</span>
      </span>
      <Badge tone="accent" className="shrink-0">
        {t(`common.jobType.${job.job_type}`)}
      </Badge>
    </p>
  );
};

/**
 * A job in a list, at most 180 px high on a phone: the whole card leads to its page. `detailsLabel` names the link that says
 * so (default: View Job Details, with an excerpt on phones, too), `corner` takes a save toggle, `actions` further buttons such
 * as Apply Now, `salary` another salary text than the public one, `match` how the reader's languages meet it, in one line.
 */
export const JobCard = ({
  job,
  detailsLabel,
  salary,
  corner,
  match,
  actions,
}: {
  job: JobSummary;
  detailsLabel?: string;
  salary?: string;
  corner?: ReactNode;
  match?: ReactNode;
  actions?: ReactNode;
}) => {
  const t = useT();
  const languages = useRequirementText(job.language_requirements, 'short') ?? languageText(job.language);
  const to = linkTo(useSession() ? 'jobDetails' : 'publicJob', { jobId: job.id });
  const details = detailsLabel ?? t('jobs.card.viewDetails');
  return (
    // Its buttons are above the title's link, which covers the card.
    <article className="relative flex h-full flex-col gap-y-0.5 rounded-lg border border-line bg-card px-3 pt-2.5 pb-1.5 transition-colors hover:border-edge sm:px-4 sm:pt-3.5 sm:pb-2.5 [&_button]:relative">
      <div className="flex items-start gap-2">
        <h2 className="min-w-0 flex-1 text-base leading-6 text-wrap">
          <Link
            to={to}
            dir="auto"
            title={job.title}
            lang={job.text_language ?? undefined}
            className="line-clamp-1 rounded-sm [text-align:match-parent] break-all after:absolute after:inset-0 hover:underline sm:line-clamp-2 sm:break-normal sm:wrap-anywhere"
          >
            {job.title}
          </Link>
        </h2>
        {corner}
      </div>
      <p className="flex text-sm leading-5 text-soft">
        <Link
          dir="auto"
          to={linkTo('company', { recruiterId: job.recruiter_id })}
          className="relative min-w-0 truncate rounded-sm hover:underline"
        >
          {job.company_name}
        </Link>
        <span className="flex max-w-3/5 shrink-0 before:mx-1.5 before:content-['·']">
          <span dir="auto" className="truncate">
            {job.location}
          </span>
        </span>
      </p>
      {/* The text appears with the match, which would move it. */}
      <div className="flex h-6 items-center gap-x-2 overflow-hidden text-sm break-all [--lines:1] [&:has(ul.invisible)>p]:invisible max-sm:[&:has(ul)>p]:sr-only">
        {match}
        <p className="min-w-0 flex-1 truncate">{languages}</p>
      </div>
      <p
        dir="auto"
        lang={job.text_language ?? undefined}
        className={cx('line-clamp-1 text-sm leading-5 break-all text-soft', detailsLabel && 'max-sm:hidden')}
      >
        {job.description}
      </p>
      <div className={cx('mt-auto flex items-center sm:gap-2', icons)}>
        <div className="me-auto min-w-0 overflow-hidden text-sm">
          <JobSalary job={job} text={salary ?? publicSalaryText(job)} />
          <Posted job={job} />
        </div>
        <ButtonLink
          to={to}
          variant="secondary"
          size="sm"
          className="relative"
          aria-label={t('common.named', { action: details, title: job.title })}
          title={details}
          icon={<FileText aria-hidden="true" />}
        >
          {details}
        </ButtonLink>
        {actions}
      </div>
    </article>
  );
};
