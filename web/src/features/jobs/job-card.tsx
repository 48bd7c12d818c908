import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { JobSummary } from '#shared/contracts/jobs.ts';
import { linkTo } from '#web/config/links.ts';
import { formatDate, publicSalaryText } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { languageText } from '#web/lib/language-text.ts';
import { useRequirementText } from '#web/lib/requirement-text.ts';
import { useSession } from '#web/lib/use-session.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Building2, CalendarDays, Languages, MapPin, Wallet } from '#web/ui/icons.ts';
import { JobSalary } from './job-salary.tsx';

/** `dir="auto"` is for texts of people: what does not fit is cut at their end, also in a page of the other direction. */
const Fact = ({ icon, dir, children }: { icon: ReactNode; dir?: 'auto'; children: ReactNode }) => (
  <li className="flex min-w-0 items-center gap-2 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-soft">
    {icon}
    <span dir={dir} className="min-w-0 truncate">
      {children}
    </span>
  </li>
);

/**
 * A job in a list. `detailsLabel` names the link to its page (default: View Job Details), `corner` takes a save toggle,
 * `actions` further buttons such as Apply Now, `salary` another salary text than the public one, `match` how the reader's
 * languages meet it.
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
  const languages = useRequirementText(job.language_requirements, 'short');
  const to = linkTo(useSession() ? 'jobDetails' : 'publicJob', { jobId: job.id });
  return (
    <article className="flex h-full flex-col rounded-lg border border-line bg-card p-5 transition-colors hover:border-edge">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-lg leading-snug wrap-anywhere">
            <Link to={to} lang={job.text_language ?? undefined} className="rounded-sm hover:underline">
              {job.title}
            </Link>
          </h2>
          <p className="mt-1 flex items-center gap-2 text-sm text-soft">
            <Building2 className="size-4 shrink-0" aria-hidden="true" />
            <Link
              dir="auto"
              to={linkTo('company', { recruiterId: job.recruiter_id })}
              className="min-w-0 truncate rounded-sm hover:underline"
            >
              {job.company_name}
            </Link>
          </p>
        </div>
        {corner}
      </div>
      <p className="mt-3 flex flex-wrap gap-1.5">
        <Badge tone="accent">{t(`common.jobType.${job.job_type}`)}</Badge>
        <Badge tone="primary">
          <Languages className="size-3.5" aria-hidden="true" />
          <span>{languageText(job.language)}</span>
        </Badge>
      </p>
      {match && <div className="mt-2 empty:hidden">{match}</div>}
      <p
        dir="auto"
        lang={job.text_language ?? undefined}
        className="mt-3 line-clamp-1 text-sm text-soft wrap-anywhere sm:line-clamp-3"
      >
        {job.description}
      </p>
      <ul className="mt-4 mb-5 space-y-1.5 text-sm">
        {languages && (
          <li className="flex min-w-0 items-start gap-2 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-soft">
            <Languages aria-hidden="true" />
            <span className="line-clamp-1 min-w-0 wrap-anywhere sm:line-clamp-2">{languages}</span>
          </li>
        )}
        <Fact icon={<MapPin aria-hidden="true" />} dir="auto">
          {job.location}
        </Fact>
        <Fact icon={<Wallet aria-hidden="true" />}>
          <JobSalary job={job} text={salary ?? publicSalaryText(job)} />
        </Fact>
        <Fact icon={<CalendarDays aria-hidden="true" />}>
          {t('jobs.card.posted', { date: formatDate(job.created_at) })}
        </Fact>
      </ul>
      <div className="mt-auto flex flex-wrap gap-2">
        <ButtonLink to={to} variant="secondary" size="sm">
          {detailsLabel ?? t('jobs.card.viewDetails')}
        </ButtonLink>
        {actions}
      </div>
    </article>
  );
};
