import type { AnswerHabits } from '#shared/domain/answer-habits.ts';
import { useT } from '#web/lib/i18n.ts';
import { Fact } from './fact.tsx';
import { Clock } from './icons.ts';

/** How a company answers applications: the usual time, where there is one, and how many were answered so far. */
export const AnswersFact = ({ answers: { applications, answered, usual_days } }: { answers: AnswerHabits }) => {
  const t = useT();
  return (
    <Fact icon={<Clock aria-hidden="true" />} label={t('jobs.details.answers')}>
      {usual_days !== undefined && (
        <span className="block">{t('jobs.details.answersUsual', { days: usual_days })}</span>
      )}
      <span className={usual_days === undefined ? 'block' : 'block text-sm text-soft'}>
        {answered === 0
          ? t('jobs.details.answersNone', { applications })
          : t('jobs.details.answersShare', { answered, applications })}
      </span>
    </Fact>
  );
};
