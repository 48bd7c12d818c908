import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Job } from '#shared/contracts/jobs.ts';
import type { AnswerHabits } from '#shared/domain/answer-habits.ts';
import { placeText } from '#shared/domain/place-text.ts';
import { linkTo } from '#web/config/links.ts';
import { closingText } from '#web/lib/closing-text.ts';
import { formatDate, salaryText } from '#web/lib/format.ts';
import { getLanguage, useT } from '#web/lib/i18n.ts';
import { languageText } from '#web/lib/language-text.ts';
import { mailto } from '#web/lib/links.ts';
import { AnswersFact } from '#web/ui/answers-fact.tsx';
import { inElement } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Fact } from '#web/ui/fact.tsx';
import {
  Banknote,
  BriefcaseBusiness,
  Building2,
  CalendarClock,
  CalendarDays,
  Languages,
  Mail,
  MapPin,
  TrendingUp,
  UserRound,
} from '#web/ui/icons.ts';
import { MailAddress } from '#web/ui/mail-address.tsx';
import { ExplainedSalary } from './explained-salary.tsx';

const KeyFact = ({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) => (
  <div className="flex min-w-0 items-start gap-1.5 [&_svg]:mt-1 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-soft">
    {icon}
    <dt className="sr-only">{label}</dt>
    <dd className="min-w-0 wrap-anywhere">{inElement(children)}</dd>
  </div>
);

/** What decides first, below the title: pay, place, type, language and the last day to apply. */
export const KeyFacts = ({ job }: { job: Job }) => {
  const t = useT();
  return (
    <dl className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-base text-ink">
      <KeyFact icon={<Banknote aria-hidden="true" />} label={t('jobs.details.salary')}>
        {salaryText(job)}
      </KeyFact>
      <KeyFact icon={<MapPin aria-hidden="true" />} label={t('jobs.details.location')}>
        {placeText(job.location, job.country ?? null, getLanguage())}
      </KeyFact>
      <KeyFact icon={<BriefcaseBusiness aria-hidden="true" />} label={t('jobs.filters.type')}>
        {t(`common.jobType.${job.job_type}`)}
      </KeyFact>
      <KeyFact icon={<Languages aria-hidden="true" />} label={t('jobs.details.language')}>
        {languageText(job.language)}
      </KeyFact>
      {job.closing_date && (
        <KeyFact icon={<CalendarClock aria-hidden="true" />} label={t('jobs.details.closing')}>
          {t('jobs.details.closesOn', { date: formatDate(job.closing_date) })}
        </KeyFact>
      )}
    </dl>
  );
};

/** A job's short facts: salary, place, language, level and dates. */
export const JobFacts = ({ job }: { job: Job }) => {
  const t = useT();
  return (
    <Card as="section" aria-labelledby="job-facts">
      <h2 id="job-facts" className="mb-4 text-xl">
        {t('jobs.details.overview')}
      </h2>
      <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
        <Fact icon={<Banknote aria-hidden="true" />} label={t('jobs.details.salary')}>
          <ExplainedSalary job={job} />
        </Fact>
        <Fact icon={<MapPin aria-hidden="true" />} label={t('jobs.details.location')}>
          {placeText(job.location, job.country ?? null, getLanguage())}
        </Fact>
        <Fact icon={<Languages aria-hidden="true" />} label={t('jobs.details.language')}>
          {languageText(job.language)}
        </Fact>
        <Fact icon={<TrendingUp aria-hidden="true" />} label={t('jobs.details.level')}>
          {t(`common.experience.${job.experience_level}`)}
        </Fact>
        <Fact icon={<CalendarDays aria-hidden="true" />} label={t('jobs.details.posted')}>
          {formatDate(job.created_at, 'long')}
        </Fact>
        {job.closing_date && (
          <Fact icon={<CalendarClock aria-hidden="true" />} label={t('jobs.details.closing')}>
            {closingText(job, 'long')}
          </Fact>
        )}
      </dl>
    </Card>
  );
};

/** The company that offers the job, for candidates with how it answers. */
export const JobOwner = ({ job, answers }: { job: Job; answers?: AnswerHabits | undefined }) => {
  const { recruiter, recruiter_id } = job;
  const t = useT();
  return (
    <Card as="section">
      <h2 className="mb-4 text-xl">{t('jobs.details.offeredBy')}</h2>
      <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
        <Fact icon={<Building2 aria-hidden="true" />} label={t('jobs.details.company')}>
          <Link
            to={linkTo('company', { recruiterId: recruiter_id })}
            className="rounded-sm text-primary underline wrap-anywhere"
          >
            {recruiter.company_name}
          </Link>
        </Fact>
        {answers && <AnswersFact answers={answers} />}
        <Fact icon={<UserRound aria-hidden="true" />} label={t('jobs.details.recruiter')}>
          {recruiter.name}
        </Fact>
        {recruiter.email && (
          <Fact icon={<Mail aria-hidden="true" />} label={t('jobs.details.contact')}>
            <a href={mailto(recruiter.email)} className="rounded-sm text-primary underline">
              <MailAddress>{recruiter.email}</MailAddress>
            </a>
          </Fact>
        )}
      </dl>
    </Card>
  );
};
