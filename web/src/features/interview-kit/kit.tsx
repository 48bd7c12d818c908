import type { ReactNode } from 'react';
import { type InterviewKit, interviewKitCalls } from '#shared/contracts/interview-kit.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { useRequirementText } from '#web/lib/requirement-text.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { May } from '#web/ui/may.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useKit } from './queries.ts';
import { QuestionList } from './questions.tsx';
import { ScorecardForm } from './scorecard-form.tsx';
import { ShownScorecard } from './shown-scorecard.tsx';

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="space-y-3 border-t border-line pt-5 first:border-t-0 first:pt-0">
    <h3 className="text-lg">{title}</h3>
    {children}
  </section>
);

const Requirements = ({ job, match }: { job: NonNullable<InterviewKit['job']>; match: ReactNode }) => {
  const t = useT();
  const text = useRequirementText(job.language_requirements);
  return (
    <Part title={t('interviewKit.requirements')}>
      <p className="wrap-anywhere">{text ?? t('interviewKit.noRequirements')}</p>
      {match}
    </Part>
  );
};

/** What a company has beside an interview: questions, what the job requires, and what its people saw. */
export const Kit = ({ id, match }: { id: string; match: (kit: InterviewKit) => ReactNode }) => {
  const t = useT();
  const query = useKit(id);
  const kit = query.data;
  if (!kit && query.isError)
    return <ErrorState title={errorText(query.error, t('interviewKit.loadFailed'))} query={query} />;
  if (!kit) {
    return (
      <div role="status">
        <span className="sr-only">{t('interviewKit.loading')}</span>
        <Skeleton className="h-64 w-full" />
      </div>
    );
  }
  const { job, questions, languages, scorecards } = kit;
  const others = scorecards.filter(({ is_own }) => !is_own);
  return (
    <div className="space-y-6">
      {questions && (
        <Part title={t('interviewKit.questions')}>
          <QuestionList id={id} questions={questions} />
        </Part>
      )}
      {job && <Requirements job={job} match={match(kit)} />}
      <May call={interviewKitCalls.saveScorecard}>
        <Part title={t('interviewKit.own')}>
          <p className="text-sm text-soft">{t('interviewKit.readers')}</p>
          <ScorecardForm id={id} toLookAt={languages} own={scorecards.find(({ is_own }) => is_own)} />
        </Part>
      </May>
      {others.length > 0 && (
        <Part title={t('interviewKit.others')}>
          <ul className="space-y-3">
            {others.map((each) => (
              <ShownScorecard key={`${each.author} ${each.at}`} scorecard={each} />
            ))}
          </ul>
        </Part>
      )}
    </div>
  );
};
