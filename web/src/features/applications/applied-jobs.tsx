import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Application } from '#shared/contracts/application-answers.ts';
import type { InterviewTime } from '#shared/contracts/interviews.ts';
import { linkTo } from '#web/config/links.ts';
import { formatDate } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { languageText } from '#web/lib/language-text.ts';
import { useItems } from '#web/lib/query.ts';
import { useOwnId } from '#web/lib/use-session.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Building2, CalendarDays, Languages, MapPin, Send } from '#web/ui/icons.ts';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { OwnWay } from './own-way.tsx';
import { ApplicationStatusBadge } from './status-badge.tsx';
import { useInterviewTimes, useOwnApplications } from './use-applications.ts';
import { WithdrawButton } from './withdraw-button.tsx';

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex min-w-0 items-center gap-1.5 [&_svg]:size-4 [&_svg]:shrink-0">
    {icon}
    <span dir="auto" className="min-w-0 truncate">
      {children}
    </span>
  </li>
);

const AppliedJob = ({ application, interview }: { application: Application; interview: InterviewTime | undefined }) => {
  const { job, status, applied_at, answers, job_gone } = application;
  const t = useT();
  return (
    <article className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-lg border border-line bg-card p-5">
      <div className="min-w-0 flex-1 basis-72">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="text-lg leading-snug wrap-anywhere">
            {job_gone ? (
              job.title
            ) : (
              <Link to={linkTo('jobDetails', { jobId: job.id })} className="rounded-sm hover:underline">
                {job.title}
              </Link>
            )}
          </h2>
          <ApplicationStatusBadge status={status} />
          {job_gone && <Badge>{t('applications.list.gone')}</Badge>}
        </div>
        <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm text-soft">
          <Fact icon={<Building2 aria-hidden="true" />}>{job.company_name}</Fact>
          <Fact icon={<MapPin aria-hidden="true" />}>{job.location}</Fact>
          <Fact icon={<Languages aria-hidden="true" />}>{languageText(job.language)}</Fact>
          <Fact icon={<CalendarDays aria-hidden="true" />}>
            {t('applications.list.appliedOn', { date: formatDate(applied_at) })}
          </Fact>
        </ul>
      </div>
      <div className="flex flex-wrap gap-2">
        {!job_gone && (
          <ButtonLink to={linkTo('jobDetails', { jobId: job.id })} variant="secondary" size="sm">
            {t('applications.list.details')}
          </ButtonLink>
        )}
        {status === 'applied' && <WithdrawButton size="sm" job={job} />}
      </div>
      <OwnWay jobId={job.id} title={job.title} isGone={job_gone} way={{ status, applied_at, answers, interview }} />
    </article>
  );
};

/** The signed-in candidate's applications. `browse` links to the job search. */
export const AppliedJobs = ({ browse }: { browse: string }) => {
  const t = useT();
  const applications = useOwnApplications(useOwnId());
  const interviews = useInterviewTimes();
  return (
    <ListFrame
      query={applications}
      items={useItems(applications)}
      loading={<SkeletonCards label={t('applications.list.loading')} count={3} />}
      failed={t('applications.list.failed')}
      empty={
        <EmptyState
          icon={<Send aria-hidden="true" />}
          title={t('applications.list.empty')}
          action={<ButtonLink to={browse}>{t('applications.list.browse')}</ButtonLink>}
        >
          {t('applications.list.emptyHint')}
        </EmptyState>
      }
      className="space-y-3"
      rowKey={({ application_id }) => application_id}
      card={(application) => <AppliedJob application={application} interview={interviews.get(application.job.id)} />}
    />
  );
};
