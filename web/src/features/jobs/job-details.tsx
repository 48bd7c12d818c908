import { type ReactNode, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AnswerOf } from '#shared/contracts/define.ts';
import { type JobSummary, jobCalls } from '#shared/contracts/jobs.ts';
import { stateOfJob } from '#shared/domain/closing-date.ts';
import { epochMs } from '#shared/domain/time.ts';
import { linkTo } from '#web/config/links.ts';
import { call } from '#web/lib/api-client.ts';
import { cx } from '#web/lib/cx.ts';
import { useT } from '#web/lib/i18n.ts';
import { useRequirementText } from '#web/lib/requirement-text.ts';
import { companyIdOf } from '#web/lib/session.ts';
import { useSession } from '#web/lib/use-session.ts';
import { useSteps } from '#web/lib/use-steps.ts';
import { whenIdle } from '#web/lib/when.ts';
import { ButtonLink, inElement } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Building2, Clock, Eye, Users } from '#web/ui/icons.ts';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useCountedPage } from './counted-pages.ts';
import { JobFacts, JobOwner, KeyFacts } from './job-details-facts.tsx';
import { JobGrid } from './job-grid.tsx';
import { TextSwitch } from './text-switch.tsx';
import { useJobText } from './use-job-text.ts';

type JobWithSimilar = AnswerOf<typeof jobCalls.get>;

const recordView = async (jobId: number): Promise<void> => {
  await whenIdle();
  await call(jobCalls.recordView, { params: { id: jobId } });
};

/** Records a candidate's view once the page is shown. A failure is ignored. */
const useCountedView = (jobId: number, isCandidate: boolean): void => {
  useEffect(() => {
    if (isCandidate) recordView(jobId).catch(() => undefined);
  }, [jobId, isCandidate]);
};

const Figure = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex items-center gap-1.5 [&_svg]:size-4">
    {icon}
    {inElement(children)}
  </li>
);

const Figures = ({ job }: { job: JobWithSimilar }) => {
  const t = useT();
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-sm text-soft tabular-nums sm:mt-4">
      <Figure icon={<Eye aria-hidden="true" />}>{t('jobs.details.views', { count: job.views_count })}</Figure>
      <Figure icon={<Users aria-hidden="true" />}>
        {t('jobs.details.applications', { count: job.applications_count })}
      </Figure>
      {job.days_left !== null && (
        <Figure icon={<Clock aria-hidden="true" />}>{t('jobs.details.daysLeft', { count: job.days_left })}</Figure>
      )}
    </ul>
  );
};

const Passage = ({ title, text, lang }: { title: string; text: string; lang?: string | undefined }) =>
  text ? (
    <section className="not-first:mt-8">
      <h2 className="mb-2 text-xl">{title}</h2>
      <p dir="auto" lang={lang} className="whitespace-pre-line wrap-anywhere">
        {text}
      </p>
    </section>
  ) : null;

/** A full job: text, figures, company, the user's actions, and similar jobs. */
export const JobDetails = ({
  job,
  back,
  backLabel,
  candidateActions,
  guestActions,
  match,
  matchOf,
  report,
}: {
  job: JobWithSimilar;
  back: string;
  backLabel: string;
  /** Actions of the candidate with this id. */
  candidateActions?: (candidateId: number) => ReactNode;
  /** Actions of guests. */
  guestActions?: ReactNode;
  /** Explains how the reader's languages meet the job. */
  match?: ReactNode;
  /** Shows the same in one line, below the title and on the card of a similar job. */
  matchOf?: (job: JobSummary) => ReactNode;
  /** Reports the job; not shown to its recruiter. */
  report?: ReactNode;
}) => {
  const t = useT();
  const session = useSession();
  const languages = useRequirementText(job.language_requirements);
  const { texts, shown, choose } = useJobText(job);
  /** Of what a job has in one language only. */
  const lang = job.text_language ?? undefined;
  const isCandidate = session?.userType === 'candidate';
  const isOwner = session?.userType === 'recruiter' && companyIdOf(session.user) === job.recruiter_id;
  const state = stateOfJob(job, epochMs(Date.now()));
  const wantsToApply = useSearchParams()[0].get('apply') === 'true';
  useCountedView(job.id, isCandidate);
  useCountedPage(job.id, job.is_active && !isOwner);
  // What is below the job's text does not delay its paint.
  const isTextPainted = useSteps(2, 1) === 2;
  return (
    <>
      <PageHeader title={shown.title} lang={shown.language ?? undefined} backTo={back} backLabel={backLabel}>
        <p className="flex items-start gap-2">
          <Building2 className="mt-1 size-5 shrink-0" aria-hidden="true" />
          <span className="min-w-0 wrap-anywhere">{job.company_name}</span>
        </p>
        <KeyFacts job={job} />
        {isCandidate && matchOf && <div className="mt-3 text-base empty:hidden">{matchOf(job)}</div>}
        <Figures job={job} />
      </PageHeader>
      <div className="mb-6 space-y-3 empty:hidden">
        {state === 'inactive' && <Notice tone="warning">{t('jobs.details.inactive')}</Notice>}
        {state === 'closed' && <Notice tone="warning">{t('jobs.details.isClosed')}</Notice>}
        {wantsToApply && !isCandidate && <Notice tone="warning">{t('applications.onlyCandidates')}</Notice>}
      </div>
      <div className="flex flex-col gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="space-y-6">
          <TextSwitch texts={texts} shown={shown} onChoose={choose} />
          <Card>
            <Passage
              title={t('jobs.details.description')}
              text={shown.description}
              lang={shown.language ?? undefined}
            />
            <Passage title={t('jobs.details.languages')} text={languages ?? ''} />
            <Passage title={t('jobs.details.requirements')} text={job.requirements} lang={lang} />
            <Passage title={t('jobs.details.benefits')} text={job.benefits} lang={lang} />
          </Card>
          {isTextPainted && match}
        </div>
        <div className="contents lg:block">
          {/* What one can do stays in sight: beside the text, on small screens at the bottom above the frame's own bar. */}
          <div
            className={cx(
              'sticky z-10 order-last -mx-4 border-t border-line bg-paper px-4 py-3 empty:hidden sm:-mx-6 sm:px-6',
              'lg:top-16 lg:bottom-auto lg:mx-0 lg:-mt-4 lg:border-0 lg:px-0 lg:pt-4 lg:pb-6',
              session ? 'bottom-[calc(3.75rem+1px+env(safe-area-inset-bottom))] md:bottom-0' : 'bottom-0',
            )}
          >
            {isCandidate && candidateActions?.(session.user.id)}
            {!session && guestActions}
            {isOwner && (
              <ButtonLink to={linkTo('jobApplicants', { jobId: job.id })} size="lg" className="w-full">
                {t('jobs.details.viewApplicants')}
              </ButtonLink>
            )}
          </div>
          {/* What gets the focus here is not below the actions. */}
          <div className="space-y-6 lg:[&_:is(a,button,select)]:scroll-mt-56">
            <JobFacts job={job} />
            <JobOwner job={job} answers={job.answers} />
            {!isOwner && report}
          </div>
        </div>
      </div>
      {isTextPainted && <JobGrid title={t('jobs.details.similar')} jobs={job.similar_jobs} matchOf={matchOf} />}
    </>
  );
};
